# importlib.resources.abc: what a file or folder that belongs to a package can do.
"""What resources can do, whatever holds them."""

import abc
from typing import Protocol, runtime_checkable

__all__ = ["ResourceReader", "Traversable", "TraversableResources", "TraversalError"]


class TraversalError(Exception):
    """There is no such place below the one that was asked."""


@runtime_checkable
class Traversable(Protocol):
    """A file or a folder, with those methods of pathlib.Path that only read."""

    def __truediv__(self, child):
        return self.joinpath(child)

    def joinpath(self, *descendants):
        """Return what is below, by one or more paths. TraversalError if there is no such place."""
        names = (part for path in descendants for part in str(path).split("/") if part)
        place = self
        for name in names:
            found = [child for child in place.iterdir() if child.name == name]
            if not found:
                raise TraversalError("Target not found during traversal.", name, list(names))
            place = found[0]
        return place

    def read_text(self, encoding=None, errors=None):
        """Return what is in the file, as text."""
        with self.open(encoding=encoding, errors=errors) as text:
            return text.read()

    def read_bytes(self):
        """Return what is in the file, as bytes."""
        with self.open("rb") as binary:
            return binary.read()

    @abc.abstractmethod
    def open(self, mode="r", *args, **kwargs):
        """Open the file to read text ("r") or bytes ("rb")."""

    @abc.abstractmethod
    def is_file(self):
        """Return whether it is a file."""

    @abc.abstractmethod
    def is_dir(self):
        """Return whether it is a folder."""

    @abc.abstractmethod
    def iterdir(self):
        """Yield what is in the folder."""

    name = property(abc.abstractmethod(lambda self: None), doc="The last part of the path.")


class ResourceReader(metaclass=abc.ABCMeta):
    """Opens what belongs to a package, by name."""

    @abc.abstractmethod
    def contents(self):
        """Return the names of all files and folders."""

    @abc.abstractmethod
    def is_resource(self, path):
        """Return whether it is a file."""

    @abc.abstractmethod
    def resource_path(self, resource):
        """Return the path of the file. FileNotFoundError if it has none."""

    @abc.abstractmethod
    def open_resource(self, resource):
        """Return the file, opened to read bytes."""


class TraversableResources(ResourceReader):
    """A ResourceReader for a folder that can be traversed."""

    @abc.abstractmethod
    def files(self):
        """Return the folder of the package."""

    def contents(self):
        return (child.name for child in self.files().iterdir())

    def is_resource(self, path):
        return self.files().joinpath(path).is_file()

    def resource_path(self, resource):
        raise FileNotFoundError(resource)

    def open_resource(self, resource):
        return self.files().joinpath(resource).open("rb")
