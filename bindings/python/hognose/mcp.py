"""A server of the Model Context Protocol: `python -m hognose mcp`, on stdio or on HTTP of this machine.

It has one tool, run_python_code. The package `mcp` (2 or later) must be installed.
"""

import argparse
import asyncio
import base64
import collections
import ipaddress
import math
import os
import pathlib
import secrets
import sys
from typing import Any

import hognose

DESCRIPTION = """Runs Python 3.14 code in a sandbox without network and processes.

Returns what it prints, as lines, and the value of the last line if that is an expression. `global_variables` are values
for the code. Without `session`, each call starts afresh. With session="new" the names stay, and the result has the name
of the session for further calls. After a limit the names of a session are as before the call."""
FILES = """
`files` are texts for the working folder, by path; a session takes them in its first call. The result lists the files
that the code changed, with their text, or base64 if they are not text."""
_MOST_CONTENT = 1 << 20  # bytes of files in one result


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


def changed_files(changes):
    """What a run changed in its files, as JSON can have it. Large files have no content."""
    listed, left = [], _MOST_CONTENT
    for change in changes.values():
        entry = {"path": json_value(change.path), "change": change.change, "type": change.type}
        if change.type == "file" and change.change != "deleted":
            entry["size"] = len(change.content)
            if len(change.content) <= left:
                left -= len(change.content)
                try:
                    entry["text"] = change.text
                except UnicodeDecodeError:
                    entry["base64"] = base64.b64encode(change.content).decode("ascii")
        listed.append(entry)
    return listed


def result_of(outcome):
    """A hognose.ExecutionResult as the tool returns it."""
    files = {"files": changed_files(outcome.files)} if outcome.files else {}
    return {**_result_without_files(outcome), **files}


def _result_without_files(outcome):
    output = (outcome.output + outcome.stderr).splitlines()
    if not outcome.ok:
        return {"status": "run-error", "output": output, "error": (outcome.traceback or outcome.error).rstrip("\n")}
    try:
        value = outcome.return_value
        return {"status": "success", "output": output, "return_value": json_value(value)}
    except hognose.ConversionError as error:
        text = str(error)
    except (ValueError, RecursionError):
        text = value.text if isinstance(value, (hognose.Opaque, hognose.GuestObject)) else repr(value)
    # Not JSON: the text is under another name, so that nobody takes it for the value.
    return {"status": "success", "output": output, "return_value": None, "return_repr": text}


def _refusal(error):
    return {"status": "run-error", "output": [], "error": error}


class Runner:
    """Runs code for the tool: a bounded number at once, and a bounded number of sessions."""

    def __init__(self, options, max_sessions=32, parallel=None):
        self._options = options
        self._max_sessions = max_sessions
        self._sessions = collections.OrderedDict()  # name -> (session, lock), the latest last
        self._slots = asyncio.Semaphore(parallel or os.cpu_count() or 1)
        hognose.Sandbox(**options)  # wrong options fail here

    async def run(self, code, inputs, session=None, on_output=None, files=None):
        """The result of the tool. files: texts by path, beside those of the options."""
        options = self._options
        if files:
            options = {**options, "files": {**options.get("files", {}), **files}}
        loop = asyncio.get_running_loop()
        stream = _Stream(loop, on_output)
        try:
            if session is None:
                sandbox = hognose.Sandbox(**options, stream=stream)
            elif session == "new":
                made = _Session(options)
        except ValueError as error:  # the files are more or larger than the limits allow
            return _refusal(str(error))
        if session is None:
            async with self._slots:
                return await self._finish(sandbox, code, inputs, stream)
        if session == "new":
            session = secrets.token_urlsafe(16)
            self._sessions[session] = made
            while len(self._sessions) > self._max_sessions:
                self._sessions.popitem(last=False)
        elif files:
            return _refusal("a session takes files in its first call alone")
        elif session in self._sessions:
            self._sessions.move_to_end(session)
            made = self._sessions[session]
        else:
            return _refusal("there is no session of this name (any more)")
        async with made.lock, self._slots:
            made.stream = stream
            return {**await self._finish(made.sandbox, code, inputs, stream), "session": session}

    @staticmethod
    async def _finish(sandbox, code, inputs, stream):
        try:
            outcome = await sandbox.run_async(code, inputs=inputs, filename="main.py")
        except (TypeError, ValueError) as error:  # a global variable that cannot cross
            return _refusal(str(error))
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
    has_files = any(options.get(name) is not None for name in ("files", "working_folder", "environ"))
    description = DESCRIPTION + (FILES if has_files else "") + "\n\n" + hognose.describe(hognose.Sandbox(**options))

    # The server looks the annotations up among the globals of this module.
    async def run_python_code(python_code: str, ctx: Context, global_variables: dict[str, Any] = {},
                              session: str | None = None) -> dict[str, Any]:
        return await run_with_files(python_code, ctx, global_variables, session)

    async def run_with_files(python_code: str, ctx: Context, global_variables: dict[str, Any] = {},
                             session: str | None = None, files: dict[str, str] = {}) -> dict[str, Any]:
        async def log(text, is_error):
            await ctx.log("warning" if is_error else "info", text)
        return await runner.run(python_code, global_variables, session, log, files)

    server.tool(name="run_python_code", description=description)(run_with_files if has_files else run_python_code)
    return server


def file_options(parser, given):
    """The options for hognose.Sandbox about files. They are read once, and a copy is in each run."""
    if not (given.enable_files or given.files or given.file or given.working_folder or given.env):
        return {}
    pairs = {name: [word.partition("=")[::2] for word in words] for name, words in vars(given).items()
             if name in ("file", "env")}
    if any(not name for words in pairs.values() for name, _ in words):
        parser.error("--file needs NAME=PATH, and --env NAME=VALUE")
    files = {}
    try:
        if given.files:
            files.update(hognose.read_files(given.files))
        for name, path in pairs["file"]:
            files[name] = pathlib.Path(path).read_bytes()
    except (OSError, ValueError) as error:
        parser.error(str(error))
    return {"files": files, "working_folder": given.working_folder, "environ": dict(pairs["env"])}


def make_parser():
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
    parser.add_argument("--enable-files", action="store_true",
                        help="programs have files, which are in memory; the options below imply it")
    parser.add_argument("--files", type=pathlib.Path, metavar="DIR", help="a folder that programs find a copy of")
    parser.add_argument("--file", action="append", default=[], metavar="NAME=PATH", help="a file that they find")
    parser.add_argument("--working-folder", default=None, metavar="PATH", help="where they begin (default: /guest)")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE", help="an entry of their os.environ")
    return parser


def main(arguments=None):
    parser = make_parser()
    given = parser.parse_args(arguments)
    options = {"policy": given.policy, "allowed_imports": given.allow_import, "max_time_s": given.max_time,
               "max_memory_mb": given.max_memory, "max_steps": given.max_steps, "max_output_bytes": given.max_output,
               "top_level_await": True, **file_options(parser, given)}
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
