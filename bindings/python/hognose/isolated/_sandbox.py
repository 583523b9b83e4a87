"""Sandbox, Session and SandboxPool with the engine in worker processes."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import queue
import os
import threading
import time

import hognose
from hognose import _engine
from hognose._errors import ConversionError, HognoseError
from hognose._functions import bind, signature_text
from hognose._mounts import mounted, tree_of
from hognose._result import ExecutionResult
from hognose._sandbox import _named
from hognose.isolated._process import STARTING_SECONDS, Process, WorkerDied
from hognose.isolated._protocol import ProtocolError, decode, encode, number, optional_text, text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from os import PathLike
    from typing import Any, TypeVar

    from hognose._mounts import MountedTree

    _Self = TypeVar("_Self")

# Seconds that a run may take beyond its limit of time before its worker is ended.
_GRACE = 1.0
# What the interpreter, the engine and the messages of a worker need, beyond the memory of the guest.
_BASE_BYTES = 512 << 20
_LONGEST_PATH = 100_000
_STATUSES = frozenset({"ok", "error", "timeout", "memory_error", "step_limit", "output_limit", "cancelled",
                       "host_limit", "host_error", "internal_error"})


class Sandbox:
    """hognose.Sandbox in a process of its own. The options are the same, but for `stdin` as a function and
    asynchronous functions. Mounts are read in the host. close() or a `with` block ends the process, which otherwise
    ends with the object."""

    _kind = "sandbox"

    def __init__(self, *, max_time_s: float | None = 10.0, max_memory_mb: float = 256,
                 allowed_imports: str | Iterable[str] | None = None, policy: str | _engine.Policy = "strict",
                 max_steps: int | None = None, max_output_bytes: int | None = 1 << 20, seed: int = 0,
                 functions: Mapping[str, Callable[..., Any]] | Iterable[Callable[..., Any]] | None = None,
                 files: Mapping[str, str | bytes] | PathLike[str] | None = None, working_folder: str | None = None,
                 environ: Mapping[str, str] | None = None,
                 mounts: Mapping[str, PathLike[str] | MountedTree] | None = None,
                 modules: Mapping[str, str] | None = None,
                 top_level_await: bool = False,
                 stream: Callable[[str, bool], object] | None = None, stdin: str | None = None,
                 limits: Mapping[str, float | None] | None = None) -> None:
        if stdin is not None and not isinstance(stdin, str):
            raise NotImplementedError("a sandbox in a process of its own gets its input as a text")
        chosen = policy.copy() if isinstance(policy, _engine.Policy) else _engine.Policy(policy)
        for module in ([allowed_imports] if isinstance(allowed_imports, str) else allowed_imports or ()):
            chosen.allow_import(module)
        options = {"max_time_s": max_time_s, "max_memory_mb": max_memory_mb, "max_steps": max_steps,
                   "max_output_bytes": max_output_bytes, "seed": seed, "top_level_await": top_level_await,
                   "stdin": stdin, "limits": dict(limits or {}), "working_folder": working_folder,
                   "environ": None if environ is None else dict(environ),
                   "modules": None if modules is None else dict(modules)}
        trees = None if mounts is None else {path: tree_of(tree) for path, tree in mounts.items()}
        # Wrong options fail here.
        trial = hognose.Sandbox(policy=chosen, files=None if files is None else {}, mounts=trees, **options)
        self._policy = trial._policy
        if files is not None:
            options["files"] = {os.fsdecode(path): content for path, content in trial._given_files(files)}
        options["mounts"] = None if trees is None else [os.fsdecode(path) for path in trees]
        self._mounts = [mounted(tree) for tree in (trees or {}).values()]  # by the numbers that the worker knows
        self._options = encode(options)
        self._seconds = None if not max_time_s else max_time_s + _GRACE
        self._most_output = max_output_bytes
        self._most_calls = (limits or {}).get("max_host_calls")
        self._memory_bytes = 0 if not max_memory_mb else int(max_memory_mb * (1 << 20)) + _BASE_BYTES
        self._stream = stream
        self._functions = {}  # name -> (signature, function, kinds)
        self._globals = {}    # name -> encoded value
        self._classes, self._waiting = {}, {}  # for describe(): there are none
        self._process = None
        self._lock = threading.Lock()
        self._cancelling = threading.Lock()
        self._is_sent = self._is_cancelled = False
        for name, function in _named(functions):
            self.define(function, name=name)

    def define(self, function: Callable[..., Any], *, name: str | None = None) -> None:
        """As hognose.Sandbox.define(). The function is called in the host."""
        name = name or function.__name__
        if inspect.iscoroutinefunction(function):
            raise NotImplementedError(f"{name}() is asynchronous, which is for sandboxes within the process alone")
        signature, kinds = signature_text(name, function)
        if ": callable" in signature or "| callable" in signature:
            raise NotImplementedError(f"{name}() takes functions of the guest, which is for sandboxes within the "
                                      "process alone")
        with self._lock:
            if self._process is not None:
                self._ask("define", signature=signature)
            self._functions[name] = (signature, function, kinds)

    def function(self, function: Any = None, *, name: str | None = None) -> Any:
        """A decorator that defines the function and returns it unchanged."""
        if function is None:
            return lambda decorated: self.function(decorated, name=name)
        self.define(function, name=name)
        return function

    def set_global(self, name: str, value: Any) -> None:
        """Gives every run a global. The value is copied now."""
        encoded = encode(value)
        with self._lock:
            if self._process is not None:
                self._ask("set_global", name=name, value=encoded)
            self._globals[name] = encoded

    def run(self, code: str, inputs: Mapping[str, Any] | None = None, filename: str = "<string>") -> ExecutionResult:
        """Runs the program. `inputs` are globals for this run."""
        encoded = [(name, encode(value)) for name, value in (inputs or {}).items()]
        return self._run("run", code=code, inputs=encoded, filename=filename)

    async def run_async(self, code: str, inputs: Mapping[str, Any] | None = None,
                        filename: str = "<string>") -> ExecutionResult:
        """The same, while the event loop goes on. Cancelling this coroutine cancels the run."""
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(None, self.run, code, inputs, filename)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            self.cancel()
            await asyncio.wait([future])
            raise

    def cancel(self) -> None:
        """Ends the current run with the status "cancelled". May be called from any thread."""
        with self._cancelling:
            self._is_cancelled = True
            process = self._process
            if self._is_sent and process is not None:
                with contextlib.suppress(WorkerDied):
                    process.cancel()

    def close(self) -> None:
        """Ends the process. A later run has a new one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __del__(self):
        if getattr(self, "_process", None) is not None:
            self.close()

    @property
    def pid(self) -> int | None:
        """The number of the worker process, or None if there is none now."""
        return self._process.pid if self._process is not None else None

    # --- the worker

    def _start(self):
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        self._process = Process()
        self._ask("make", kind=self._kind, profile=self._policy.profile, changes=self._policy.changes,
                  options=self._options)
        for signature, _, _ in self._functions.values():
            self._ask("define", signature=signature)
        for name, value in self._globals.items():
            self._ask("set_global", name=name, value=value)

    def _ask(self, op, **arguments):
        """A request that is no run."""
        self._process.send(op, **arguments)
        try:
            message = self._process.receive(STARTING_SECONDS)
        except TimeoutError:
            self._process.kill()
            raise WorkerDied("the worker does not answer") from None
        if message.get("event") == "refused":
            raise ValueError(text(message.get("message"), 10_000))
        return message.get("result")

    def _run(self, op, **arguments):
        with self._lock:
            try:
                self._is_cancelled = False
                self._start()
                self._process.send(op, **arguments)
                with self._cancelling:
                    self._is_sent = True
                    if self._is_cancelled:  # while the worker was made
                        self._process.cancel()
                return self._follow()
            except WorkerDied as error:
                self.close()
                return ExecutionResult(_Outcome("internal_error", str(error)))
            except ProtocolError as error:
                self.close()
                return ExecutionResult(_Outcome("internal_error", f"the worker broke the protocol: {error}"))
            except BaseException:  # of a callback: the run goes on in the worker, and nobody would read what it sends
                self.close()
                raise
            finally:
                with self._cancelling:
                    self._is_sent = False

    def _follow(self):
        """Serves a run until it ends."""
        left, calls, printed = self._seconds, 0, 0
        while True:
            start = time.monotonic()
            try:
                # A worker that sends all the time is never late.
                if left is not None and left <= 0:
                    raise TimeoutError
                message = self._process.receive(left, self._memory_bytes)
            except TimeoutError:
                self.close()
                return ExecutionResult(_Outcome("timeout", "time limit reached; the worker was ended"))
            except MemoryError:
                self.close()
                return ExecutionResult(_Outcome("memory_error", "memory limit reached; the worker was ended"))
            if left is not None:
                left -= time.monotonic() - start
            event = message.get("event")
            if event == "done":
                return ExecutionResult(_Outcome.of(message.get("result")))
            if event == "refused":
                raise ConversionError(text(message.get("message"), 10_000))
            if event == "output":
                piece = text(message.get("text"))
                printed += len(piece)
                if self._most_output and printed > self._most_output + (1 << 20):
                    raise ProtocolError("too much output")
                if self._stream is not None:
                    self._stream(piece, message.get("error") is True)
            elif event == "call":
                calls += 1
                if self._most_calls and calls > self._most_calls:
                    raise ProtocolError("too many calls")
                self._answer(message)
            elif event in ("list", "read"):
                start = time.monotonic()
                self._answer_from_mount(event, message)
                if left is not None:  # no limit bounds how often a worker asks
                    left -= time.monotonic() - start
            else:
                raise ProtocolError("an unknown event")

    def _answer(self, message):
        name, given = message.get("name"), message.get("given")
        if type(name) is not str or name not in self._functions or type(given) is not list:
            raise ProtocolError("a call of a function that there is not")
        _, function, kinds = self._functions[name]
        if len(given) != len(kinds):
            raise ProtocolError("a call with the wrong number of arguments")
        values = []
        for item in given:
            if item is not None and (type(item) is not list or len(item) != 1):
                raise ProtocolError("a call with malformed arguments")
            values.append(None if item is None else (decode(item[0]),))
        try:
            arguments, keywords = bind(kinds, values)
        except (TypeError, ValueError, AttributeError):
            raise ProtocolError("a call with malformed arguments") from None
        self._return(lambda: function(*arguments, **keywords))

    def _answer_from_mount(self, event, message):
        number, path = message.get("mount"), message.get("path")
        if type(number) is not int or not 0 <= number < len(self._mounts) or not _is_below_a_mount(path, event):
            raise ProtocolError("a path that is not below a mount")
        list_folder, read_file = self._mounts[number]
        self._return(lambda: (list_folder if event == "list" else read_file)(os.fsencode(path)))

    def _return(self, function):
        """Sends what the function returns or raises."""
        from hognose._waiting import raised
        try:
            self._process.send("return", value=encode(function()))
        except WorkerDied:
            raise
        except Exception as error:
            _, kind, explanation = raised(0, error)
            self._process.send("raise", type=kind, message=explanation)


