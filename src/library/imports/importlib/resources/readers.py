# importlib.resources.readers: what packages consist of that are not one folder of the run's files.
"""Folders of packages that are no single folder of files."""

import io

from importlib.resources.abc import Traversable as _Traversable
from importlib.resources.abc import TraversalError as _TraversalError

__all__ = ["MultiplexedPath"]


class MultiplexedPath(_Traversable):
    """The folders of a package that has no module __init__, as if they were one."""

    def __init__(self, *paths):
        from pathlib import Path
        self._folders = [Path(path) for path in paths]
        if not self._folders:
            raise FileNotFoundError("MultiplexedPath must contain at least one path")
        if not all(folder.is_dir() for folder in self._folders):
            raise NotADirectoryError("MultiplexedPath only supports directories")

    def __repr__(self):
        return f"MultiplexedPath({', '.join(repr(str(folder)) for folder in self._folders)})"

    @property
    def name(self):
        return self._folders[0].name

    def iterdir(self):
        """Yield each name once; folders of the same name are merged."""
        by_name = {}
        for folder in self._folders:
            for child in folder.iterdir():
                by_name.setdefault(child.name, []).append(child)
        for same in by_name.values():
            merges = len(same) > 1 and all(child.is_dir() for child in same)
            yield MultiplexedPath(*same) if merges else same[0]

    def is_dir(self):
        return True

    def is_file(self):
        return False

    def joinpath(self, *descendants):
        try:
            return super().joinpath(*descendants)
        except _TraversalError:
            # As a path that does not exist: opening it says so.
            return self._folders[0].joinpath(*descendants)

    def open(self, *args, **kwargs):
        raise FileNotFoundError(f"{self} is not a file")


class Text(_Traversable):
    """A module's text that the host gave, a package of such modules, or a place that is neither."""

    def __init__(self, name, text=None, inside=None):
        self._name = name
        self._text = text
        self._inside = inside

    @property
    def name(self):
        return self._name

    def iterdir(self):
        return iter((self._inside or {}).values())

    def is_dir(self):
        return self._inside is not None

    def is_file(self):
        return self._text is not None

    def joinpath(self, *descendants):
        place = self
        for part in (part for path in descendants for part in str(path).split("/") if part):
            place = (place._inside or {}).get(part) or Text(part)
        return place

    def open(self, mode="r", encoding=None, errors=None):
        if mode not in ("r", "rb"):
            raise ValueError(f"Invalid mode value {mode!r}, only 'r' and 'rb' are supported")
        if self._text is None:
            raise FileNotFoundError("Can't open orphan path")
        file = io.BytesIO(self._text.encode())
        return file if mode == "rb" else io.TextIOWrapper(file, encoding, errors)


def tree_of_texts(package, texts):
    """Return the folder of a package, from the texts of its modules by their dotted names.

    Without texts the result is neither a folder nor a file."""
    if not texts:
        return Text(package)
    root = Text(package, inside={})
    for module, text in texts.items():
        is_package = any(other.startswith(module + ".") for other in texts)
        path = module.removeprefix(package).strip(".").split(".")
        *folders, file = (path + ["__init__"] if is_package else path) if path[0] else ["__init__"]
        place = root
        for folder in folders:
            place = place._inside.setdefault(folder, Text(folder, inside={}))
        place._inside[file + ".py"] = Text(file + ".py", text)
    return root
