"""Steps: code that a model wrote, run in a session, with the functions of the host as its tools."""

import asyncio
import dataclasses
import re
import threading

import hognose

# What agents get unless the host gives other options. The guest has no authority under any policy.
DEFAULTS = {"policy": "standard", "max_time_s": 30.0, "max_memory_mb": 512}
_FENCE = re.compile(r"\s*```[\w+-]*[ \t]*\n(.*?)\n?```\s*", re.DOTALL)


@dataclasses.dataclass(frozen=True)
class Step:
    """What a step did. error: the traceback, or why the step was stopped, or None. is_stopped: whether a limit ended
    it; the names are then as they were before."""

    output: str
    value: object
    error: str | None
    is_stopped: bool = False


def without_fences(code):
    """The code in Markdown's fences, if it is in a single pair of them."""
    match = _FENCE.fullmatch(code)
    return match[1] if match and "```" not in match[1] else code


def step_of(result):
    if result.ok:
        return Step(result.output + result.stderr, result.return_value, None)
    if result.error_type is not None:
        return Step(result.output + result.stderr, None, result.traceback.rstrip("\n"))
    return Step(result.output + result.stderr, None, f"stopped: {result.error}; the names are as before", True)


def text_of(value):
    """A value as text for a model."""
    if isinstance(value, (hognose.Opaque, hognose.GuestObject)):
        return value.text
    return value if isinstance(value, str) else repr(value)


class Steps:
    """A session with tools, for frameworks that may call it from several tasks or threads at once: one step waits for
    the other."""

    def __init__(self, tools, options):
        self.session = hognose.Session(**{**DEFAULTS, **options})
        self._lock = threading.Lock()
        for name, tool in (tools or {}).items():
            define_tool(self.session, name, tool)

    def run(self, code):
        """The hognose.ExecutionResult of a step."""
        with self._lock:
            return self.session.run(without_fences(code), filename="<code>")

    async def run_async(self, code):
        while not self._lock.acquire(blocking=False):
            await asyncio.sleep(0.002)
        try:
            return await self.session.run_async(without_fences(code), filename="<code>")
        finally:
            self._lock.release()


def define_tool(sandbox, name, tool):
    """Gives the guest a function of the host with any signature."""
    sandbox.define(lambda *arguments, **keywords: tool(*arguments, **keywords), name=name)


def data_of(session, without=()):
    """The guest's globals that are data."""
    found = {}
    for name in session.names():
        if name in without:
            continue
        try:
            value = session[name]
        except (hognose.RunFailed, hognose.ConversionError):
            continue
        if not _holds_objects(value):
            found[name] = value
    return found


def _holds_objects(value):
    stack = [value]
    while stack:
        value = stack.pop()
        if isinstance(value, (hognose.Opaque, hognose.GuestObject, hognose.Cut)):
            return True
        if isinstance(value, dict):
            stack.extend(value.keys())
            stack.extend(value.values())
        elif isinstance(value, (list, tuple, set, frozenset)):
            stack.extend(value)
    return False
