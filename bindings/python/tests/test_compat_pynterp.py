"""The interface of pynterp, and the attacks that its documents name."""

import doctest
import gc

import pytest

import hognose
import hognose.compat.pynterp
from hognose.compat.pynterp import GuestCallable, GuestObject, Interpreter, RunResult, expose_class


def run(source, env=None, **options):
    interpreter = Interpreter(**options)
    env = interpreter.make_default_env(env)
    result = interpreter.run(source, env=env)
    result.raise_for_exception()
    return env


def test_the_docstring():
    assert doctest.testmod(hognose.compat.pynterp) == (0, 5)


def test_a_run():
    interpreter = Interpreter(allowed_imports={"math"})
    env = interpreter.make_default_env({"n": 2})
    result = interpreter.run("import math\nx = [n, math.floor(2.5)]", env=env)
    assert isinstance(result, RunResult) and result.ok and result.exception is None and result.globals is env
    assert env["x"] == [2, 2] and env["n"] == 2 and env["__name__"] == "__main__"
    result.raise_for_exception()
    with pytest.raises(TypeError):
        interpreter.run("1")  # env is required
    assert isinstance(interpreter.run("import os", env=env).exception, ImportError)
    with pytest.raises(NotImplementedError, match="packages"):
        Interpreter(allow_relative_imports=True)


def test_nothing_is_inherited():
    assert isinstance(Interpreter().run("pytest", env={}).exception, NameError)
    assert isinstance(Interpreter().run("open('x')", env={}).exception, NameError)
    assert isinstance(Interpreter().run("import math", env={}).exception, ImportError)
    assert isinstance(Interpreter().run("from . import x", env={}).exception, ImportError)


def test_an_env_keeps_its_state():
    interpreter, env = Interpreter(), {"start": 1}
    counter = "class Counter:\n    n = start\n    def add(self): self.n += 1; return self.n\nc = Counter()"
    assert interpreter.run(counter, env=env).ok
    assert interpreter.run("c.add()\nx = c.n\nshared = [1]\nalias = shared", env=env).ok
    assert env["x"] == 2 and isinstance(env["c"], GuestObject) and isinstance(env["Counter"], GuestCallable)
    counter = env["c"]
    env["y"] = 5
    env["shared"].append(2)  # a change of the host is seen
    del env["x"]
    result = interpreter.run("z = y, c.n, shared, alias\ngone = 'x' in dir()\ntry: x\nexcept NameError: gone = True",
                             env=env)
    assert result.ok and env["z"] == (5, 2, [1, 2], [1]) and env["gone"] is True
    assert env["c"] is counter
    interpreter.run("alias.append(7)\nsame = shared", env=env)
    assert interpreter.run("same.append(8)", env=env).ok
    assert env["shared"] == [1, 2, 8]  # the guest's own identities stay
    interpreter.run("del c", env=env)
    assert "c" not in env
    other = {}
    interpreter.run("w = 1", env=other)
    assert "w" not in env and "y" not in other


def test_functions_of_guests():
    env = run("def add(a, b=1, *rest, c=0): return a + b + sum(rest) + c\n"
              "def fails(): raise KeyError('k')\nclass Own(Exception): pass\ndef own(): raise Own('text')\n"
              "def make(n): return lambda m: n * m\ndef apply(f, *a): return f(*a)\ndef spin():\n    while True: pass",
              max_time_s=0.3)
    assert env["add"](1) == 2 and env["add"](1, 2, 3, c=4) == 10
    assert env["make"](6)(7) == 42 and env["apply"](env["add"], 1, 5) == 6
    with pytest.raises(KeyError, match="'k'") as raised:
        env["fails"]()
    assert raised.value.args == ("k",)
    with pytest.raises(hognose.GuestError, match="text") as raised:
        env["own"]()
    assert raised.value.type_name == "Own"
    with pytest.raises(hognose.RunStopped, match="time limit"):
        env["spin"]()
    assert env["add"](1) == 2
    with pytest.raises(TypeError):
        env["add"]("x")
    with pytest.raises(hognose.ConversionError):
        env["apply"](run("def f(): pass")["f"])


def test_generators_of_guests():
    env = run("def count(n):\n    for i in range(n):\n        got = yield i\n        if got: yield got * 10")
    assert list(env["count"](3)) == [0, 1, 2]
    generator = env["count"](2)
    assert next(generator) == 0 and generator.send(4) == 40
    generator.close()
    with pytest.raises(StopIteration):
        next(generator)


def test_functions_and_classes_of_the_host():
    class Point:
        x: int

        def __init__(self, x: int):
            self.x, self.secret = x, 1

        def double(self):
            return 2 * self.x

    interpreter = Interpreter()
    env = interpreter.make_default_env({"Point": expose_class(Point), "twice": lambda n: 2 * n})
    twice = env["twice"]
    result = interpreter.run("p = Point(4)\nr = [p.x, p.double(), twice(5)]", env=env)
    result.raise_for_exception()
    assert env["r"] == [4, 8, 10] and isinstance(env["p"], Point) and env["twice"] is twice
    assert isinstance(interpreter.run("p.secret", env=env).exception, AttributeError)
    interpreter.run("twice = 3", env=env)
    assert env["twice"] == 3
    with pytest.raises(hognose.ConversionError):
        interpreter.run("1", env={"x": object()})
    with pytest.raises(ValueError):
        interpreter.run("1", env={"not a name": 1})


