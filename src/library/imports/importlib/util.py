# importlib.util: questions about modules that need not run for an answer, and modules made of a
# file that the program names.
"""Questions about modules, and modules of files that are named."""

import builtins
import sys

from _importing import locate as _locate
from importlib.machinery import ModuleSpec as _ModuleSpec
from importlib.machinery import SourceFileLoader as _SourceFileLoader

__all__ = ["find_spec", "module_from_spec", "resolve_name", "spec_from_file_location",
           "spec_from_loader"]


def resolve_name(name, package):
    """Return the absolute name of a module."""
    if not name.startswith("."):
        return name
    if not package:
        raise ImportError(f"no package specified for {name!r} (required for relative module names)")
    level = len(name) - len(name.lstrip("."))
    parts = package.split(".")
    if level > len(parts):
        raise ImportError("attempted relative import beyond top-level package")
    base = ".".join(parts[:len(parts) - level + 1])
    return f"{base}.{name[level:]}" if name[level:] else base


def find_spec(name, package=None):
    """Return a description of the module if the program could import it, otherwise None.

    The packages that contain the module are imported."""
    full = resolve_name(name, package)
    if full in sys.modules:
        module = sys.modules[full]
        return None if module is None else _spec_of_module(full, module)
    parent = full.rpartition(".")[0]
    if parent:
        package = builtins.__import__(parent, fromlist=("__name__",))
        if not hasattr(package, "__path__"):
            raise ModuleNotFoundError(f"__path__ attribute not found on {parent!r} while trying to "
                                      f"find {full!r}", name=full)
    place = _locate(full)
    if isinstance(place, tuple):
        return _spec_of_file(full, *place)
    return _spec_without_file(full, False) if place else None


def spec_from_loader(name, loader, *, origin=None, is_package=None):
    """Return the description of a module that the loader makes."""
    if is_package is None and hasattr(loader, "is_package"):
        is_package = loader.is_package(name)
    return _ModuleSpec(name, loader, origin=origin, is_package=is_package)


def spec_from_file_location(name, location=None, *, loader=None, submodule_search_locations=...):
    """Return the description of a module whose text is a file of the run; None if the file is no
    Python source."""
    if location is None:
        location = loader.get_filename(name)
    path = _absolute(location)
    if loader is None:
        if not path.endswith(".py"):
            return None
        loader = _SourceFileLoader(name, path)
    if submodule_search_locations is ...:
        is_package = hasattr(loader, "is_package") and loader.is_package(name)
        submodule_search_locations = [path.rpartition("/")[0]] if is_package else None
    return _located(name, loader, path, submodule_search_locations)


def module_from_spec(spec):
    """Return a new module with the attributes that the description gives it. It does not run."""
    loader = spec.loader
    module = loader.create_module(spec) if hasattr(loader, "create_module") else None
    if module is None:
        module = type(sys)(spec.name)
    module.__package__ = spec.parent
    if spec.submodule_search_locations is not None:
        module.__path__ = spec.submodule_search_locations
    if spec.has_location:
        module.__file__ = spec.origin
    return module


def _absolute(location):
    from os import fspath, path
    return path.abspath(fspath(location))


def _located(name, loader, path, folders):
    spec = _ModuleSpec(name, loader, origin=path)
    spec.has_location = True
    spec.submodule_search_locations = folders
    return spec


def _spec_of_file(name, file, folders):
    if file is not None:
        return _located(name, _SourceFileLoader(name, file), file, folders)
    spec = _ModuleSpec(name, None, is_package=True)
    spec.submodule_search_locations = folders
    return spec


def _spec_of_module(name, module):
    file = getattr(module, "__file__", None)
    folders = getattr(module, "__path__", None)
    if isinstance(file, str) and file.startswith("/"):
        return _spec_of_file(name, file, folders)
    return _spec_without_file(name, folders is not None)


def _spec_without_file(name, is_package):
    return _ModuleSpec(name, None, origin="built-in" if name in sys.builtin_module_names else None,
                       is_package=is_package)
