"""A sandbox for FastMCP's code mode: CodeMode(sandbox_provider=HognoseSandboxProvider()).

Each program runs in a sandbox of its own, while the event loop goes on. The functions of the host are awaited by the
guest, and what it gathers runs side by side.
"""

import tokenize

import hognose
from hognose._tokens import tokens_of
from hognose.adapters._steps import DEFAULTS, without_fences


class HognoseSandboxProvider:
    """options: those of hognose.Sandbox."""

    def __init__(self, **options):
        self._options = {**DEFAULTS, **options, "top_level_await": True}
        hognose.Sandbox(**self._options)  # wrong options fail here

    async def run(self, code, *, inputs=None, external_functions=None):
        """Runs the program. Returns what it returns, or else the value of its last expression. Raises hognose.RunFailed
        with the traceback."""
        sandbox = hognose.Sandbox(**self._options)
        for name, function in (external_functions or {}).items():
            sandbox.define(_asynchronous(function), name=name)
        result = await sandbox.run_async(as_function(without_fences(code)), inputs=inputs, filename="<code>")
        if not result.ok:
            kind = hognose.GuestRaised if result.error_type else hognose.RunStopped
            raise kind(result.traceback or result.error, result)
        return result.return_value


def _asynchronous(function):
    async def call(*arguments, **keywords):
        result = function(*arguments, **keywords)
        return await result if hasattr(result, "__await__") else result
    return call


def as_function(code):
    """The program as the body of a function, if it has a `return` outside of functions that it defines."""
    tokens = tokens_of(code)
    if tokens is None:
        return code  # the sandbox reports what is wrong
    if not any(token.type == tokenize.NAME and token.string == "return" for token in tokens):
        return code
    # The lines within a text must not be indented.
    inside, starts = set(), []
    for token in tokens:
        name = tokenize.tok_name[token.type]
        if name in ("FSTRING_START", "TSTRING_START"):
            starts.append(token.start[0])
        elif name in ("FSTRING_END", "TSTRING_END"):
            inside.update(range(starts.pop() + 1, token.end[0] + 1))
        elif name == "STRING":
            inside.update(range(token.start[0] + 1, token.end[0] + 1))
    lines = [line if number in inside else "    " + line for number, line in enumerate(code.split("\n"), start=1)]
    return "\n".join(["async def __code__():", *lines, "    return None", "await __code__()"])

