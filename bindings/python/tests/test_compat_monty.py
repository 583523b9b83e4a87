"""The interface of pydantic-monty. Most tests run twice: with hognose.compat.monty and with the real package."""

import asyncio
import importlib
import importlib.metadata
import threading
import time

import pytest

import hognose
import hognose.compat.monty

BOTH = ["hognose.compat.monty", "pydantic_monty"]


@pytest.fixture(params=BOTH)
def monty(request):
    if request.param == "pydantic_monty":
        return pytest.importorskip("pydantic_monty", reason="pydantic-monty cannot be installed here")
    return importlib.import_module(request.param)


@pytest.fixture
def session(monty):
    with monty.Monty() as pool, pool.checkout() as made:
        yield made


def test_the_version_compared_with(capsys):
    try:
        version = importlib.metadata.version("pydantic-monty")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("pydantic-monty cannot be installed here")
    with capsys.disabled():
        print(f"[compared with pydantic-monty {version}]", end="")


# --- with both

def test_feeds(session):
    assert session.feed_run("x = 41\nx + 1") == 42
    assert session.feed_run("x") == 41
    assert session.feed_run("y = 1") is None
    assert session.feed_run("a + x", inputs={"a": 1}) == 42 and session.feed_run("a") == 1
    value = [(1, 2.5), {"a": None, "b": True}, b"x", {1}, frozenset([1]), "text", 10 ** 30]
    assert session.feed_run("v", inputs={"v": value}) == value
    assert session.feed_run("[(1, 2.5), {'a': None, 'b': True}, b'x', {1}, frozenset([1]), 'text', 10 ** 30]") == value


def test_errors(monty, session):
    with pytest.raises(monty.MontyRuntimeError) as raised:
        session.feed_run("def f():\n    raise ValueError('no')\nf()")
    error = raised.value
    assert isinstance(error, monty.MontyError) and str(error) == "ValueError: no"
    assert isinstance(error.exception(), ValueError) and error.exception().args == ("no",)
    assert error.display("type-msg") == "ValueError: no" and error.display("msg") == "no"
    lines = error.display().split("\n")
    assert lines[0] == "Traceback (most recent call last):" and lines[-1] == "ValueError: no"
    first, second = (frame.dict() for frame in error.traceback())
    assert (first["line"], first["function_name"], first["source_line"]) == (3, "<module>", "f()")
    assert (first["column"], first["end_column"], first["end_line"]) == (1, 4, 3)
    assert (second["line"], second["function_name"]) == (2, "f") and first["filename"] == second["filename"]
    with pytest.raises(monty.MontySyntaxError) as raised:
        session.feed_run("x = = 1")
    assert isinstance(raised.value.exception(), SyntaxError)
    with pytest.raises(monty.MontyRuntimeError) as raised:
        session.feed_run("raise KeyError('k')")
    assert raised.value.exception().args == ("k",) and str(raised.value) == "KeyError: k"
    with pytest.raises(monty.MontyConversionError):
        session.feed_run("1", inputs={"a": object()})
    assert session.feed_run("1 + 1") == 2


def test_external_functions(monty, session):
    calls = []

    def price(item, count=1):
        calls.append(item)
        if item != "tea":
            raise LookupError(item)
        return 3 * count
    assert session.feed_run("price('tea') + price('tea', count=2)", external_lookup={"price": price}) == 9
    assert calls == ["tea", "tea"]
    code = "try:\n    price('x')\nexcept LookupError as e:\n    r = str(e)\nr"
    assert session.feed_run(code, external_lookup={"price": price}) == "x"
    with pytest.raises(monty.MontyRuntimeError, match="NameError: name 'price' is not defined"):
        session.feed_run("price('tea')")  # a lookup is for one feed
    assert session.feed_run("p = price\np('tea')", external_lookup={"price": price}) == 3
    assert session.feed_run("p('tea')", external_lookup={"price": lambda item: 4}) == 4
    with pytest.raises(monty.MontyRuntimeError, match="LookupError: gold"):
        session.feed_run("price('gold')", external_lookup={"price": price})
    assert session.feed_run("n", external_lookup={"n": 5}) == 5 and session.feed_run("n") == 5
    assert session.feed_run("own = 3\nown", external_lookup={"own": 5}) == 3
    assert session.feed_run("own", external_lookup={"own": 5}) == 3  # the guest's own names come first
    for code in ("unknown()", "unknown"):
        with pytest.raises(monty.MontyRuntimeError, match="NameError: name 'unknown' is not defined"):
            session.feed_run(code)


