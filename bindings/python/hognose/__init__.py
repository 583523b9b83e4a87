"""Hognose runs Python code that nobody trusts, within this process: the whole language, no authority, firm limits.

    >>> import hognose
    >>> hognose.Sandbox().run("sum(n * n for n in range(10))").return_value
    285
"""

from hognose._engine import GuestFunction, GuestObject, Policy, View
from hognose._errors import ConversionError, GuestError, GuestRaised, HognoseError, RunFailed, RunStopped
from hognose._result import ExecutionResult, Frame, Usage
from hognose._sandbox import Sandbox, Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hognose._check import CheckReport, Finding, check, describe
    from hognose._files import FileChange, FileChanges, read_files
    from hognose._host import Exposed, ExposedClass, expose
    from hognose._mounts import FolderTree, MountedTree, MountEntry
    from hognose._pool import SandboxPool
    from hognose._values import Cut, EnumMember, Opaque
    from hognose._waiting import Waiting, WaitingCall

__all__ = ["CheckReport", "ConversionError", "Cut", "EnumMember", "ExecutionResult", "Exposed",
           "ExposedClass", "FileChange", "FileChanges", "Finding", "FolderTree", "Frame", "GuestError", "GuestFunction",
           "GuestObject", "GuestRaised", "HognoseError", "MountEntry", "MountedTree", "Opaque", "Policy", "RunFailed", "RunStopped", "Sandbox",
           "SandboxPool", "Session", "Usage", "View", "Waiting", "WaitingCall", "check", "describe", "expose",
           "read_files"]
__version__ = "0.1.0"

# What not every program needs, and the module that has it.
_LATER = {"CheckReport": "_check", "Finding": "_check", "check": "_check", "describe": "_check",
          "Cut": "_values", "EnumMember": "_values", "Opaque": "_values",
          "FileChange": "_files", "FileChanges": "_files", "read_files": "_files",
          "FolderTree": "_mounts", "MountEntry": "_mounts", "MountedTree": "_mounts",
          "Exposed": "_host", "ExposedClass": "_host", "expose": "_host", "SandboxPool": "_pool",
          "Waiting": "_waiting", "WaitingCall": "_waiting"}


def __getattr__(name):
    if name not in _LATER:
        raise AttributeError(f"module 'hognose' has no attribute {name!r}")
    import importlib
    value = globals()[name] = getattr(importlib.import_module(f"hognose.{_LATER[name]}"), name)
    return value