class Session(Sandbox):
    """hognose.Session in a process of its own. If its worker dies, its names are gone."""

    _kind = "session"

    def __getitem__(self, name: str) -> Any:
        """The value of a global. Raises KeyError if there is none."""
        result = self._run("get_global", name=name)
        if result.error_type == "NameError":
            raise KeyError(name)
        return result.unwrap()

    def __setitem__(self, name: str, value: Any) -> None:
        """Gives the session a global, which the next run sees."""
        encoded = encode(value)
        with self._lock:
            self._start()
            self._ask("set_global", name=name, value=encoded)

    def __contains__(self, name: object) -> bool:
        return name in self.names()

    def names(self) -> list[str]:
        """The names of the globals, in the order of their definition."""
        return self._run("global_names").unwrap()

    def call(self, name: str, /, *arguments: Any, **keywords: Any) -> ExecutionResult:
        """Calls a function of the guest, or a built-in one, and returns an ExecutionResult."""
        return self._run("call", name=name, arguments=encode(arguments), keywords=encode(keywords))

    def rollback(self) -> bool:
        """Undoes the last run or call, however it ended. Returns False if that is not possible any more."""
        return self._ask_for_truth("rollback")

    def discard(self) -> bool:
        """Forgets all names."""
        return self._ask_for_truth("discard")

    @property
    def is_fresh(self) -> bool:
        """Whether the next run starts without names."""
        return self._process is None or not self._process.is_alive() or self._ask_for_truth("is_fresh")

    def _ask_for_truth(self, op):
        with self._lock:
            self._start()
            return self._ask(op) is True


