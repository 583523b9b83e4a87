# importlib.resources: the files beside the modules of a package. They are files of the run, or the
# texts of modules that the host gave; nothing else belongs to a package.
"""The files that belong to packages."""

import sys
import warnings
from contextlib import contextmanager as _contextmanager
from typing import Optional, Union

from _importing import texts as _texts
from _typing import _caller_module
from importlib import import_module as _import_module
from importlib.resources.abc import ResourceReader
from importlib.resources.readers import MultiplexedPath as _MultiplexedPath
from importlib.resources.readers import tree_of_texts as _tree_of_texts

__all__ = ["Package", "Anchor", "ResourceReader", "as_file", "files", "contents", "is_resource",
           "open_binary", "open_text", "path", "read_binary", "read_text"]

Package = Union[type(sys), str]
Anchor = Package


def files(anchor: Optional[Anchor] = None):
    """Return the folder of a package, or of the package that a module is in."""
    if anchor is None:
        anchor = _caller_module()
    module = _import_module(anchor) if isinstance(anchor, str) else anchor
    if not isinstance(module, type(sys)):
        raise AttributeError(f"{type(module).__name__!r} object has no attribute '__spec__'")
    folders = getattr(module, "__path__", None)
    file = getattr(module, "__file__", None)
    if isinstance(file, str) and file.startswith("/"):
        from pathlib import Path
        return Path(file).parent
    name = module.__name__
    texts = _texts(name)
    if not texts and folders:
        return _MultiplexedPath(*folders)
    return _tree_of_texts(name, texts)


@_contextmanager
def as_file(path):
    """Yield a pathlib.Path of the file or folder, which may exist within the block only."""
    from pathlib import Path
    if isinstance(path, Path):
        yield path
        return
    from tempfile import TemporaryDirectory
    with TemporaryDirectory() as folder:
        yield _copy(path, Path(folder))


def _copy(source, folder):
    target = folder / source.name
    if source.is_file():
        target.write_bytes(source.read_bytes())
        return target
    target.mkdir()
    for child in source.iterdir():
        _copy(child, target)
    return target


def _at(anchor, names):
    return files(anchor).joinpath(*names)


def _of_text(names, encoding, errors):
    """The options with which a text is opened. A file that is named by parts needs an encoding."""
    if encoding is None and len(names) > 1:
        raise TypeError("'encoding' argument required with multiple path names")
    return {"encoding": encoding or "utf-8", "errors": errors}


def path(anchor, *names):
    """Return the context manager as_file() of the file or folder."""
    return as_file(_at(anchor, names))


def is_resource(anchor, *names):
    """Return whether it is a file."""
    return _at(anchor, names).is_file()


def read_binary(anchor, *names):
    """Return what is in the file, as bytes."""
    return _at(anchor, names).read_bytes()


def read_text(anchor, *names, encoding=None, errors="strict"):
    """Return what is in the file, as text."""
    return _at(anchor, names).read_text(**_of_text(names, encoding, errors))


def open_binary(anchor, *names):
    """Return the file, opened to read bytes."""
    return _at(anchor, names).open("rb")


def open_text(anchor, *names, encoding=None, errors="strict"):
    """Return the file, opened to read text."""
    return _at(anchor, names).open("r", **_of_text(names, encoding, errors))


def contents(anchor, *names):
    """Return the names in the folder (deprecated)."""
    warnings.warn("importlib.resources.contents is deprecated. Use files(anchor).iterdir() instead.",
                  DeprecationWarning, stacklevel=2)
    return (child.name for child in _at(anchor, names).iterdir())
