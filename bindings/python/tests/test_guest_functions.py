"""Functions and objects of guests in the host: calls in both directions, limits, lifetimes, sharing."""

import asyncio
import collections.abc
import gc
import threading
import typing
import weakref

import pytest

import hognose
import hognose.isolated

Callable = collections.abc.Callable


def each(items: list, action: Callable):
    return [action(item) for item in items]


# --- within a host function

def test_a_host_function_calls_its_guest():
    sandbox = hognose.Sandbox(functions=[each])
    assert sandbox.run("each([1, 2, 3], lambda n: n * n)").unwrap() == [1, 4, 9]
    result = sandbox.run("each([1], 7)")
    assert result.error == "TypeError: each() argument 'action' must be callable, not int"
    seen = []

    @sandbox.function
    def use(f: typing.Callable[[int], int], *, again: Callable | None = None):
        seen.append((type(f), f.type_name, repr(f)))
        return f(1, key=[2]), again and again()

    assert sandbox.run("use(lambda n, key: (n, key), again=dict)").unwrap() == ((1, [2]), {})
    assert seen == [(hognose.GuestFunction, "function", "<GuestFunction <function <lambda>>>")]
    assert sandbox.run("use(print)").error_type == "TypeError"
    assert sandbox.run("class C:\n    def m(self, n, key): return key\nuse(C().m)").unwrap() == ([2], None)


def test_calls_nest():
    sandbox = hognose.Sandbox()

    @sandbox.function
    def outer(f: Callable, depth):
        return f(depth - 1) + 1 if depth else 0

    assert sandbox.run("def f(depth): return outer(f, depth)\nf(20)").unwrap() == 20
    assert sandbox.run("def f(depth): return outer(f, depth)\nf(10_000)").error_type == "RecursionError"
    assert sandbox.run("1").ok


def test_exceptions_pass_through_unchanged():
    sandbox = hognose.Sandbox(functions=[each])
    code = """
class Mine(Exception):
    pass
error = Mine("no")
def fail(n):
    raise error
try:
    each([1], fail)
except Mine as caught:
    same = caught is error
same
"""
    assert sandbox.run(code).unwrap() is True
    seen = []

    @sandbox.function
    def watch(f: Callable):
        try:
            f()
        except hognose.GuestRaised as error:
            seen.append((str(error), error.error_type, error.result))
            raise ValueError("of the host") from None

    assert sandbox.run("watch(lambda: {}['k'])").error == "ValueError: of the host"
    assert sandbox.run("def f(): raise KeyError\nwatch(f)").error == "ValueError: of the host"
    assert seen == [("KeyError: 'k'", "KeyError", None), ("KeyError", "KeyError", None)]


def test_an_exception_of_another_session_is_none_of_the_guests():
    other = hognose.Session()
    other.run("def fail(): raise KeyError('k')")
    sandbox = hognose.Sandbox(functions={"f": lambda: other["fail"]()})
    assert sandbox.run("f()").error == "RuntimeError: GuestRaised: KeyError: 'k'"


@pytest.mark.parametrize("options, code, status", [
    ({"max_steps": 100_000}, "while True: pass", "step_limit"),
    ({"max_time_s": 0.1}, "while True: pass", "timeout"),
    ({"max_memory_mb": 4}, "x = []\n    while True: x.append([0] * 1000)", "memory_error"),
])
def test_limits_end_the_whole_run(options, code, status):
    sandbox = hognose.Sandbox(**options)
    seen = []

    @sandbox.function
    def stubborn(f: Callable):
        for _ in range(3):
            try:
                f()
            except hognose.RunStopped as error:
                seen.append(str(error))
        return "went on"

    assert sandbox.run(f"def f():\n    {code}\nstubborn(f)").status == status
    assert seen == ["the run is over"] * 3
    assert sandbox.run("1 + 1").return_value == 2


def test_only_the_thread_of_the_call():
    sandbox = hognose.Sandbox()
    errors = []

    @sandbox.function
    def elsewhere(f: Callable):
        def call():
            try:
                f()
            except Exception as error:
                errors.append(type(error))
        thread = threading.Thread(target=call)
        thread.start()
        thread.join()
        return f()

    assert sandbox.run("elsewhere(lambda: 5)").unwrap() == 5
    assert errors == [ReferenceError]


