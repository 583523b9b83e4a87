# importlib.machinery: the description of a module. There are no finders and no loaders.
"""What is known of a module before it runs."""

__all__ = ["ModuleSpec"]


class ModuleSpec:
    """The description of a module: its name, where it comes from, whether it is a package."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name = name
        self.loader = loader
        self.origin = origin
        self.loader_state = loader_state
        self.submodule_search_locations = [] if is_package else None
        self.has_location = False
        self.cached = None

    @property
    def parent(self):
        """The name of the package that the module belongs to, or that it is."""
        if self.submodule_search_locations is None:
            return self.name.rpartition(".")[0]
        return self.name

    def __eq__(self, other):
        if not isinstance(other, ModuleSpec):
            return NotImplemented
        return (self.name == other.name and self.loader == other.loader
                and self.origin == other.origin
                and self.submodule_search_locations == other.submodule_search_locations)

    __hash__ = None

    def __repr__(self):
        parts = [f"name={self.name!r}", f"loader={self.loader!r}"]
        if self.origin is not None:
            parts.append(f"origin={self.origin!r}")
        if self.submodule_search_locations is not None:
            parts.append(f"submodule_search_locations={self.submodule_search_locations}")
        return f"{type(self).__name__}({', '.join(parts)})"
