# importlib.machinery: the description of a module, and the loader of one that is a file of the
# run. There are no finders: the importer looks for modules itself.
"""What is known of a module before it runs."""

from _importing import run_file as _run_file

__all__ = ["ModuleSpec", "SOURCE_SUFFIXES", "SourceFileLoader", "all_suffixes"]

SOURCE_SUFFIXES = [".py"]


def all_suffixes():
    """Return how the names of files end that are modules."""
    return SOURCE_SUFFIXES[:]


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


class SourceFileLoader:
    """Loads a module from a file of the run."""

    def __init__(self, fullname, path):
        self.name = fullname
        self.path = path

    def __eq__(self, other):
        is_loader = isinstance(other, SourceFileLoader)
        return self._place() == other._place() if is_loader else NotImplemented

    def __hash__(self):
        return hash(self._place())

    def _place(self):
        return self.name, self.path

    def create_module(self, spec):
        """Return None: the module is an ordinary one."""

    def exec_module(self, module):
        """Run the text in the namespace of the module."""
        _run_file(self.get_filename(module.__name__), module)

    def get_code(self, fullname):
        """Return the compiled text."""
        path = self.get_filename(fullname)
        return compile(self.get_data(path), path, "exec", dont_inherit=True)

    def get_data(self, path):
        """Return what is in a file, as bytes."""
        with open(path, "rb") as file:
            return file.read()

    def get_filename(self, name=None):
        """Return the path of the module's file."""
        if name not in (None, self.name):
            raise ImportError(f"loader for {self.name} cannot handle {name}", name=name)
        return self.path

    def get_source(self, fullname):
        """Return the text, decoded as its coding comment says."""
        from tokenize import open as open_source
        with open_source(self.get_filename(fullname)) as file:
            return file.read()

    def is_package(self, fullname):
        """Return whether the file is the __init__ of a package."""
        is_init = self.get_filename(fullname).rpartition("/")[2] == "__init__.py"
        return is_init and fullname.rpartition(".")[2] != "__init__"