def test_an_interruption_of_the_host_passes_through():
    sandbox = hognose.Sandbox()

    @sandbox.function
    def interrupt():
        raise KeyboardInterrupt

    @sandbox.function
    def call(f: Callable):
        return f()

    with pytest.raises(KeyboardInterrupt):
        sandbox.run("try:\n    call(interrupt)\nexcept BaseException:\n    pass\nwhile True: pass")
    assert sandbox.run("call(lambda: 3)").unwrap() == 3


def test_methods_and_objects_of_the_host():
    class Button:
        def on_click(self, handler: Callable):
            self.handler = handler

        def click(self):
            return self.handler(self)

    session = hognose.Session()
    session.expose_class(Button, methods=["on_click", "click"], constructor=True)
    assert session.run("b = Button()\nb.on_click(lambda button: button is b)\nb.click()").unwrap() is True
    assert session["b"].click() is True  # between runs it is a run of its own


# --- functions of a session

def test_functions_of_a_session():
    session = hognose.Session()
    session.run("count = 0\ndef add(n=1):\n    global count\n    count += n\n    return count\nclass C: pass")
    add = session["add"]
    assert isinstance(add, hognose.GuestFunction) and callable(add)
    assert (add(), add(n=5), session["count"]) == (1, 6, 6)
    assert session.call(add, 2).return_value == 8
    assert session.run("add is again", inputs={"again": add}).unwrap() is True
    assert session.call("max", [3, 1], key=session.run("lambda n: -n").return_value).return_value == 1
    assert session.get("add").type_name == "function" and session.get("nothing", 4) == 4
    assert session.run("[add]").return_value[0](0) == 8
    with pytest.raises(hognose.GuestRaised, match="TypeError: unsupported operand") as raised:
        add("x")
    assert raised.value.result.error_type == raised.value.error_type == "TypeError"
    with pytest.raises(TypeError, match="a name or a GuestFunction"):
        session.call(7)


def test_calls_are_under_the_limits_of_the_session():
    session = hognose.Session(max_steps=100_000)
    session.run("x = 1\ndef spin():\n    global x\n    x = 2\n    while True: pass")
    with pytest.raises(hognose.RunStopped) as raised:
        session["spin"]()
    assert raised.value.result.status == "step_limit"
    assert session["x"] == 1


def test_the_end_of_a_function():
    session = hognose.Session()
    session.run("def f(): return 1")
    f = session["f"]
    session.run("del f")
    assert f() == 1  # the handle keeps it
    session.run("def g(): return 2")
    g = session["g"]
    assert session.rollback() and g.text
    session.discard()
    with pytest.raises(hognose.GuestRaised, match="ReferenceError: the object of the handle no longer exists"):
        f()
    session.run("def f(): return 1")
    f = session["f"]
    other = hognose.Session()
    assert "ReferenceError" in other.run("f()", inputs={"f": f}).error
    with pytest.raises(hognose.GuestRaised, match="ReferenceError"):
        other.call(f).unwrap()
    del session
    gc.collect()
    with pytest.raises(ReferenceError, match="no longer exists"):
        f()
    assert repr(f) == "<GuestFunction <function f>>"


def test_the_end_of_a_function_of_a_run():
    kept = []
    sandbox = hognose.Sandbox()

    @sandbox.function
    def keep(f: Callable):
        kept.append(f)

    sandbox.run("keep(lambda: 1)")
    with pytest.raises(ReferenceError, match="only by a host function"):
        kept[0]()

    @sandbox.function
    def use_kept():
        return kept[0]()

    assert sandbox.run("use_kept()").error.startswith("ReferenceError")


def test_a_cycle_through_the_host_is_collected():
    class Node:
        def hold(self, f: Callable):
            self.f = f

    session = hognose.Session()
    node = Node()
    session["node"] = hognose.expose(node, methods=["hold"])
    session.run("node.hold(lambda: node)")
    watch, engine = weakref.ref(node), weakref.ref(session)
    del node, session
    gc.collect()
    assert watch() is None and engine() is None