def test_output(monty, session, capfd):
    pieces = []
    session.feed_run("print('a', 1)\nprint('b')", print_callback=lambda stream, text: pieces.append((stream, text)))
    assert {stream for stream, _ in pieces} == {"stdout"} and "".join(text for _, text in pieces) == "a 1\nb\n"
    text, streams = monty.CollectString(), monty.CollectStreams()
    session.feed_run("print('a', 1)\nprint(2)", print_callback=text)
    session.feed_run("print('a', 1)\nprint(2)", print_callback=streams)
    assert text.output == "a 1\n2\n" and streams.output == [("stdout", "a 1\n2\n")]
    session.feed_run("print('to stdout')")
    assert capfd.readouterr().out == "to stdout\n"


def test_snapshots_of_calls(monty, session):
    snapshot = session.feed_start("r = ask('who', n=1)\nr * 2")
    assert isinstance(snapshot, monty.FunctionSnapshot) and not snapshot.is_os_function
    assert (snapshot.function_name, snapshot.args, snapshot.kwargs, snapshot.call_id, snapshot.script_name) == (
        "ask", ("who",), {"n": 1}, 0, "main.py")
    done = snapshot.resume({"return_value": 21})
    assert isinstance(done, monty.MontyComplete) and done.output == 42
    with pytest.raises(Exception):
        snapshot.resume({"return_value": 21})
    code = "try:\n    tell()\nexcept (KeyError, ValueError) as e:\n    r = [type(e).__name__, str(e.args[0])]\nr"
    assert session.feed_start(code).resume({"exception": ValueError("no")}).output == ["ValueError", "no"]
    assert session.feed_start(code).resume({"exc_type": "KeyError", "message": "k"}).output == ["KeyError", "k"]
    snapshot = session.feed_start("double(4)", external_lookup={"double": lambda n: 2 * n})
    assert snapshot.function_name == "double" and snapshot.resume_auto().output == 8
    with pytest.raises(monty.MontyRuntimeError, match="ValueError: x"):
        session.feed_start("other()").resume({"exception": ValueError("x")})


def test_snapshots_of_names(monty, session):
    snapshot = session.feed_start("rate + 1")
    assert isinstance(snapshot, monty.NameLookupSnapshot) and snapshot.variable_name == "rate"
    assert snapshot.resume(value=2).output == 3
    snapshot = session.feed_start("missing")
    with pytest.raises(monty.MontyRuntimeError, match="NameError"):
        snapshot.resume()


def test_snapshots_of_futures(monty, session):
    code = ("import asyncio\nasync def main():\n    return await asyncio.gather(fetch(1), fetch(2), fetch(3))\n"
            "await main()")
    snapshot, ids = session.feed_start(code), {}
    while isinstance(snapshot, monty.FunctionSnapshot):
        ids[snapshot.args[0]] = snapshot.call_id
        snapshot = snapshot.resume({"future": ...})
    assert isinstance(snapshot, monty.FutureSnapshot) and sorted(snapshot.pending_call_ids) == [
        ids[1], ids[2], ids[3]]
    snapshot = snapshot.resume({ids[2]: {"return_value": 20}})
    assert sorted(snapshot.pending_call_ids) == [ids[1], ids[3]]
    done = snapshot.resume({ids[1]: {"return_value": 10}, ids[3]: {"return_value": 30}})
    assert done.output == [10, 20, 30]


