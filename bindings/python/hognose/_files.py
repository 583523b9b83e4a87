"""Files of a run: what it finds in its file system, and what it changed there."""

from __future__ import annotations

import collections.abc
import dataclasses
import os
import posixpath
import secrets
import stat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_DEEPEST_FOLDER = 64
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


@dataclasses.dataclass(frozen=True)
class FileChange:
    """A difference between the files at the start of a run and at its end.

    path: absolute, in the file system of the run. change: "created", "modified" or "deleted".
    type: "file", "folder" or "link". content: the bytes of a file; the target of a link; b"" for what was deleted.
    mode: the permissions.
    """

    path: str
    change: str
    type: str
    content: bytes
    mode: int

    @property
    def text(self) -> str:
        """The content as text in UTF-8. Raises UnicodeDecodeError for other content."""
        return self.content.decode()

    def __repr__(self) -> str:
        what = f"{self.change} {'' if self.type == 'file' else self.type + ' '}{self.path!r}"
        has_content = self.type == "file" and self.change != "deleted"
        return f"<{what}, {len(self.content)} bytes>" if has_content else f"<{what}>"


if TYPE_CHECKING:
    _Changes = Mapping[str, "FileChange"]
else:
    _Changes = collections.abc.Mapping


class FileChanges(_Changes):
    """What a run changed in its files: a mapping from paths to FileChange, sorted by path. A path that is not absolute
    is below the working folder: `changes["out/total.txt"].text`.

    created, modified, deleted: the changes of that kind, as lists.
    """

    def __init__(self, changes: Iterable[FileChange], working_folder: str = "/guest") -> None:
        self._changes = {change.path: change for change in changes}
        self._working_folder = working_folder

    def __getitem__(self, path: str) -> FileChange:
        return self._changes[self._absolute(path)]

    def __contains__(self, path: object) -> bool:
        return isinstance(path, (str, os.PathLike)) and self._absolute(path) in self._changes

    def __iter__(self) -> Iterator[str]:
        return iter(self._changes)

    def __len__(self) -> int:
        return len(self._changes)

    def _absolute(self, path):
        return posixpath.normpath(posixpath.join(self._working_folder, os.fspath(path)))

    @property
    def created(self) -> list[FileChange]:
        return [change for change in self.values() if change.change == "created"]

    @property
    def modified(self) -> list[FileChange]:
        return [change for change in self.values() if change.change == "modified"]

    @property
    def deleted(self) -> list[FileChange]:
        return [change for change in self.values() if change.change == "deleted"]

    @property
    def contents(self) -> dict[str, bytes]:
        """The files that exist after the run, from paths to their bytes. A later run can have them as its `files`."""
        return {path: change.content for path, change in self._changes.items()
                if change.type == "file" and change.change != "deleted"}

    def write_to(self, folder: str | os.PathLike[str], *, delete: bool = False) -> None:
        """Writes what changed in the working folder into a folder of the host. With `delete`, what the run deleted is
        also deleted there.

        Each part of a path is opened beneath the folder, without following links, and each file is a new one that takes
        the place of what had its name. So nothing outside of the folder changes, whatever is in it. Links that the run
        made are not written.
        """
        prefix = self._working_folder.rstrip("/") + "/"
        below = [(path[len(prefix):].split("/"), change) for path, change in self._changes.items()
                 if path.startswith(prefix)]
        for parts, change in below:
            if any(part in ("", ".", "..") or "\0" in part for part in parts):
                raise ValueError(f"{change.path!r} is not a path that can be written")
        root = os.open(folder, _FOLDER)
        try:
            # Deletions first, innermost first: a file may have become a folder.
            for parts, change in reversed(below):
                if change.change == "deleted" and delete:
                    _apply(root, parts, change)
            for parts, change in below:
                if change.change != "deleted" and change.type != "link":
                    _apply(root, parts, change)
        finally:
            os.close(root)

    def __repr__(self) -> str:
        shown = [repr(change)[1:-1] for _, change in zip(range(6), self.values())]
        more = f", … {len(self) - len(shown)} more" if len(self) > len(shown) else ""
        return f"<FileChanges: {', '.join(shown) or 'none'}{more}>"


# --- files for a run

def read_files(folder: str | os.PathLike[str], *, max_files: int = 200_000,
               max_bytes: int = 64 << 20) -> dict[str, bytes]:
    """The files of a folder and of the folders in it, from paths to bytes, for the option `files`. A link counts as the
    file that it leads to, if that is in the folder; other links, and what is neither a file nor a folder, are left out.
    ValueError if there is more than the limits allow."""
    reader = _Reader(max_files, max_bytes)
    reader.add_folder(os.fspath(folder))
    return {os.fsdecode(path): content for path, content in reader.files}


