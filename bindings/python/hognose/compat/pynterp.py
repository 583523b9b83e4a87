"""The interface of the project pynterp: Interpreter, RunResult and expose_class.

    >>> from hognose.compat.pynterp import Interpreter
    >>> interpreter = Interpreter(allowed_imports={"math"})
    >>> env = interpreter.make_default_env({"n": 3})
    >>> interpreter.run("import math\\ndef area(r): return round(math.pi * r * r, n)", env=env).ok
    True
    >>> env["area"](2)
    12.566

What the guest defines is in `env` after a run: data as copies, functions and classes as callables, generators as
iterators, and any other object as a GuestObject. A later run with the same `env` sees what was changed there meanwhile.
Data, host functions and what expose_class() returns may be in an `env`; other objects of the host need
hognose.expose().
"""

import dataclasses
import keyword
import sys

import hognose
from hognose.compat._exceptions import exception_of

# Functions of the guest that no name of it refers to: whether two objects are the same, whether one is an iterator, and
# a call of a method.
_HELPERS = """
(lambda left, right: left is right,
 lambda value, iter=iter: iter(value) is value,
 lambda value, name, *arguments, getattr=getattr: getattr(value, name)(*arguments))
"""
_KEPT_OUT = frozenset({"__builtins__", "__name__"})


@dataclasses.dataclass
class RunResult:
    """globals: the `env` of the run. exception: what ended it, or None: a built-in exception, hognose.GuestError for
    one of a guest's class (and for SystemExit and the like), or hognose.RunStopped for a limit."""

    globals: dict
    exception: BaseException | None

    @property
    def ok(self):
        return self.exception is None

    def raise_for_exception(self):
        """Raises the exception, if there is one."""
        if self.exception is not None:
            raise self.exception


def expose_class(cls, *, methods=None, fields=None, writable=(), constructor=True, subclasses=True):
    """A class of the host for an `env`. Without lists: its public methods and annotated attributes."""
    public = [name for name in dir(cls) if not name.startswith("_")]
    if fields is None:
        annotated = [name for kind in cls.__mro__ for name in getattr(kind, "__annotations__", {})]
        fields = [name for name in dict.fromkeys(annotated) if not name.startswith("_") and name not in writable]
        fields += [name for name in public if isinstance(getattr(cls, name), property) and name not in fields]
    if methods is None:
        methods = [name for name in public if callable(getattr(cls, name)) and name not in fields]
    return hognose.ExposedClass(cls, methods=methods, fields=fields, writable=writable, constructor=constructor,
                                subclasses=subclasses)


class GuestObject:
    """An object of a guest that is not data. It stays in the sandbox; `handle` is a hognose.GuestObject."""

    def __init__(self, world, handle):
        self._world, self.handle = world, handle

    def __repr__(self):
        return f"<{type(self).__name__} {self.handle.text}>"


class GuestCallable(GuestObject):
    """A function or class of a guest. A call runs in the sandbox under the limits of a run."""

    def __call__(self, *arguments, **keywords):
        return self._world.call(self.handle, *arguments, **keywords)


class GuestIterator(GuestObject):
    """A generator, or another iterator of a guest."""

    def __iter__(self):
        return self

    def __next__(self):
        return self._world.call_method(self.handle, "__next__")

    def send(self, value):
        return self._world.call_method(self.handle, "send", value)

    def close(self):
        return self._world.call_method(self.handle, "close")


class Interpreter:
    """Runs programs in an `env`. Nothing is inherited from the host.

    allowed_imports: names of built-in modules that guests may import; None: none. options: those of hognose.Session,
    for limits, policy and seed. What guests print goes to sys.stdout and sys.stderr, or to `stream`.
    """

    def __init__(self, allowed_imports=None, allow_relative_imports=False, **options):
        if allow_relative_imports:
            raise NotImplementedError("relative imports need packages, and the host gives a guest none")
        options.setdefault("stream", _print)
        self._options = {**options, "allowed_imports": sorted(allowed_imports) if allowed_imports else None}
        hognose.Session(**self._options)  # wrong options fail here

    def make_default_env(self, env=None, *, name="__main__"):
        """A new `env` with the content of the given one."""
        made = {"__name__": name, **(env or {})}
        made["__builtins__"] = _World(self._options, name)
        return made

    def run(self, source, env, filename="<string>"):
        """Runs the program in the `env`, which then has the guest's globals."""
        if not isinstance(env, dict):
            raise TypeError("env must be a dict")
        world = env.get("__builtins__")
        if not isinstance(world, _World):
            world = env["__builtins__"] = _World(self._options, env.get("__name__", "__main__"))
        world.take(env)
        result = world.session.run(source, filename=filename)
        world.give(env)
        return RunResult(env, exception_of(result))


