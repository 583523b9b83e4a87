# importlib.util: questions about modules that need not run for an answer.
"""Questions about modules."""

import builtins
import sys

from _importing import can_find as _can_find
from importlib.machinery import ModuleSpec as _ModuleSpec

__all__ = ["find_spec", "resolve_name"]


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
        return None if module is None else _spec_of(full, hasattr(module, "__path__"))
    parent = full.rpartition(".")[0]
    if parent:
        package = builtins.__import__(parent, fromlist=("__name__",))
        if not hasattr(package, "__path__"):
            raise ModuleNotFoundError(f"__path__ attribute not found on {parent!r} while trying to "
                                      f"find {full!r}", name=full)
    return _spec_of(full, False) if _can_find(full) else None


def _spec_of(name, is_package):
    return _ModuleSpec(name, None, origin="built-in" if name in sys.builtin_module_names else None,
                       is_package=is_package)