def given_files(files, most_files, most_bytes):
    """What the option `files` gives, as a list of (path, content), both of them bytes."""
    reader = _Reader(most_files, most_bytes)
    if isinstance(files, (str, bytes)):
        raise TypeError("files= is a mapping from paths to contents, or a folder as a pathlib.Path")
    if isinstance(files, os.PathLike):
        reader.add_folder(os.fspath(files))
    elif files is not None:
        for path, content in files.items():
            if isinstance(content, str):
                content = content.encode("utf-8", "surrogatepass")
            elif not isinstance(content, (bytes, bytearray, memoryview)):
                raise TypeError(f"the content of the file {path!r} must be str or bytes, not {type(content).__name__}")
            reader.add(os.fsencode(path), bytes(content))
    return reader.files


class _Reader:
    """Collects files within limits."""

    def __init__(self, most_files, most_bytes):
        self.files = []
        self._most_files, self._left = most_files, most_bytes

    def add(self, path, content):
        self._left -= len(content)
        if self._left < 0:
            raise ValueError("the files are larger than the limit max_file_bytes")
        if len(self.files) >= self._most_files:
            raise ValueError("there are more files than the limit max_files")
        self.files.append((path, content))

    def add_folder(self, name):
        root = os.open(name, _FOLDER)
        try:
            self._add_entries(root, root, os.path.realpath(name), "", 0)
        finally:
            os.close(root)

    def _add_entries(self, root, folder, real, below, depth):
        if depth > _DEEPEST_FOLDER:
            raise ValueError(f"the folder {below!r} is too deep to be read")
        for name in sorted(os.listdir(folder)):  # the order of the system is nobody's choice
            path = posixpath.join(below, name)
            kind = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
            if stat.S_ISDIR(kind):
                inner = os.open(name, _FOLDER | os.O_NOFOLLOW, dir_fd=folder)
                try:
                    self._add_entries(root, inner, real, path, depth + 1)
                finally:
                    os.close(inner)
            elif stat.S_ISREG(kind):
                self._add_file(os.open(name, _FILE, dir_fd=folder), path)
            elif stat.S_ISLNK(kind):
                target = os.path.realpath(os.path.join(real, path))
                if target.startswith(real.rstrip("/") + "/") and os.path.isfile(target):
                    self._add_file(_open_beneath(root, target[len(real.rstrip("/")) + 1:].split("/")), path)

    def _add_file(self, descriptor, path):
        with open(descriptor, "rb") as file:
            # It may have changed since it was looked at.
            if stat.S_ISREG(os.fstat(descriptor).st_mode):
                self.add(os.fsencode(path), file.read(self._left + 1))


def _open_beneath(root, parts):
    """A descriptor of the file, which no link leads to."""
    here = root
    try:
        for part in parts[:-1]:
            inner = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=here)
            if here != root:
                os.close(here)
            here = inner
        return os.open(parts[-1], _FILE, dir_fd=here)
    finally:
        if here != root:
            os.close(here)


# --- files of the host

def _apply(root, parts, change):
    """Applies one change beneath the folder."""
    here = root
    try:
        for part in parts[:-1]:
            try:
                inner = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=here)
            except FileNotFoundError:
                if change.change == "deleted":
                    return
                os.mkdir(part, 0o755, dir_fd=here)
                inner = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=here)
            if here != root:
                os.close(here)
            here = inner
        name = parts[-1]
        if change.change == "deleted":
            _remove(here, name, change)
        elif change.type == "folder":
            _make_folder(here, name)
        else:
            _write_file(here, name, change.content)
    finally:
        if here != root:
            os.close(here)


def _remove(folder, name, change):
    try:
        (os.rmdir if change.type == "folder" else os.unlink)(name, dir_fd=folder)
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        pass  # what the run deleted need not be here
    except OSError:
        if change.type != "folder":
            raise
        # The folder has files that the run did not know.


def _make_folder(folder, name):
    try:
        os.mkdir(name, 0o755, dir_fd=folder)
    except FileExistsError:
        if not stat.S_ISDIR(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
            os.unlink(name, dir_fd=folder)
            os.mkdir(name, 0o755, dir_fd=folder)


def _write_file(folder, name, content):
    # A new file under another name first: the old one may have further names elsewhere.
    new = f".{secrets.token_hex(8)}.new"
    with open(os.open(new, _NEW_FILE, 0o644, dir_fd=folder), "wb") as file:
        file.write(content)
    try:
        try:
            os.replace(new, name, src_dir_fd=folder, dst_dir_fd=folder)
        except IsADirectoryError:  # it must be empty
            os.rmdir(name, dir_fd=folder)
            os.replace(new, name, src_dir_fd=folder, dst_dir_fd=folder)
    except OSError:
        os.unlink(new, dir_fd=folder)
        raise
