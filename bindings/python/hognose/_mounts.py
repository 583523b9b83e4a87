"""Mounts: trees of files that a run reads when it asks for them."""

from __future__ import annotations

import os
import stat
from typing import NamedTuple, Protocol

from hognose._files import _FOLDER, _open_beneath

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class MountEntry(NamedTuple):
    """What a folder of a mount has. `size`, in bytes, is what a program sees that asks before it opens the file."""

    name: str
    is_folder: bool = False
    size: int = 0


class MountedTree(Protocol):
    """What can be mounted. Paths are below the mount, as "a/b.txt"; "" is the mount itself.

    Both methods are called during a run. If one raises an OSError, the program gets an OSError with EIO; any other
    exception ends the run with the status "host_error".
    """

    def list(self, folder: str) -> Iterable[MountEntry | str]:
        """What a folder has, in the order that the program sees. A str stands for a file whose size is not known.
        Called once for each folder that the program uses; a session keeps the answer."""
        ...

    def read(self, file: str) -> bytes | str:
        """The content of a file. Called when the program opens it and had it not open before."""
        ...


class FolderTree:
    """A folder of the host, to be mounted. Only regular files and folders in it are seen: links are left out, and no
    path is opened through one. Raises OSError if the folder cannot be opened."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self._root = -1
        self._root = os.open(folder, _FOLDER)

    def __del__(self) -> None:
        if self._root >= 0:
            os.close(self._root)

    def list(self, folder: str) -> list[MountEntry]:
        """The files and folders in a folder, sorted by name."""
        parts = folder.split("/") if folder else []
        descriptor = os.dup(self._root) if not parts else self._open_folder(parts)
        try:
            entries = []
            for name in sorted(os.listdir(descriptor)):  # the order of the system is nobody's choice
                status = os.stat(name, dir_fd=descriptor, follow_symlinks=False)
                if stat.S_ISDIR(status.st_mode) or stat.S_ISREG(status.st_mode):
                    is_folder = stat.S_ISDIR(status.st_mode)
                    entries.append(MountEntry(name, is_folder, 0 if is_folder else status.st_size))
            return entries
        finally:
            os.close(descriptor)

    def read(self, file: str) -> bytes:
        """The content of a file."""
        descriptor = _open_beneath(self._root, file.split("/"))
        with open(descriptor, "rb") as opened:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise OSError("it is no regular file")
            return opened.read()

    def _open_folder(self, parts):
        here = self._root
        for part in parts:
            try:
                inner = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=here)
            finally:
                if here != self._root:
                    os.close(here)
            here = inner
        return here


def tree_of(mount):
    """The tree that a mount is: itself, or that of a folder."""
    if isinstance(mount, os.PathLike):
        return FolderTree(mount)
    if not (callable(getattr(mount, "list", None)) and callable(getattr(mount, "read", None))):
        raise TypeError(f"a mount is a folder as a pathlib.Path or has list() and read(), not {type(mount).__name__}")
    return mount


def mounted(mount):
    """The functions list() and read() of a tree or of a folder, in the form that the engine calls."""
    tree = tree_of(mount)

    def list_folder(folder):
        try:
            entries = [MountEntry(entry) if isinstance(entry, str) else entry for entry in tree.list(os.fsdecode(folder))]
        except OSError:
            return None
        return [(os.fsencode(name), bool(is_folder), int(size)) for name, is_folder, size in entries]

    def read_file(file):
        try:
            content = tree.read(os.fsdecode(file))
        except OSError:
            return None
        if isinstance(content, str):
            return content.encode("utf-8", "surrogatepass")
        if not isinstance(content, (bytes, bytearray, memoryview)):
            raise TypeError(f"the content of a file must be str or bytes, not {type(content).__name__}")
        return bytes(content)

    return list_folder, read_file