def test_many_functions():
    session = hognose.Session(limits={"max_host_objects": 50})
    session.run("def make(n): return lambda: n")
    for i in range(500):
        assert session["make"](i)() == i
    held = []
    with pytest.raises(hognose.RunStopped):
        for i in range(500):
            held.append(session["make"](i))
    assert len(held) < 50


# --- asynchronous

def test_asynchronous_functions_of_a_session():
    async def fetch(n):
        await asyncio.sleep(0.001)
        return n * 2

    async def main():
        session = hognose.Session(policy="standard", top_level_await=True, functions=[fetch])
        session.run("async def twice(n): return await fetch(n) + await fetch(n)\ndef plain(): return 3")
        assert (await session.call_async("twice", 4)).unwrap() == 16
        assert (await session.call_async(session["twice"], n=1)).unwrap() == 4
        assert (await session.call_async("plain")).unwrap() == 3
        assert (await session.call_async("nothing")).error_type == "NameError"
    asyncio.run(main())


def test_a_callback_of_an_asynchronous_host_function():
    async def register(f: Callable):
        kept.append(f)
        with pytest.raises(RuntimeError, match="waits for the host"):
            f()

    async def main():
        session = hognose.Session(policy="standard", top_level_await=True, functions=[register])
        (await session.run_async("await register(lambda: 4)")).unwrap()
        assert kept[0]() == 4
    kept = []
    asyncio.run(main())


# --- while the run waits

@pytest.mark.parametrize("made", [hognose.Sandbox, hognose.Session])
def test_a_function_of_a_run_that_waits(made):
    sandbox = made(handles=True)
    sandbox.define_waiting("ask(f, n)")
    calls = []

    @sandbox.function
    def use(f: Callable):
        calls.append(f)
        return f(1)

    code = "seen = []\ndef f(n):\n    seen.append(n)\n    return n + 1\n(ask(f, 0), use(f), ask(f, 2)(5), seen)"
    waiting = sandbox.start(code)
    f = waiting.calls[0].arguments[0]
    assert isinstance(f, hognose.GuestFunction)
    for call in (f, lambda: f(1), lambda: f(1, key=2)):
        with pytest.raises(RuntimeError, match="the run of the function waits for the host"):
            call()
    thread_error = []

    def on_another_thread():
        with pytest.raises(RuntimeError, match="waits for the host") as caught:
            f(1)
        thread_error.append(caught)

    thread = threading.Thread(target=on_another_thread)
    thread.start()
    thread.join()
    assert len(thread_error) == 1
    waiting = waiting.resume({1: "answered"})
    # The run went on, and its host function could call the guest; then it waits again.
    with pytest.raises(RuntimeError, match="waits for the host"):
        calls[0](1)
    # The function may be the answer: it is itself again.
    result = waiting.resume({2: f})
    assert result.unwrap() == ("answered", 2, 6, [1, 5])
    if made is hognose.Session:
        assert f(7) == 8 and sandbox["seen"] == [1, 5, 7]
    else:
        with pytest.raises(ReferenceError):
            f(7)
    assert sandbox.run("1 + 1").unwrap() == 2


def test_a_function_of_a_run_that_waited_and_was_cancelled():
    session = hognose.Session(handles=True)
    session.run("def g(): return 3")
    g = session["g"]
    session.define_waiting("ask(f)")
    waiting = session.start("ask(lambda: 1)")
    f = waiting.calls[0].arguments[0]
    with pytest.raises(RuntimeError, match="waits for the host"):
        g()
    assert waiting.cancel().status == "cancelled"
    assert g() == 3
    with pytest.raises(hognose.GuestRaised, match="ReferenceError"):
        f()


