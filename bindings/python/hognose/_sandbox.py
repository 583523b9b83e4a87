"""Sandbox and Session: runs of code that nobody trusts."""

from __future__ import annotations

from hognose import _engine
from hognose._result import ExecutionResult, Usage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from logging import Logger
    from os import PathLike
    from typing import Any, TypeVar, overload

    from hognose._engine import GuestFunction, Policy
    from hognose._host import ExposedClass
    from hognose._mounts import MountedTree
    from hognose._waiting import Waiting

    F = TypeVar("F", bound=Callable[..., Any])

_ASYNCHRONOUS = 2
# What the extension converts without a look at the exposed classes.
_DATA = frozenset({type(None), bool, int, float, complex, str, bytes, bytearray, list, tuple, dict, set, frozenset,
                   type(Ellipsis)})


class Sandbox:
    """Runs programs under a policy and limits. Each run starts afresh.

    max_time_s: wall-clock seconds of a run. max_memory_mb: of the guest's objects. max_steps: fuel, which is the same
        on every machine. max_output_bytes: stdout and stderr together. None means no limit.
    allowed_imports: the modules that the guest may import; None: those that the policy opens, "*": all.
    policy: "bare", "strict", "standard" or a Policy.
    seed: of the guest's random numbers. Nothing else is random.
    functions: host functions: a dict from names, or a list of functions with names.
    files: what the guest finds in its file system, which is in its own memory: a dict from paths to str or bytes, or a
        folder as a pathlib.Path, which is read once, now. Paths that are not absolute are below `working_folder`
        ("/guest"), where the run begins. environ: os.environ of the guest. mounts: folders that the guest can only read,
        and whose contents are fetched when it asks for them: a dict from paths to folders as a pathlib.Path, or to
        objects with the methods of a MountedTree. Each of the four opens the feature `files`.
    modules: modules that the guest may import, besides those of `allowed_imports`: a dict from dotted names to their
        Python source.
    handles: whether objects of the guest that are not data cross as a GuestObject, and those that can be called as a
        GuestFunction, instead of not at all. Parameters of host functions with the annotation `Callable` get functions
        in any case, and so do results of sessions.
    sharing: whether an object that occurs twice in a value of the guest is one object for the host, too. Cycles then
        cross; otherwise they are refused or cut.
    top_level_await: whether the program may await outside functions.
    stream: called with each piece of output as it is flushed, and with whether it is stderr.
    stdin: the guest's input, if the policy opens the feature `stdin`: a text for each run, or a function that is called
        with the seconds that it may wait (negative: as long as it likes) and returns the next piece of text, "" if
        there is none yet, or None at the end.
    limits: any other limits by name, as `hognose limits` lists them: {"max_depth": 200}.

    A sandbox may be used on any thread, by one at a time. cancel() may be called from any.
    """

    _is_session = False

    def __init__(self, *, max_time_s: float | None = 10.0, max_memory_mb: float = 256,
                 allowed_imports: str | Iterable[str] | None = None, policy: str | Policy = "strict",
                 max_steps: int | None = None, max_output_bytes: int | None = 1 << 20, seed: int = 0,
                 functions: Mapping[str, Callable[..., Any]] | Iterable[Callable[..., Any]] | None = None,
                 files: Mapping[str, str | bytes] | PathLike[str] | None = None, working_folder: str | None = None,
                 environ: Mapping[str, str] | None = None,
                 mounts: Mapping[str, PathLike[str] | MountedTree] | None = None,
                 modules: Mapping[str, str] | None = None,
                 handles: bool = False, sharing: bool = False,
                 top_level_await: bool = False,
                 stream: Callable[[str, bool], object] | None = None,
                 stdin: str | Callable[[float], str | None] | None = None,
                 limits: Mapping[str, float | None] | None = None) -> None:
        options = _engine.Options()
        chosen = policy.copy() if isinstance(policy, _engine.Policy) else _engine.Policy(policy)
        if allowed_imports is not None:
            for module in [allowed_imports] if isinstance(allowed_imports, str) else allowed_imports:
                chosen.allow_import(module)
        for module in modules or ():
            chosen.allow_import(module)
        has_files = not (files is None and working_folder is None and environ is None and mounts is None)
        if has_files and ("remove_feature", "files") not in chosen.changes:
            chosen.add_feature("files")
        options.set_policy(chosen)
        self._policy = chosen
        given = {"max_time_seconds": max_time_s, "max_memory_bytes": max_memory_mb, "max_steps": max_steps,
                 "max_output_bytes": max_output_bytes}
        if limits is not None:
            given.update(limits)
        options.set_limits(given)
        self._file_limits = options.max_files, options.max_file_bytes
        if has_files:
            from os import fsencode
            options.set_files(self._given_files(files), fsencode(working_folder or "/guest"),
                              [(fsencode(variable), fsencode(value)) for variable, value in (environ or {}).items()])
            for path, tree in (mounts or {}).items():
                from hognose._mounts import mounted
                options.add_mount(fsencode(path), *mounted(tree))
        options.seed = seed
        options.top_level_await = top_level_await
        options.handles, options.sharing = handles, sharing
        options.is_session = self._is_session
        self._functions: dict[str, tuple[str, str]] = {}  # name -> (signature, description); for describe()
        self._classes: dict[type, ExposedClass] = {}  # class -> ExposedClass
        self._waiting: dict[str, Any] = {}  # name -> (async function, or None if start() reports its calls; kinds)
        self._wait: Waiting | None = None  # the Waiting of the run that waits
        self._stdin = _Text(stdin) if isinstance(stdin, str) else None
        self._engine = _engine.Engine(options, stream, self._stdin or stdin)
        for name, source in (modules or {}).items():
            self._engine.add_module(name, source)
        for name, function in _named(functions):
            self.define(function, name=name)

    def _given_files(self, files):
        from hognose._files import given_files
        return given_files(files, *self._file_limits)

    def define(self, function: Callable[..., Any], *, name: str | None = None) -> None:
        """Gives the guest a function: any callable with a signature. Its exceptions reach the guest by the name of
        their class, with their message and nothing else. An `async def` becomes an awaitable of the guest and needs
        run_async()."""
        from inspect import getdoc, iscoroutinefunction
        from hognose._functions import adapted, is_positional, signature_text
        name = name or function.__name__
        signature, kinds = signature_text(name, function, self._classes)
        if iscoroutinefunction(function):
            self._engine.define(signature, None, _ASYNCHRONOUS)
            self._waiting[name] = (function, kinds)
        else:
            self._engine.define(signature, adapted(function, kinds), 0, function if is_positional(kinds) else None)
        self._functions[name] = (signature, getdoc(function) or "")

    if TYPE_CHECKING:
        @overload
        def function(self, function: F, *, name: str | None = None) -> F: ...
        @overload
        def function(self, function: None = None, *, name: str | None = None) -> Callable[[F], F]: ...

    def function(self, function: Any = None, *, name: str | None = None) -> Any:
        """A decorator that defines the function and returns it unchanged."""
        if function is None:
            return lambda decorated: self.function(decorated, name=name)
        self.define(function, name=name)
        return function

    def define_waiting(self, signature: str | Callable[..., Any], *, kind: str = "deferred") -> None:
        """Gives the guest a function that the host answers later; see start().

        signature: "ask(question: str, default=None)", or a function with that signature, whose code is not used.
        kind: "deferred": the guest's call returns once the host has answered. "asynchronous": it returns an awaitable
            at once, and the host learns of it when no task of the guest can go on. "asynchronous_at_once": the host
            learns of it at once.
        """
        from inspect import getdoc
        from hognose._functions import kinds_of_text, signature_text
        from hognose._waiting import KINDS
        if kind not in KINDS:
            raise ValueError(f"the kinds are {', '.join(KINDS)}")
        if isinstance(signature, str):
            description, kinds = "", kinds_of_text(signature)
        else:
            description = getdoc(signature) or ""
            signature, kinds = signature_text(signature.__name__, signature)
        self._engine.define(signature, None, KINDS[kind])
        name = signature[:signature.index("(")].strip()
        self._waiting[name] = (None, kinds)
        self._functions[name] = (signature, description)

    def expose_class(self, cls: type | ExposedClass, **options: Any) -> ExposedClass:
        """Gives the guest a class: an ExposedClass, or a class with the options of one. Guests can make instances if it
        has a constructor. Instances of exactly this class cross from now on as what they are, instead of by copy or not
        at all. Returns the ExposedClass."""
        from hognose._host import ExposedClass
        exposed = cls if isinstance(cls, ExposedClass) else ExposedClass(cls, **options)
        if exposed.cls in _DATA:
            raise ValueError(f"instances of {exposed.cls.__name__} cross as data; wrap() lends a single one")
        self._engine.expose_class(exposed, exposed.cls)
        self._classes[exposed.cls] = exposed
        return exposed

    def observe(self, observer: Callable[[dict[str, Any]], object] | Logger, *events: str) -> None:
        """Reports what happens in the runs that follow; the guest cannot notice.

        observer: called with a dict for each event, or a logging.Logger, which gets it as a record with the dict as its
            attribute `event`. An exception of the observer ends the run with the status "host_error".
        events: "blocked" (the policy refused something), "import", "host_call", "limit", "exception", "code", "call",
            "return" and "line"; by default the first four.
        """
        self._engine.observe(observer if callable(observer) else _logging_to(observer), list(events))

    def set_global(self, name: str, value: Any) -> None:
        """Gives every run a global. Data is copied now."""
        self._engine.set_global(name, value)

    def run(self, code: str, inputs: Mapping[str, Any] | None = None, filename: str = "<string>") -> ExecutionResult:
        """Runs the program. `inputs` are globals for this run."""
        if inputs or self._stdin is not None:
            self._set_inputs(inputs)
        return self._engine.run(code, filename)

    def start(self, code: str, inputs: Mapping[str, Any] | None = None,
              filename: str = "<string>") -> ExecutionResult | Waiting:
        """Runs the program until it ends or calls a function that waits. Returns an ExecutionResult or a Waiting. While
        it waits, the sandbox can run nothing else."""
        from hognose._waiting import progress_of
        self._set_inputs(inputs)
        return progress_of(self, self._engine.start(code, filename))

    async def run_async(self, code: str, inputs: Mapping[str, Any] | None = None,
                        filename: str = "<string>") -> ExecutionResult:
        """Runs the program while the event loop goes on. The guest's calls of async functions become tasks of the
        loop. Cancelling this coroutine cancels the run."""
        self._set_inputs(inputs)
        return await self._drive(self._engine.start, code, filename)

    async def _drive(self, start, *arguments):
        """Begins a run and brings it to its end. The guest's calls of async functions become tasks."""
        import asyncio
        from hognose._functions import bind
        if any(function is None for function, _ in self._waiting.values()):
            raise RuntimeError("this sandbox has functions of define_waiting(): use start()")
        loop = asyncio.get_running_loop()
        tasks, progress = {}, None
        try:
            progress = await self._in_thread(loop, start, *arguments)
            while (calls := progress.calls) is not None:
                for call_id, name, given, _, _ in calls:
                    function, kinds = self._waiting[name]
                    arguments, keywords = bind(kinds, given)
                    tasks[loop.create_task(function(*arguments, **keywords))] = call_id
                for call_id in progress.cancelled:
                    for task in [task for task, of_call in tasks.items() if of_call == call_id]:
                        task.cancel()
                        del tasks[task]
                done, answers = set(), []
                if progress.blocked:
                    done, _ = await asyncio.wait(tasks, timeout=progress.seconds,
                                                 return_when=asyncio.FIRST_COMPLETED) if tasks else (set(), None)
                    if not done and progress.seconds is not None and not tasks:
                        await asyncio.sleep(progress.seconds)
                for task in done:
                    answers.append(_answer(tasks.pop(task), task))
                seconds = 0.0
                progress = await self._in_thread(loop, self._engine.resume, answers, seconds)
            return progress.result
        except BaseException:
            if progress is not None:
                self._end_waiting(progress)
            raise
        finally:
            for task in tasks:
                task.cancel()

    async def _in_thread(self, loop, function, *arguments):
        import asyncio
        future = loop.run_in_executor(None, function, *arguments)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            while not future.done():
                self._engine.cancel()  # which does nothing before the run has begun
                try:
                    await asyncio.wait([future], timeout=0.01)
                except asyncio.CancelledError:
                    pass  # once more
            if future.exception() is None:
                self._end_waiting(future.result())
            raise
        except GeneratorExit:  # nobody awaits it any more
            self._engine.cancel()
            future.add_done_callback(lambda done: done.exception() or self._end_waiting(done.result()))
            raise

    def _end_waiting(self, progress):
        """Ends the run if it waits. That takes no time, because no more code of it is executed."""
        if progress.result is None:
            self._engine.cancel()
            self._engine.resume([], 0.0)

    def cancel(self) -> None:
        """Ends the current run with the status "cancelled". May be called from any thread."""
        self._engine.cancel()

    def usage(self) -> Usage:
        """What the current run has used so far, or the last one. May be called from any thread. The figures are usually
        less than 1 ms old."""
        return Usage(*self._engine.usage())

    def _set_inputs(self, inputs: Mapping[str, Any] | None) -> None:
        if self._stdin is not None:
            self._stdin.is_read = False
        for name, value in (inputs or {}).items():
            self._engine.set_input(name, value)


