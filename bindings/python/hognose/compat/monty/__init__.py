"""The interface of the package pydantic-monty: pools, sessions, feeds and snapshots.

    >>> from hognose.compat.monty import Monty
    >>> with Monty() as pool, pool.checkout() as session:
    ...     session.feed_run("x = price('tea')", external_lookup={"price": lambda item: 3})
    ...     session.feed_run("x + n", inputs={"n": 4})
    7

Sessions are hognose.Session objects in this process: the guest has the whole language and its library, and after a
limit a session returns to its state before the feed. What is different or not there is listed in docs/python_compat.md;
it raises NotImplementedError.
"""

from typing import TypedDict

from hognose.compat.monty.errors import (Frame, MontyConversionError, MontyCrashedError, MontyError, MontyRuntimeError,
                                         MontySyntaxError, MontyTypingError)
from hognose.compat.monty.output import CollectStreams, CollectString
from hognose.compat.monty.pool import AsyncMonty, AsyncMontySession, Monty, MontySession
from hognose.compat.monty.snapshots import FunctionSnapshot, FutureSnapshot, MontyComplete, NameLookupSnapshot


class ResourceLimits(TypedDict, total=False):
    """The limits of a session; what is left out or None is unlimited, but for the last two lines."""

    max_feed_duration_secs: float | None
    max_turn_duration_secs: float | None
    max_memory: int | None
    gc_interval: int | None          # has no effect: the collector decides
    max_total_sleep_secs: float | None  # has no effect: sleeping takes no time
    max_recursion_depth: int | None  # 1000
    max_suspensions: int | None      # 1000 in a feed


__all__ = ["AsyncMonty", "AsyncMontySession", "CollectStreams", "CollectString", "Frame", "FunctionSnapshot",
           "FutureSnapshot", "Monty", "MontyComplete", "MontyConversionError", "MontyCrashedError", "MontyError",
           "MontyRuntimeError", "MontySession", "MontySyntaxError", "MontyTypingError", "NameLookupSnapshot",
           "ResourceLimits"]
