# importlib: imports by name. builtins.__import__ asks the policy what the program may import, as an
# import statement of the program does.
"""Imports by name."""

import builtins
import sys

from _importing import run_again as _run_again

__all__ = ["import_module", "invalidate_caches", "reload"]

_reloading = {}


def invalidate_caches():
    """Do nothing: nothing about modules is cached."""


def import_module(name, package=None):
    """Import the module of that name, which may be relative to a package, and return it."""
    level = len(name) - len(name.lstrip("."))
    if level and not package:
        raise TypeError("the 'package' argument is required to perform a relative import for "
                        f"{name!r}")
    # With a list of names the import returns the module itself, not its topmost package.
    return builtins.__import__(name[level:], {"__package__": package}, None, ("__name__",), level)


def reload(module):
    """Run a module of the host again, in its own namespace. A built-in module stays as it is."""
    try:
        name = module.__name__
    except AttributeError:
        raise TypeError("reload() argument must be a module") from None
    if sys.modules.get(name) is not module:
        raise ImportError(f"module {name} not in sys.modules", name=name)
    if name in _reloading:
        return _reloading[name]
    _reloading[name] = module
    try:
        if not _run_again(name, module):
            raise ModuleNotFoundError(f"spec not found for the module {name!r}", name=name)
        return sys.modules[name]
    finally:
        del _reloading[name]
