"""Sandbox: calls of functions and programs under a SandboxConfig."""

import ast
import inspect
import sys
import textwrap

import hognose
from hognose.compat._exceptions import exception_of
from hognose.compat.pysandbox.config import SandboxConfig

_CONTAINERS = (dict, list, tuple, set, frozenset)


class SandboxError(Exception):
    """A limit other than time ended the program, or it cannot be run."""


class Timeout(SandboxError):
    """The program ran longer than SandboxConfig.timeout."""


class Sandbox:
    """Runs functions and programs; what they raise is raised here, by a GuestError if the guest defined the class.

    Containers of the host are read-only for a guest. What comes back is a copy.
    """

    def __init__(self, config=None):
        self.config = config if config is not None else SandboxConfig()
        hognose.Sandbox(**self.config.options())  # a wrong configuration fails here

    def call(self, func, *args, **kw):
        """Runs the function's source in the sandbox, with these arguments, and returns its result. The function has no
        globals and no closure of the host."""
        source, name, line = _source(func)
        session = self._session()
        # The lines of tracebacks are those of the file.
        defined = session.run("\n" * (line - 1) + source, filename=func.__code__.co_filename)
        self._check(defined)
        result = session.call(name, *map(_lent, args), **{key: _lent(value) for key, value in kw.items()})
        return self._check(result).return_value

    def execute(self, code, globals=None, locals=None):
        """Runs a program. The names that it defines are in `locals` afterwards, or else in `globals`."""
        session = self._session()
        given = {**(globals or {}), **(locals or {})}
        for name, value in given.items():
            if name == "__builtins__":
                continue
            if callable(value) and not isinstance(value, hognose.Exposed):
                session.define(value, name=name)
            else:
                session.set_global(name, _lent(value))
        self._check(session.run(code))
        target = locals if locals is not None else globals
        if target is None:
            return
        for name in session.names():
            if isinstance(given.get(name), _CONTAINERS) or callable(given.get(name)):
                continue  # read-only for the guest
            value = session[name]
            if not isinstance(value, (hognose.Opaque, hognose.GuestObject)):
                target[name] = value

    def __enter__(self):
        raise NotImplementedError(
            "the block of a `with` statement belongs to the host's interpreter, with its variables and its authority, "
            "so it cannot be run in a sandbox; put it into a function for Sandbox.call(), or into a text for "
            "Sandbox.execute()")

    def __exit__(self, *error):
        raise NotImplementedError("there is no `with Sandbox(...)`")

    def _session(self):
        return hognose.Session(**self.config.options(), stream=_print, stdin=_read_line)

    @staticmethod
    def _check(result):
        error = exception_of(result)
        if error is None:
            return result
        if result.status == "timeout":
            raise Timeout(result.error) from None
        if result.error_type is None:
            raise SandboxError(result.error) from None
        raise error


def _source(func):
    """(source text, name, its first line) of a function, without decorators."""
    if not inspect.isfunction(func):
        raise TypeError(f"a Python function is needed, not {type(func).__qualname__}")
    if func.__name__ == "<lambda>":
        raise ValueError("a lambda cannot be called: its source is not a statement of its own")
    if func.__code__.co_freevars:
        raise ValueError(f"{func.__name__}() uses {', '.join(func.__code__.co_freevars)} of the function around it, "
                         "which does not exist in the sandbox; pass it as an argument")
    try:
        lines, line = inspect.getsourcelines(func)
    except OSError:
        raise ValueError(f"the source of {func.__name__}() cannot be read, so it cannot be run in a sandbox") from None
    text = textwrap.dedent("".join(lines))
    tree = ast.parse(text).body[0]
    if not isinstance(tree, ast.FunctionDef):
        raise ValueError("only functions made by a plain `def` can be called")
    first = tree.lineno
    return "".join(text.splitlines(keepends=True)[first - 1:]), tree.name, line + first - 1


def _lent(value):
    """Data of the host as the guest may read it: containers are views."""
    if isinstance(value, _CONTAINERS):
        return hognose.View(value)
    return value


def _print(text, is_error):
    (sys.stderr if is_error else sys.stdout).write(text)


def _read_line(seconds):
    return sys.stdin.readline() or None
