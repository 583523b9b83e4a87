"""State and Feed: the session behind a checkout, and one program that it runs.

Every function of the host is defined in the guest as a wrapper that calls one function that waits. So the host decides
with its answer whether the guest gets a value or an awaitable.
"""

import keyword
import threading

import hognose
from hognose.compat.monty.errors import HOST_FILE, MontyConversionError, MontyRuntimeError, error_of
from hognose.compat.monty.names import free_names
from hognose.compat.monty.output import to_the_host
from hognose.compat.monty.snapshots import (MISSING, FunctionSnapshot, FutureSnapshot, MontyComplete,
                                             NameLookupSnapshot, settled)

_CALL, _FUTURE, _EXTERNAL = "__hognose_call__", "__hognose_future__", "__hognose_external__"
_PRELUDE = f'''
def {_EXTERNAL}(name, call={_CALL}, future={_FUTURE}):
    def external(*arguments, **keywords):
        is_future, value = call(name, arguments, keywords)
        return future(value) if is_future else value
    external.__name__ = external.__qualname__ = name
    return external
'''
_MOST_MEGABYTES = 3500  # what an engine can have
_KNOWN_LIMITS = {"max_feed_duration_secs", "max_turn_duration_secs", "max_memory", "gc_interval", "max_recursion_depth",
                 "max_suspensions", "max_total_sleep_secs"}


class State:
    """The session of a checkout."""

    def __init__(self, script_name, limits):
        limits = dict(limits or {})
        if unknown := limits.keys() - _KNOWN_LIMITS:
            raise TypeError(f"there is no limit {', '.join(sorted(unknown))}")
        self.script_name = script_name
        self.turn_seconds = limits.get("max_turn_duration_secs")
        memory = limits.get("max_memory")
        self.engine = hognose.Session(
            policy="standard", top_level_await=True, stream=self._print, max_output_bytes=None,
            max_time_s=limits.get("max_feed_duration_secs"),
            max_memory_mb=_MOST_MEGABYTES if memory is None else memory / (1 << 20),
            limits={"max_depth": limits.get("max_recursion_depth") or 1000,
                    "max_waits": limits.get("max_suspensions") or 1000})
        self.engine.define_waiting(f"{_CALL}(name, arguments, keywords)")
        self.engine.define_waiting(f"{_FUTURE}(call_id)", kind="asynchronous")
        self.engine.run(_PRELUDE, filename=HOST_FILE).unwrap()
        self.lookup = {}    # the host's functions and values for the current feed, by name
        self.sources = {}   # file name -> text, of the latest feeds
        self.count = 0
        self.printer = None
        self.feed = None

    def _print(self, text, is_error):
        (self.printer or to_the_host)("stderr" if is_error else "stdout", text)

    def begin(self, code, inputs, external_lookup, print_callback, asks):
        """Starts a feed, and returns its first snapshot or its end."""
        if self.feed is not None and self.feed.current is not None:
            raise RuntimeError("the session waits: resume its snapshot first")
        self.printer = print_callback
        for name, value in (inputs or {}).items():
            self.set(name, value)
        self.lookup = dict(external_lookup or {})
        if self.lookup:
            known = set(self.engine.names())
            for name, value in self.lookup.items():
                if name not in known:  # the guest's own names come first
                    self.give(name, value)
        filename = f"<python-input-{self.count}>"
        self.count += 1
        self.sources[filename] = code
        if len(self.sources) > 100:
            del self.sources[next(iter(self.sources))]
        self.feed = Feed(self, code, filename)
        return self.feed.begin(asks)

    def set(self, name, value):
        _check_name(name)
        try:
            self.engine.set_global(name, value)
        except (TypeError, ValueError) as error:
            raise MontyConversionError(str(error)) from None

    def give(self, name, value):
        """Gives the guest what the lookup has for a name."""
        if callable(value) and not isinstance(value, hognose.Exposed):
            self.define_external(name)
        else:
            self.set(name, value)
        self.lookup[name] = value

    def define_external(self, name):
        """A function whose calls become snapshots. Which function of the host it is, the lookup of each feed says."""
        _check_name(name)
        self.engine.run(f"{name} = {_EXTERNAL}({name!r})", filename=HOST_FILE).unwrap()

    def close(self):
        if self.feed is not None:
            self.feed.close()


