"""Hognose runs Python code that nobody trusts, within this process: the whole language, no authority, firm limits.

    >>> import hognose
    >>> hognose.Sandbox().run("sum(n * n for n in range(10))").return_value
    285
"""

from hognose._check import CheckReport, Finding, check, describe
from hognose._engine import Policy
from hognose._errors import ConversionError, GuestError, GuestRaised, HognoseError, RunFailed, RunStopped
from hognose._result import ExecutionResult, Frame
from hognose._sandbox import Sandbox, Session
from hognose._values import Cut, EnumMember, Opaque

__all__ = ["CheckReport", "ConversionError", "Cut", "EnumMember", "ExecutionResult", "Finding", "Frame", "GuestError",
           "GuestRaised", "HognoseError", "Opaque", "Policy", "RunFailed", "RunStopped", "Sandbox", "Session",
           "check", "describe"]
__version__ = "0.1.0"