def test_exceptions():
    def exception(source):
        return Interpreter(max_steps=100_000).run(source, env={}).exception
    assert isinstance(exception("1 / 0"), ZeroDivisionError) and "1 / 0" in exception("1 / 0").guest_traceback
    assert isinstance(exception("x = = 1"), SyntaxError)
    assert isinstance(exception("while True: pass"), hognose.RunStopped)
    for name in ("SystemExit", "KeyboardInterrupt", "GeneratorExit", "BaseException"):
        error = exception(f"raise {name}(1)")  # a guest must not end the host
        assert isinstance(error, hognose.GuestError) and error.type_name == name
    assert isinstance(exception("raise ExceptionGroup('a', [ValueError()])"), hognose.GuestError)
    assert isinstance(exception("b'\\xff'.decode()"), hognose.GuestError)


def test_output(capsys):
    run("print('to the host')")
    assert capsys.readouterr().out == "to the host\n"


# --- the attacks of the document, each with a name that must not be reached

PIVOTS = {
    "fn.__closure__[0].cell_contents": "def outer():\n    x = 1\n    return lambda: x\nfn = outer()",
    "fn.__globals__": "def fn(): pass",
    "fn.__code__": "def fn(): pass",
    "fn.__builtins__": "def fn(): pass",
    "obj.__reduce_ex__(2)": "class C: pass\nobj = C()",
    "obj.__reduce__()": "class C: pass\nobj = C()",
    "math.__loader__": "import math",
    "math.__spec__.loader": "import math",
    "math.__dict__": "import math",
    "tb.tb_next.tb_frame.f_locals": "try: 1 / 0\nexcept Exception as e: tb = e.__traceback__",
    "tb.tb_frame.f_globals": "try: 1 / 0\nexcept Exception as e: tb = e.__traceback__",
    "tb.tb_frame.f_builtins": "try: 1 / 0\nexcept Exception as e: tb = e.__traceback__",
    "tb.tb_frame.f_back.f_globals": "try: 1 / 0\nexcept Exception as e: tb = e.__traceback__",
    "exc.__context__.__traceback__.tb_frame":
        "try:\n    try: 1 / 0\n    finally: [][1]\nexcept Exception as e: exc = e",
    "co.cr_frame.f_locals": "async def f(): pass\nco = f()",
    "ag.ag_frame.f_locals": "async def f(): yield\nag = f()",
    "gen.gi_frame.f_globals": "def f(): yield\ngen = f()",
    "len.__self__": "",
    "print.__self__": "",
    "__import__.__self__": "",
    "C.__base__": "class C: pass",
    "C.__bases__": "class C: pass",
    "C.__mro__": "class C: pass",
    "C.__subclasses__()": "class C: pass",
    "object.__subclasses__()": "",
}
ROUTES = [
    "{target}.{name}",
    "getattr({target}, '{name}')",
    "object.__getattribute__({target}, '{name}')",
    "type.__getattribute__({target}, '{name}')",
    "super(type({target}), {target}).__getattribute__('{name}')",
    "type({target}).__getattribute__({target}, '{name}')",
    "{target}.__getattribute__('{name}')",
    "{target}.__getattribute__(Lie('{name}'))",
    "{target}.__getattribute__(**{{Lie('name'): Lie('{name}')}})",
    "object.__getattribute__({target}, Lie('{name}'))",
    "{target}.__getattribute__.__get__(None, type({target}))({target}, '{name}')",
    "'{{0.{name}}}'.format({target})",
]
LIE = "class Lie(str):\n    def __str__(self): return 'harmless'\n    def __eq__(self, o): return o == 'harmless'\n" \
      "    __hash__ = str.__hash__\n"


@pytest.mark.parametrize("pivot", PIVOTS)
def test_pivots(pivot):
    chain = pivot.split("(")[0].split("[")[0].split(".")
    for i in range(1, len(chain)):
        target, name = ".".join(chain[:i]), chain[i]
        for route in ROUTES:
            code = f"{PIVOTS[pivot]}\n{LIE}reached = {route.format(target=target, name=name)}"
            env = {}
            error = Interpreter(allowed_imports={"math"}).run(code, env=env).exception
            if error is None and i + 1 < len(chain):
                continue  # a step on the way that is open
            assert error is not None and "reached" not in env, (code, env.get("reached"))


# --- objects of the guest in the host

def test_a_guest_that_shadows_what_the_host_uses_harms_nothing():
    interpreter, env = Interpreter(), {"host": lambda: 1}
    assert interpreter.run("def f(): return 1\ndef numbers(): yield from [1, 2]", env=env).ok
    assert interpreter.run("iter = getattr = next = type = lambda *a: 1 / 0\nhost2 = host\ng = numbers()", env=env).ok
    assert env["f"]() == 1 and list(env["g"]) == [1, 2] and env["host"]() == 1
    f = env["f"]
    assert interpreter.run("x = f() + host()", env=env).ok
    assert env["f"] is f and env["x"] == 2


def test_objects_in_containers():
    interpreter, env = Interpreter(), {}
    assert interpreter.run("listeners = [lambda n: n + 1]", env=env).ok
    assert env["listeners"][0](1) == 2
    assert interpreter.run("listeners.append(len(listeners))\ny = listeners[0](4)", env=env).ok
    assert env["y"] == 5 and env["listeners"][1] == 1


def test_objects_are_let_go():
    interpreter, env = Interpreter(limits={"max_host_objects": 20}), {}
    interpreter.run("def make(): return lambda: 1", env=env)
    for _ in range(300):
        assert env["make"]()() == 1
    gc.collect()
    assert interpreter.run("kept = sum(1 for _ in range(3))", env=env).ok