class _Text:
    """Input that is the same in each run."""

    def __init__(self, text):
        self.text = text
        self.is_read = False

    def __call__(self, seconds):
        if self.is_read:
            return None
        self.is_read = True
        return self.text or None


class Session(Sandbox):
    """A sandbox that keeps its names from run to run, as a notebook does. After an error the names stay. After a stop
    (a limit, cancel()) the session returns exactly to its state before that run."""

    _is_session = True

    def __getitem__(self, name: str) -> Any:
        """The value of a global. Raises KeyError if there is none."""
        result = self._engine.get_global(name)
        if result.error_type == "NameError":
            raise KeyError(name)
        return result.unwrap()

    def __setitem__(self, name: str, value: Any) -> None:
        """Gives the session a global, which the next run sees."""
        self._engine.set_global(name, value)

    def __contains__(self, name: object) -> bool:
        return name in self.names()

    def names(self) -> list[str]:
        """The names of the globals, in the order of their definition."""
        return self._engine.global_names().unwrap()

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a global, or the default if there is none."""
        try:
            return self[name]
        except KeyError:
            return default

    def call(self, function: str | GuestFunction, /, *arguments: Any, **keywords: Any) -> ExecutionResult:
        """Calls a function of the guest, by its name or itself, or a built-in one, and returns an ExecutionResult."""
        return self._engine.call(function, arguments, keywords)

    async def call_async(self, function: str | GuestFunction, /, *arguments: Any, **keywords: Any) -> ExecutionResult:
        """Like call(), while the event loop goes on, as in run_async(). With `top_level_await`, the result of an `async
        def` of the guest is awaited."""
        return await self._drive(self._engine.start_call, function, arguments, keywords)

    def start_call(self, function: str | GuestFunction, /, *arguments: Any,
                   **keywords: Any) -> ExecutionResult | Waiting:
        """Like call(), for a call that may wait. Returns an ExecutionResult or a Waiting."""
        from hognose._waiting import progress_of
        return progress_of(self, self._engine.start_call(function, arguments, keywords))

    def rollback(self) -> bool:
        """Undoes the last run or call, however it ended. Returns False if that is not possible any more."""
        return self._engine.rollback()

    def discard(self) -> bool:
        """Forgets all names."""
        return self._engine.discard()

    @property
    def is_fresh(self) -> bool:
        """Whether the next run starts without names."""
        return self._engine.is_fresh


# Events of a guest that a person should see -> the level of their records.
_LEVELS = {"blocked": 30, "limit": 30}


def _logging_to(logger):
    def log(event):
        level = _LEVELS.get(event["kind"], 20)
        if logger.isEnabledFor(level):
            logger.log(level, "%s %s (%s, line %d)%s", event["kind"], event.get("name", ""), event.get("filename", "?"),
                       event["line"], f": {event['detail']}" if "detail" in event else "", extra={"event": event})
    return log


def _named(functions):
    if functions is None:
        return []
    if isinstance(functions, dict):
        return functions.items()
    return [(function.__name__, function) for function in functions]


def _answer(call_id, task):
    if task.cancelled():
        return call_id, "RuntimeError", "the host cancelled the call"
    error = task.exception()
    if error is None:
        return call_id, task.result()
    from hognose._waiting import raised
    return raised(call_id, error)