@pytest.mark.parametrize("limits, code, kind", [
    ({"max_feed_duration_secs": 0.1}, "while True: pass", TimeoutError),
    ({"max_turn_duration_secs": 0.1}, "while True: pass", TimeoutError),
    ({"max_memory": 4_000_000}, "x = []\nwhile True: x.append('a' * 1000)", MemoryError),
    ({"max_recursion_depth": 50}, "def f(): return f()\nf()", RecursionError),
    ({"max_suspensions": 3}, "for i in range(9): f()", RuntimeError),
])
def test_limits(monty, limits, code, kind):
    with monty.Monty() as pool, pool.checkout(limits=limits) as session:
        with pytest.raises(monty.MontyRuntimeError) as raised:
            session.feed_run(code, external_lookup={"f": lambda: 1})
        assert isinstance(raised.value.exception(), kind)


def test_pools(monty):
    with monty.Monty(max_processes=1, checkout_timeout=0.2) as pool:
        with pool.checkout() as session:
            with pytest.raises(TimeoutError):
                with pool.checkout():
                    pass
        with pool.checkout() as other:
            assert other.feed_run("1") == 1
            with pytest.raises(monty.MontyRuntimeError):
                other.feed_run("x")
        with pytest.raises(RuntimeError, match="already been finished"):
            session.feed_run("1")


def test_asynchronous_sessions(monty):
    async def main():
        running, most = 0, 0

        async def fetch(n):
            nonlocal running, most
            running += 1
            most = max(most, running)
            await asyncio.sleep(0.02)
            running -= 1
            return n * 10

        async with monty.AsyncMonty() as pool, pool.checkout() as session:
            code = "import asyncio\nawait asyncio.gather(fetch(1), fetch(2), fetch(3))"
            assert await session.feed_run(code, external_lookup={"fetch": fetch}) == [10, 20, 30] and most == 3
            assert await session.feed_run("plain(1)", external_lookup={"plain": lambda n: n + 1}) == 2
            snapshot = await session.feed_start("ask(1) + 1")
            assert (await snapshot.resume({"return_value": 4})).output == 5
    asyncio.run(main())


# --- what is only here

@pytest.fixture
def ours():
    with hognose.compat.monty.Monty() as pool, pool.checkout() as made:
        yield made


def test_the_whole_language(ours):
    assert ours.feed_run("class A(dict):\n    @property\n    def n(self): return len(self)\n"
                         "class E(ValueError): pass\ndef g():\n    yield from range(3)\n"
                         "try: raise E('x')\nexcept E as e: r = str(e)\n"
                         "[A(a=1).n, list(g()), r]") == [1, [0, 1, 2], "x"]


def test_a_limit_returns_to_the_state_before():
    with hognose.compat.monty.Monty() as pool, pool.checkout(limits={"max_feed_duration_secs": 0.1}) as session:
        session.feed_run("x = [1]")
        with pytest.raises(hognose.compat.monty.MontyRuntimeError):
            session.feed_run("x.append(2)\nwhile True: pass")
        assert session.feed_run("x") == [1]


def test_no_level_of_a_traceback_is_the_hosts(ours):
    with pytest.raises(hognose.compat.monty.MontyRuntimeError) as raised:
        ours.feed_run("def g():\n    f()\ng()", external_lookup={"f": lambda: 1 / 0})
    assert [frame.function_name for frame in raised.value.traceback()] == ["<module>", "g"]
    assert "<host>" not in raised.value.display() and "external" not in raised.value.display()


@pytest.mark.parametrize("code", [
    "__hognose_call__(1, 2, 3)", "__hognose_call__('f', [], {})", "__hognose_call__('f', (), {1: 2})",
    "await __hognose_future__(0)", "await __hognose_future__('x')", "__hognose_call__('f', (), {})[5]",
    "__hognose_call__('nothing', (), {})",
])
def test_a_guest_gains_nothing_from_the_functions_behind(ours, code):
    with pytest.raises(hognose.compat.monty.MontyRuntimeError):
        ours.feed_run(code, external_lookup={"f": lambda: 1})
    assert ours.feed_run("f()", external_lookup={"f": lambda: 2}) == 2