class _World:
    """The sandbox of an `env`, which keeps it under the name __builtins__, as CPython keeps its builtins."""

    def __init__(self, options, name):
        self.session = hognose.Session(handles=True, **options)
        self.session.set_global("__name__", name)
        self._known = {}  # name -> (value in the env, a copy of it to see whether it was changed)
        self._given = {}  # names of functions and classes of the host -> them as the guest has them
        self._is_same, self._is_iterator, self._call_method = self.session.run(_HELPERS, filename="<host>").unwrap()

    # --- between the env and the guest

    def take(self, env):
        """Gives the guest what the host changed in the env."""
        session = self.session
        for name in [name for name in self._known if name not in env]:
            session.run(f"del {name}", filename="<host>")
            self._forget(name)
        for name, value in list(env.items()):
            if name in _KEPT_OUT or name in self._known and self._is_unchanged(name, value):
                continue
            if not isinstance(name, str) or not name.isidentifier() or keyword.iskeyword(name):
                raise ValueError(f"{name!r} cannot be the name of a global")
            self._forget(name)
            if isinstance(value, GuestObject):
                if value._world is not self:
                    raise hognose.ConversionError(f"{name} is an object of another env")
                session.set_global(name, value.handle)
                self._known[name] = (value, value)
            elif isinstance(value, hognose.ExposedClass):
                if value.name != name:
                    raise ValueError(f"the class {value.name} must be in the env under its own name, not as {name}")
                session.expose_class(value)
                self._remember(name, value)
            elif callable(value) and not isinstance(value, (hognose.Exposed, hognose.GuestFunction)):
                session.define(value, name=name)
                self._remember(name, value)
            else:
                session.set_global(name, value)
                self._known[name] = (value, _NOTHING)

    def _remember(self, name, value):
        self._given[name] = self.session[name]
        self._known[name] = (value, value)

    def _forget(self, name):
        self._known.pop(name, None)
        self._given.pop(name, None)

    def _is_unchanged(self, name, value):
        known, copy = self._known[name]
        if known is not value:
            return False
        return copy is known or copy is not _NOTHING and _same(known, copy)

    def give(self, env):
        """Fills the env with the guest's globals."""
        names = [name for name in self.session.names() if name not in _KEPT_OUT]
        for name in [name for name in env if name not in names and name not in _KEPT_OUT]:
            del env[name]
            self._forget(name)
        for name in names:
            if not name.isidentifier() or keyword.iskeyword(name):
                continue  # only globals() can make such a name
            result = self.session._engine.get_global(name)
            try:
                value, copy = result.return_value, result._outcome.return_value
                if copy is None:
                    copy = value  # with objects of the host, which there is one copy of
            except hognose.ConversionError:
                value = copy = hognose.Opaque("a value that cannot leave the sandbox")
            if isinstance(value, hognose.GuestObject):
                if name in self._given and self._are_same(self._given[name], value):
                    continue
                known = self._known.get(name, (None, None))[0]
                if isinstance(known, GuestObject) and self._are_same(known.handle, value):
                    env[name] = known
                    continue
                value = copy = self._proxy(value)
            self._given.pop(name, None)
            env[name] = value
            self._known[name] = (value, copy)

    def _are_same(self, left, right):
        return self.session.call(self._is_same, left, right).return_value is True

    # --- objects of the guest

    def call(self, function, *arguments, **keywords):
        result = self.session.call(function, *map(self._argument, arguments),
                                   **{name: self._argument(value) for name, value in keywords.items()})
        error = exception_of(result)
        if error is not None:
            raise error
        value = result.return_value
        return self._proxy(value) if isinstance(value, hognose.GuestObject) else value

    def call_method(self, handle, name, *arguments):
        return self.call(self._call_method, handle, name, *arguments)

    def _argument(self, value):
        if not isinstance(value, GuestObject):
            return value
        if value._world is not self:
            raise hognose.ConversionError("an object of another env cannot be an argument")
        return value.handle

    def _proxy(self, handle):
        is_iterator = self.session.call(self._is_iterator, handle).return_value is True
        is_callable = isinstance(handle, hognose.GuestFunction)
        return (GuestIterator if is_iterator else GuestCallable if is_callable else GuestObject)(self, handle)


_NOTHING = object()


def _same(left, right):
    """Whether two values that crossed are equal, and of the same types throughout."""
    if left is right:
        return True
    if isinstance(left, hognose.GuestObject) and isinstance(right, hognose.GuestObject):
        return left.text == right.text
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        return len(left) == len(right) and all(_same(a, b) and _same(left[a], right[b]) for a, b in zip(left, right))
    if isinstance(left, (list, tuple)):
        return len(left) == len(right) and all(map(_same, left, right))
    return left == right


def _print(text, is_error):
    (sys.stderr if is_error else sys.stdout).write(text)
