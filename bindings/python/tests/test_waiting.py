"""Runs that wait, and pools of sandboxes."""

import asyncio
import threading
import time

import pytest

import hognose


@pytest.fixture
def sandbox():
    made = hognose.Sandbox()
    made.define_waiting("ask(question: str, *more, default=None, **rest)")
    return made


def test_a_call_and_its_answer(sandbox):
    waiting = sandbox.start("answer = ask('Who?', 1, 2, default=3, key=4)\n[answer, 1]", filename="ask.py")
    assert isinstance(waiting, hognose.Waiting) and waiting.blocked and waiting.seconds is None
    call, = waiting.calls
    assert call == (1, "ask", ["Who?", 1, 2], {"default": 3, "key": 4}, "ask.py", 1)
    assert waiting.pending == [1] and waiting.cancelled == []
    result = waiting.resume({call.id: {"name": "Ada"}})
    assert result.return_value == [{"name": "Ada"}, 1]


def test_defaults_are_not_given(sandbox):
    waiting = sandbox.start("ask('x')")
    assert waiting.calls[0].arguments == ["x"] and waiting.calls[0].keywords == {}
    assert waiting.cancel().status == "cancelled"


def test_errors(sandbox):
    waiting = sandbox.start("try: ask('x')\nexcept KeyError as e: r = e.args\nr")
    assert waiting.resume(errors={1: KeyError("gone")}).return_value == ("gone",)
    waiting = sandbox.start("ask('x')")
    assert waiting.resume(errors={1: ValueError(2, "no")}).error == "ValueError: (2, 'no')"


def test_wrong_use(sandbox):
    waiting = sandbox.start("ask('x')")
    with pytest.raises(ValueError, match="id 7"):
        waiting.resume({7: 1})
    with pytest.raises(ValueError, match="either"):
        waiting.resume({1: 1}, errors={1: ValueError()})
    with pytest.raises(hognose.ConversionError):
        waiting.resume({1: object()})
    assert sandbox.run("1").status == "error"  # it still waits
    assert waiting.resume({1: 5}).return_value == 5
    for again in (waiting.resume, waiting.cancel):
        with pytest.raises(RuntimeError, match="over"):
            again()
    with pytest.raises(ValueError, match="kinds"):
        sandbox.define_waiting("f()", kind="slow")
    with pytest.raises(RuntimeError, match=r"start\(\)"):
        asyncio.run(sandbox.run_async("1"))
    assert "start" in sandbox.run("ask('x')").error


def test_a_sandbox_may_go_while_it_waits():
    sandbox = hognose.Sandbox()
    sandbox.define_waiting("ask()")
    waiting = sandbox.start("ask()")
    del sandbox
    assert waiting.resume({1: 3}).return_value == 3
    sandbox = hognose.Sandbox()
    sandbox.define_waiting("ask()")
    del sandbox, waiting


def test_any_thread_may_resume(sandbox):
    waiting = sandbox.start("ask('a') + ask('b')")
    results = []

    def go_on():
        results.append(waiting.resume({1: 1}).resume({2: 20}))

    thread = threading.Thread(target=go_on)
    thread.start()
    thread.join()
    assert results[0].return_value == 21


def test_waits_from_anywhere(sandbox):
    waiting = sandbox.start("sorted('bca', key=lambda c: ask(c))")
    asked = []
    while isinstance(waiting, hognose.Waiting):
        call, = waiting.calls
        asked.append(call.arguments[0])
        waiting = waiting.resume({call.id: -ord(call.arguments[0])})
    assert asked == ["b", "c", "a"] and waiting.return_value == ["c", "b", "a"]