def test_a_function_in_an_asynchronous_host_function():
    """The run waits while an async function of the host runs, so the guest cannot be called from there. The function
    can be kept, and a plain host function can call it."""
    async def each_later(items: list, action: Callable):
        with pytest.raises(RuntimeError, match="waits for the host"):
            action(items[0])
        await asyncio.sleep(0)
        return action

    async def main():
        sandbox = hognose.Sandbox(policy="standard", top_level_await=True, functions=[each_later, each])
        code = "f = lambda n: n * n\ng = await each_later([3], f)\n(g is f, g(4), each([1, 2], g))"
        assert (await sandbox.run_async(code)).unwrap() == (True, 16, [1, 4])
        code = ("import asyncio\nasync def one(n): return (await each_later([n], lambda m: m + n))(n)\n"
                "await asyncio.gather(*[one(n) for n in range(20)])")
        assert (await sandbox.run_async(code)).unwrap() == [2 * n for n in range(20)]
        # The error reaches the guest if the host function lets it pass.

        @sandbox.function
        async def careless(action: Callable):
            return action()
        result = await sandbox.run_async("try:\n    await careless(print)\nexcept RuntimeError as error:\n"
                                         "    message = str(error)\nmessage")
        assert "waits for the host" in result.unwrap()
    asyncio.run(main())


# --- other objects

def test_handles():
    session = hognose.Session(handles=True)
    session.run("class C:\n    def __init__(self): self.n = 5\nc = C()\ng = (n for n in [1, 2])")
    c = session["c"]
    assert type(c) is hognose.GuestObject and not callable(c) and c.type_name == "C"
    assert session.run("d is c, d.n", inputs={"d": c}).unwrap() == (True, 5)
    assert session.call("next", session["g"]).unwrap() == 1
    seen = []

    @session.function
    def look(x):
        seen.append(x)
        return x

    assert session.run("look(c) is c, look(C) is C, look([c])[0] is c").unwrap() == (True, True, True)
    assert [type(item) for item in seen[:2]] == [hognose.GuestObject, hognose.GuestFunction]
    assert seen[0].text == "<C object>"
    plain = hognose.Session()
    plain.define(look)
    assert plain.run("look(object())").error_type == "TypeError"
    assert isinstance(plain.run("object()").return_value, hognose.Opaque)


def test_handles_of_liars():
    session = hognose.Session(handles=True)
    code = """
class Liar:
    __class__ = int
    def __call__(self): return "called"
    def __repr__(self): return "7"
    def __eq__(self, other): return True
    def __hash__(self): return hash("key")
l = Liar()
"""
    session.run(code)
    liar = session["l"]
    assert isinstance(liar, hognose.GuestFunction) and liar.type_name == "Liar" and liar() == "called"
    assert liar != 7 and liar.text == "<Liar object>"


# --- sharing

def test_sharing():
    session = hognose.Session(sharing=True)
    value = session.run("a = [1]\na.append(a)\n{'x': a, 'y': a, 't': (a, {2})}").unwrap()
    assert value["x"] is value["y"] is value["t"][0] is value["x"][1]
    value = session.run("l = []\nt = (l,)\nl.append(t)\nt").unwrap()
    assert type(value) is tuple and value[0][0] is value
    value = session.run("d = {}\nt = (d, 1)\nd['me'] = t\nd[t[1]] = d\nt").unwrap()
    assert value[0]["me"] is value and value[0][1] is value[0]
    value = session.run("big = [0] * 1000\n[big] * 10_000").unwrap()
    assert len(value) == 10_000 and all(item is value[0] for item in value)
    value = session.run("s = {1}\nf = frozenset({2})\nt = (3,)\n[s, s, f, f, t, t]").unwrap()
    assert value[0] is value[1] and value[2] is value[3] and value[4] is value[5]
    with pytest.raises(ValueError, match="without a list or a dict"):
        session.run("l = []\nt = (l,)\nl.append((t,))\nt").return_value
    seen = []

    @session.function
    def look(x, *more):
        seen.append((x, more))

    session.run("look(a, [a], a)")
    (x, (listed, again)), = seen
    assert x[1] is x and listed[0] is again and x is not again  # each parameter is a value of its own


def test_without_sharing():
    session = hognose.Session()
    value = session.run("a = [1]\n[a, a]").unwrap()
    assert value == [[1], [1]] and value[0] is not value[1]
    assert isinstance(session.run("a.append(a)\na").unwrap()[1], hognose.Cut)


# --- another process

def test_isolated():
    with hognose.isolated.Session() as session:
        session.run("def f(): return 1")
        assert isinstance(session["f"], hognose.Opaque)
        assert session.call("f").unwrap() == 1
        with pytest.raises(NotImplementedError, match="within the process alone"):
            session.define(each)
