# importlib.machinery: the description of a module. There are no finders and no loaders.
"""What is known of a module before it runs."""

__all__ = ["ModuleSpec"]


class ModuleSpec:
    """The description of a module: its name, where it comes from, whether it is a package."""

    cached = None
    has_location = False
    # A spec is equal to another one of the same places, and its repr has those that are known.
    __hash__ = None

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        places = {"name": name, "loader": loader, "origin": origin, "loader_state": loader_state,
                  "submodule_search_locations": [] if is_package else None}
        for place, value in places.items():
            setattr(self, place, value)

    def _places(self):
        return {place: getattr(self, place)
                for place in ("name", "loader", "origin", "submodule_search_locations")}

    def __eq__(self, other):
        is_spec = isinstance(other, ModuleSpec)
        return self._places() == other._places() if is_spec else NotImplemented

    def __repr__(self):
        known = [f"{place}={value!r}" for place, value in self._places().items()
                 if value is not None or place == "loader"]
        return type(self).__name__ + "(" + ", ".join(known) + ")"

    # The package that the module belongs to, or that it is.
    parent = property(lambda self: self.name if self.submodule_search_locations is not None
                      else self.name[:max(self.name.rfind("."), 0)])