class Feed:
    """One program, from its start to its end."""

    def __init__(self, session, code, filename):
        self.session = session
        self.code, self.filename = code, filename
        self.current = None     # the snapshot that the host must resume
        self.seconds = None     # the time to the guest's next timer, if it waits for that, too
        self.cancelled = []     # ids of calls that the guest has given up
        self._waiting = None    # the hognose.Waiting of the run
        self._calls = 0
        self._engine_id = None  # of the call that waits
        self._issued = set()    # ids of calls whose answer was a future, not awaited yet
        self._futures = {}      # call id -> the engine's id
        self._names = []        # names to ask for before the run
        self._is_late = False

    def begin(self, asks):
        if asks:
            called, read = free_names(self.code)
            known = set(self.session.engine.names())
            for name in called - known:
                self.session.define_external(name)
            self._names = [name for name in read if name not in known and name not in called]
        return self._ask()

    def _ask(self):
        if self._names:
            self.current = NameLookupSnapshot(self, self._names.pop(0))
            return self.current
        return self._go(lambda: self.session.engine.start(self.code, filename=self.filename))

    def _go(self, step):
        """Lets the run go on, and returns what it waits for or its end."""
        self.current = None
        while True:
            progress = self._timed(step)
            if not isinstance(progress, hognose.Waiting):
                self._waiting = None
                if progress.ok:
                    return MontyComplete(progress.return_value)
                if progress.status == "cancelled" and self._is_late:
                    raise MontyRuntimeError(TimeoutError(f"turn time limit of {self.session.turn_seconds} s reached"))
                raise error_of(progress, self.session.sources)
            self._waiting = progress
            self.cancelled = [call for call, engine_id in self._futures.items() if engine_id in progress.cancelled]
            for call in self.cancelled:
                del self._futures[call]
            wrong = {}
            for call in progress.calls:
                fault = self._note(call)
                if fault is not None:
                    wrong[call.id] = fault
            if wrong:  # not calls of the wrappers: the guest found the functions behind them
                step = lambda: progress.resume(errors=wrong)
                continue
            if self.current is not None:
                return self.current
            if not self._futures:  # it waits for time alone, which passes at once
                step = progress.resume
                continue
            self.seconds = progress.seconds
            self.current = FutureSnapshot(self, sorted(self._futures))
            return self.current

    def _note(self, call):
        if call.name == _FUTURE:
            number, = call.arguments
            if type(number) is not int or number not in self._issued:
                return ValueError("there is no such call")
            self._issued.discard(number)
            self._futures[number] = call.id
            return None
        name, args, kwargs = call.arguments
        if type(name) is not str or type(args) is not tuple or type(kwargs) is not dict or not all(
                type(key) is str for key in kwargs):
            return TypeError("this is no call of a function of the host")
        self._engine_id = call.id
        self.current = FunctionSnapshot(self, self._calls, name, args, kwargs)
        self._calls += 1
        return None

    def _timed(self, step):
        if self.session.turn_seconds is None:
            return step()
        timer = threading.Timer(self.session.turn_seconds, self._end_turn)
        timer.start()
        try:
            return step()
        finally:
            timer.cancel()

    def _end_turn(self):
        self._is_late = True
        self.session.engine.cancel()

    # --- answers

    def answer_call(self, call_id, result):
        answer = settled(result, allow_future=True)
        if answer is None:
            self._issued.add(call_id)
            answer = ((True, call_id), None)
        else:
            answer = ((False, answer[0]), answer[1])
        return self._resume({self._engine_id: answer})

    def answer_name(self, name, value):
        if value is not MISSING:
            self.session.give(name, value)
        return self._ask()

    def answer_futures(self, results):
        answers = {}
        for call_id, result in results.items():
            if call_id not in self._futures:
                raise ValueError(f"no call with the id {call_id!r} is pending")
            answers[call_id] = settled(result, allow_future=False)
        return self._resume({self._futures[call_id]: answer for call_id, answer in answers.items()}, answers)

    def _resume(self, answers, futures=()):
        waiting, current = self._waiting, self.current
        values = {number: value for number, (value, error) in answers.items() if error is None}
        errors = {number: error for number, (_, error) in answers.items() if error is not None}
        try:
            return self._go(lambda: self._resumed(waiting, values, errors, futures))
        except (TypeError, ValueError) as error:  # the run still waits
            self.current = current
            raise MontyConversionError(str(error)) from None

    def _resumed(self, waiting, values, errors, futures):
        progress = waiting.resume(values, errors=errors)
        for call_id in futures:
            self._futures.pop(call_id, None)
        return progress

    def close(self):
        """Ends a feed that waits."""
        self.current = None
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def _check_name(name):
    if not isinstance(name, str) or not name.isidentifier() or keyword.iskeyword(name) or name.startswith("__hognose_"):
        raise MontyConversionError(f"{name!r} cannot be the name of a global")