def test_asynchronous_calls_at_once():
    sandbox = hognose.Sandbox(allowed_imports=["asyncio"], top_level_await=True)

    def fetch(url: str, tries: int = 1):
        """Fetches a page."""

    sandbox.define_waiting(fetch, kind="asynchronous")
    waiting = sandbox.start("import asyncio\nawait asyncio.gather(*(fetch(u) for u in 'abc'))")
    assert [call.arguments for call in waiting.calls] == [["a"], ["b"], ["c"]]
    waiting = waiting.resume({2: "B"})
    assert waiting.calls == [] and waiting.pending == [1, 3]
    assert waiting.resume({1: "A", 3: "C"}).return_value == ["A", "B", "C"]
    assert "Fetches a page." in hognose.describe(sandbox)


def test_a_given_up_call_is_reported():
    sandbox = hognose.Sandbox(allowed_imports=["asyncio"], top_level_await=True)
    sandbox.define_waiting("slow()", kind="asynchronous")
    waiting = sandbox.start("import asyncio\ntry:\n  await asyncio.wait_for(slow(), 5)\nexcept TimeoutError: pass\n"
                            "await slow()")
    first = waiting.calls[0].id
    while waiting.seconds is not None:
        waiting = waiting.resume()
    assert first in waiting.cancelled and first not in waiting.pending
    assert waiting.cancel().status == "cancelled"


def test_a_session_call_waits():
    session = hognose.Session()
    session.define_waiting("ask(what)")
    session.run("def total(*items): return sum(ask(item) for item in items)")
    waiting = session.start_call("total", "a", "b")
    waiting = waiting.resume({waiting.calls[0].id: 1})
    assert waiting.resume({waiting.calls[0].id: 2}).return_value == 3
    assert session.start_call("len", [1, 2]).return_value == 2


def test_steps_do_not_depend_on_waits(sandbox):
    first = sandbox.start("ask('x')").resume({1: 4}).steps
    assert first == sandbox.start("ask('x')").resume({1: 4}).steps


def test_pool():
    with hognose.SandboxPool(2, seed=5, functions={"twice": lambda n: 2 * n}) as pool:
        results = []
        threads = [threading.Thread(target=lambda n=n: results.append(pool.run(f"twice({n})").return_value))
                   for n in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(results) == [2 * n for n in range(20)]
        with pytest.raises(TypeError):
            hognose.SandboxPool(2, colour="red")
        with pytest.raises(ValueError):
            hognose.SandboxPool(0)
    with pytest.raises(RuntimeError, match="closed"):
        pool.run("1")


def test_pool_back_pressure():
    pool = hognose.SandboxPool(1)
    with pool.sandbox() as first:
        started = time.monotonic()
        with pytest.raises(TimeoutError, match="sandbox of 1"):
            pool.run("1", timeout=0.05)
        assert time.monotonic() - started < 5
        with pytest.raises(TimeoutError):
            asyncio.run(pool.run_async("1", timeout=0.05))
        waiters = []
        thread = threading.Thread(target=lambda: waiters.append(pool.run("7").return_value))
        thread.start()
        first.define_waiting("ask()")
        first.start("ask()")  # given back while it waits
    thread.join()
    assert waiters == [7]
    with pool.sandbox(timeout=0) as again:
        assert again is first


def test_closing_a_pool_wakes_those_who_wait():
    pool = hognose.SandboxPool(1)
    errors = []

    def wait():
        try:
            pool.run("1")
        except RuntimeError as error:
            errors.append(str(error))

    with pool.sandbox() as sandbox:
        thread = threading.Thread(target=wait)
        thread.start()
        while not pool._waiters:
            time.sleep(0.001)
        pool.close()
        thread.join()
        assert errors == ["the pool is closed"]
        assert sandbox.run("2").return_value == 2


def test_pool_in_a_loop():
    pool = hognose.SandboxPool(3)

    async def several():
        return await asyncio.gather(*(pool.run_async(f"{n} * 2") for n in range(12)))

    assert [result.return_value for result in asyncio.run(several())] == [2 * n for n in range(12)]

    async def cancelled():
        with pool.sandbox(), pool.sandbox(), pool.sandbox():
            task = asyncio.ensure_future(pool.run_async("1"))
            await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(cancelled())
    assert pool.run("3", timeout=0).return_value == 3