def test_what_is_not_there_says_so(ours):
    for attempt in (ours.dump, lambda: ours.load_session(b""), lambda: ours.install_dependencies([]),
                    lambda: ours.feed_run("1", mount=object()), lambda: ours.feed_run("1", os=print),
                    lambda: hognose.compat.monty.Monty().__enter__().checkout(type_check=True)):
        with pytest.raises(NotImplementedError):
            attempt()
    with pytest.raises(TypeError, match="no limit nothing"):
        hognose.compat.monty.Monty().__enter__().checkout(limits={"nothing": 1}).__enter__()


def test_wrong_answers_leave_the_run_waiting(ours):
    snapshot = ours.feed_start("ask()")
    for wrong in ({}, {"return_value": 1, "future": ...}, {"future": 1}, {"exc_type": "Nothing"}, {"exception": 1}):
        with pytest.raises((TypeError, ValueError)):
            snapshot.resume(wrong)
    with pytest.raises(hognose.compat.monty.MontyConversionError):
        snapshot.resume({"return_value": object()})
    with pytest.raises(RuntimeError, match="waits"):
        ours.feed_run("1")
    assert snapshot.resume({"return_value": 7}).output == 7


def test_collected_output_is_bounded(ours):
    text = hognose.compat.monty.CollectString(max_bytes=1000)
    with pytest.raises(hognose.compat.monty.MontyRuntimeError):
        ours.feed_run("for i in range(1000): print('a' * 100, flush=True)", print_callback=text)
    assert len(text.output) <= 1000


def test_cancelling_ends_the_feed_alone():
    async def main():
        async with hognose.compat.monty.AsyncMonty() as pool, pool.checkout() as session:
            await session.feed_run("x = 1")
            task = asyncio.ensure_future(session.feed_run("x = 2\nwhile True: pass"))
            await asyncio.sleep(0.1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await session.feed_run("x") == 1
    asyncio.run(main())


def test_threads_share_a_pool():
    results = []
    with hognose.compat.monty.Monty(max_processes=2) as pool:
        def work(n):
            with pool.checkout() as session:
                results.append(session.feed_run("n * 2", inputs={"n": n}) == n * 2)
        threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert results == [True] * 8


def test_the_speed_of_feeds(ours):
    ours.feed_run("1 + 1")
    start = time.perf_counter()
    for _ in range(200):
        ours.feed_run("1 + 1")
    assert (time.perf_counter() - start) / 200 < 0.005


@pytest.mark.parametrize("code, called, read", [
    ("f(x)", {"f"}, ["f", "x"]),
    ("def f(a, *b, c=d, **e): return a + b + c + g(e)\nf(1)", {"g"}, ["d", "g"]),
    ("import math as m, os\nfrom a import b\nm.sqrt(os.x) + b", set(), []),
    ("x, (y, z) = 1, (2, 3)\nx += y\n[i for i in range(z)]", set(), []),
    ("for k, v in items: print(k, v, sep=sep)", set(), ["items", "sep"]),
    ("with a as b: b\ntry: c\nexcept E as e: e", set(), ["a", "c", "E"]),
    ("(n := 5) + n\nh = lambda q: q + r", set(), ["r"]),
    ("class C(B):\n    t: int = u\nC().t", set(), ["B", "u"]),
    ("match s:\n    case [h, *t]: h", set(), ["s"]),
    ("async def f(a): return await g(a)\nawait f(1)", {"g"}, ["g"]),
    ("x.y(z)", set(), ["x", "z"]), ("f(", set(), []), ("'unclosed", set(), []), ("(" * 100_000, set(), []),
    ("~" * 100_000 + "x", set(), []), (("~" * 999 + "\\\n") * 100 + "x", set(), ["x"]),
])
def test_free_names(code, called, read):
    from hognose.compat.monty.names import free_names
    assert free_names(code) == (called, read)
