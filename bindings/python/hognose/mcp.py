"""A server of the Model Context Protocol: `python -m hognose mcp`, on stdio or on HTTP of this machine.

It has one tool, run_python_code. The package `mcp` (2 or later) must be installed.
"""

import argparse
import asyncio
import collections
import ipaddress
import math
import os
import secrets
import sys
from typing import Any

import hognose

DESCRIPTION = """Runs Python 3.14 code in a sandbox without files, network or processes.

Returns what it prints, as lines, and the value of the last line if that is an expression. `global_variables` are values
for the code. Without `session`, each call starts afresh. With session="new" the names stay, and the result has the name
of the session for further calls. After a limit the names of a session are as before the call."""


def json_value(value):
    """The value as JSON can have it; ValueError if it cannot."""
    if value is None or type(value) in (bool, int, str):
        return value.encode("utf-8", "replace").decode() if type(value) is str else value
    if type(value) is float and math.isfinite(value):
        return value
    if type(value) in (list, tuple):
        return [json_value(item) for item in value]
    if type(value) is dict and all(type(key) is str for key in value):
        return {json_value(key): json_value(item) for key, item in value.items()}
    raise ValueError("no JSON")


def result_of(outcome):
    """A hognose.ExecutionResult as the tool returns it."""
    output = (outcome.output + outcome.stderr).splitlines()
    if not outcome.ok:
        return {"status": "run-error", "output": output, "error": (outcome.traceback or outcome.error).rstrip("\n")}
    try:
        value = outcome.return_value
        return {"status": "success", "output": output, "return_value": json_value(value)}
    except hognose.ConversionError as error:
        text = str(error)
    except (ValueError, RecursionError):
        text = value.text if isinstance(value, hognose.Opaque) else repr(value)
    # Not JSON: the text is under another name, so that nobody takes it for the value.
    return {"status": "success", "output": output, "return_value": None, "return_repr": text}


class Runner:
    """Runs code for the tool: a bounded number at once, and a bounded number of sessions."""

    def __init__(self, options, max_sessions=32, parallel=None):
        self._options = options
        self._max_sessions = max_sessions
        self._sessions = collections.OrderedDict()  # name -> (session, lock), the latest last
        self._slots = asyncio.Semaphore(parallel or os.cpu_count() or 1)
        hognose.Sandbox(**options)  # wrong options fail here

    async def run(self, code, inputs, session=None, on_output=None):
        """The result of the tool."""
        loop = asyncio.get_running_loop()
        stream = _Stream(loop, on_output)
        if session is None:
            async with self._slots:
                result = await self._finish(hognose.Sandbox(**self._options, stream=stream), code, inputs, stream)
            return result
        if session == "new":
            session = secrets.token_urlsafe(16)
            made = _Session(self._options)
            self._sessions[session] = made
            while len(self._sessions) > self._max_sessions:
                self._sessions.popitem(last=False)
        elif session in self._sessions:
            self._sessions.move_to_end(session)
            made = self._sessions[session]
        else:
            return {"status": "run-error", "output": [], "error": "there is no session of this name (any more)"}
        async with made.lock, self._slots:
            made.stream = stream
            return {**await self._finish(made.sandbox, code, inputs, stream), "session": session}

    @staticmethod
    async def _finish(sandbox, code, inputs, stream):
        try:
            outcome = await sandbox.run_async(code, inputs=inputs, filename="main.py")
        except (TypeError, ValueError) as error:  # a global variable that cannot cross
            return {"status": "run-error", "output": [], "error": str(error)}
        finally:
            await stream.close()
        return result_of(outcome)


class _Session:
    def __init__(self, options):
        self.stream = None
        self.lock = asyncio.Lock()
        self.sandbox = hognose.Session(**options, stream=lambda text, error: self.stream(text, error))


class _Stream:
    """Passes output from the thread of a run to a coroutine function, in its order."""

    def __init__(self, loop, on_output):
        self._loop, self._on_output = loop, on_output
        self._pieces = asyncio.Queue()
        self._task = loop.create_task(self._pass_on()) if on_output else None

    def __call__(self, text, is_error):
        if self._task is not None:
            self._loop.call_soon_threadsafe(self._pieces.put_nowait, (text, is_error))

    async def _pass_on(self):
        while (piece := await self._pieces.get()) is not None:
            try:
                await self._on_output(*piece)
            except Exception:  # a client that has gone does not end the run
                pass

    async def close(self):
        if self._task is not None:
            self._loop.call_soon(self._pieces.put_nowait, None)
            await self._task


def make_server(options, max_sessions=32, parallel=None):
    """An mcp.server.mcpserver.MCPServer with the tool. options: those of hognose.Sandbox."""
    from mcp.server.mcpserver import Context, MCPServer
    server = MCPServer("hognose", version=hognose.__version__)
    runner = Runner(options, max_sessions, parallel)
    description = DESCRIPTION + "\n\n" + hognose.describe(hognose.Sandbox(**options))

    # The server looks the annotations up among the globals of this module.
    async def run_python_code(python_code: str, ctx: Context, global_variables: dict[str, Any] = {},
                              session: str | None = None) -> dict[str, Any]:
        async def log(text, is_error):
            await ctx.log("warning" if is_error else "info", text)
        return await runner.run(python_code, global_variables, session, log)

    server.tool(name="run_python_code", description=description)(run_python_code)
    return server


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="hognose mcp", description="A server of the Model Context Protocol.")
    parser.add_argument("transport", nargs="?", default="stdio", choices=("stdio", "http"))
    parser.add_argument("--host", default="127.0.0.1", help="a loopback address (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=3001)
    parser.add_argument("--policy", default="standard", choices=("bare", "strict", "standard"))
    parser.add_argument("--allow-import", action="append", default=None, metavar="MODULE")
    parser.add_argument("--max-time", type=float, default=10.0, metavar="S")
    parser.add_argument("--max-memory", type=float, default=256, metavar="MB")
    parser.add_argument("--max-steps", type=int, default=None, metavar="N")
    parser.add_argument("--max-output", type=int, default=1 << 20, metavar="BYTES")
    parser.add_argument("--max-sessions", type=int, default=32, metavar="N",
                        help="the least recently used is forgotten")
    given = parser.parse_args(arguments)
    options = {"policy": given.policy, "allowed_imports": given.allow_import, "max_time_s": given.max_time,
               "max_memory_mb": given.max_memory, "max_steps": given.max_steps, "max_output_bytes": given.max_output,
               "top_level_await": True}
    try:
        is_loopback = ipaddress.ip_address(given.host).is_loopback
    except ValueError:
        is_loopback = given.host == "localhost"
    if given.transport == "http" and not is_loopback:
        parser.error("the server has no access control, so it listens on loopback addresses alone")
    try:
        server = make_server(options, given.max_sessions)
    except ImportError as error:
        parser.error(f"the package mcp, 2 or later, is needed: {error}")
    except ValueError as error:
        parser.error(str(error))
    if given.transport == "stdio":
        server.run("stdio")
    else:
        server.run("streamable-http", host=given.host, port=given.port)
    return 0


if __name__ == "__main__":
    sys.exit(main())