class SandboxPool:
    """Up to `size` sandboxes in processes of their own (None: one for each processor). A run waits for a free one, for
    at most `timeout` seconds, after which a TimeoutError is raised."""

    def __init__(self, size: int | None = None, **options: Any) -> None:
        self.size = size or os.cpu_count() or 1
        if self.size < 1:
            raise ValueError("a pool has at least one sandbox")
        self._all = [Sandbox(**options) for _ in range(self.size)]
        self._free = queue.LifoQueue()  # the one that was used last has a worker already
        for sandbox in self._all:
            self._free.put(sandbox)
        self._is_closed = False

    @contextlib.contextmanager
    def sandbox(self, timeout: float | None = None) -> Iterator[Sandbox]:
        """Lends a sandbox for a `with` block."""
        if self._is_closed:
            raise RuntimeError("the pool is closed")
        try:
            sandbox = self._free.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError(f"no sandbox of {self.size} was free within {timeout} s") from None
        try:
            yield sandbox
        finally:
            self._free.put(sandbox)

    def run(self, code: str, inputs: Mapping[str, Any] | None = None, filename: str = "<string>", *,
            timeout: float | None = None) -> ExecutionResult:
        """Runs the program in one of the sandboxes."""
        with self.sandbox(timeout) as sandbox:
            return sandbox.run(code, inputs, filename)

    async def run_async(self, code: str, inputs: Mapping[str, Any] | None = None, filename: str = "<string>", *,
                        timeout: float | None = None) -> ExecutionResult:
        """The same, while the event loop goes on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(None, lambda: self.run(code, inputs, filename, timeout=timeout))

    def close(self) -> None:
        """Ends all processes."""
        self._is_closed = True
        for sandbox in self._all:
            sandbox.close()

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Outcome:
    """What a worker says of a run, checked, in the shape that ExecutionResult reads."""

    def __init__(self, status, stop_message):
        self.status, self.stop_message = status, stop_message
        self.output = self.stderr = ""
        self.error_type = self.error_message = self.traceback = None
        self.frames, self._value, self._no_value = [], None, None
        self._files, self._no_files, self.working_folder = [], None, b"/"
        self.time_ms = self.cpu_ms = self.waited_ms = 0.0
        self.memory_bytes = self.steps = self.host_calls = self.waits = 0

    @classmethod
    def of(cls, result):
        if type(result) is not dict or result.get("status") not in _STATUSES:
            raise ProtocolError("this is no result")
        made = cls(result["status"], text(result.get("stop_message")))
        made.output, made.stderr = text(result.get("output")), text(result.get("stderr"))
        for name in ("error_type", "error_message", "traceback"):
            setattr(made, name, optional_text(result.get(name)))
        if made.status == "error" and (made.error_type is None or made.error_message is None):
            raise ProtocolError("an error without a type")
        if type(result.get("frames")) is not list or len(result["frames"]) > 10_000:
            raise ProtocolError("this is no list of frames")
        for frame in result["frames"]:
            if type(frame) is not list or len(frame) != 6:
                raise ProtocolError("this is no frame")
            made.frames.append((text(frame[0]), text(frame[1]), *map(number, frame[2:])))
        for name in ("time_ms", "cpu_ms", "waited_ms", "memory_bytes", "steps", "host_calls", "waits"):
            setattr(made, name, number(result.get(name)))
        made._value = result.get("value")
        made._no_value = optional_text(result.get("no_value"))
        made._files = _files_of(result.get("files"))
        made._no_files = optional_text(result.get("no_files"))
        made.working_folder = os.fsencode(text(result.get("working_folder")))
        return made

    @property
    def return_value(self):
        if self._no_value is not None:
            raise ConversionError(self._no_value)
        try:
            return decode(self._value)
        except ProtocolError as error:
            raise ConversionError(str(error)) from None

    @property
    def files(self):
        if self._no_files is not None:
            raise ConversionError(self._no_files)
        return self._files


def _is_below_a_mount(path, event):
    """Whether a path is one that a tree may be asked for. A worker after a fault may send any."""
    if type(path) is not str or len(path) > _LONGEST_PATH or "\0" in path:
        return False
    if path == "":
        return event == "list"
    return not any(part in ("", ".", "..") for part in path.split("/"))


def _files_of(data):
    """The files that a worker reports, checked, in the shape of the engine."""
    files = decode(data)
    if type(files) is not list:
        raise ProtocolError("this is no list of files")
    for file in files:
        if type(file) is not tuple or tuple(map(type, file)) != (bytes, str, str, bytes, int):
            raise ProtocolError("this is no file")
        path, change, kind, _, mode = file
        if change not in ("created", "modified", "deleted") or kind not in ("file", "folder", "link"):
            raise ProtocolError("this is no change of a file")
        if path[:1] != b"/" or any(part in (b"", b".", b"..") for part in path[1:].split(b"/")) or b"\0" in path:
            raise ProtocolError("this is no path of a file")
        if not 0 <= mode <= 0o7777:
            raise ProtocolError("these are no permissions")
    return files
