"""Sessions, and runs on an event loop."""

import asyncio
import concurrent.futures
import time

import pytest

import hognose


def test_names_last():
    session = hognose.Session()
    assert session.is_fresh
    assert session.run("x = [1]\ndef f(n, *, k=0): return n + len(x) + k").ok
    assert session.run("x.append(2)\nf(40)").unwrap() == 42
    assert session.call("f", 1, k=10).unwrap() == 13
    assert session["x"] == [1, 2] and session.names() == ["x", "f"] and "x" in session and "y" not in session
    session["y"] = {"a": 1}
    assert session.run("y['a']").unwrap() == 1 and session["y"] == {"a": 1}
    with pytest.raises(KeyError):
        session["nothing"]
    assert session.call("nothing").error_type == "NameError"


def test_after_errors_and_stops():
    session = hognose.Session(max_steps=100_000)
    session.run("x = [1]")
    assert session.run("x.append(2)\n1 / 0").status == "error" and session["x"] == [1, 2]
    assert session.run("x.clear()\nwhile True: pass").status == "step_limit" and session["x"] == [1, 2]
    assert session.run("x = 5").ok and session.rollback() and session["x"] == [1, 2]
    assert not session.rollback()
    assert session.discard() and session.is_fresh and session.names() == []


def test_inputs_become_names():
    session = hognose.Session()
    assert session.run("a + 1", inputs={"a": 1}).unwrap() == 2
    assert session["a"] == 1


def run(coroutine):
    return asyncio.run(coroutine)


def test_async_functions_run_in_parallel():
    running, most = 0, 0

    async def fetch(n):
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.05)
        running -= 1
        if n == 3:
            raise LookupError("three")
        return n * 2

    sandbox = hognose.Sandbox(policy="standard", allowed_imports=["asyncio"], top_level_await=True,
                              functions=[fetch, abs])
    code = ("import asyncio\nr = await asyncio.gather(*[fetch(n) for n in range(5)], return_exceptions=True)\n"
            "[x if isinstance(x, int) else str(x) for x in r]")
    assert run(sandbox.run_async(code)).unwrap() == [0, 2, 4, "three", 8]
    assert most == 5
    assert "waits for the host" in sandbox.run("await fetch(1)").error


def test_guest_time_outs_reach_the_host():
    cancelled = []

    async def slow():
        try:
            await asyncio.sleep(30)
        except asyncio.CancelledError:
            cancelled.append(True)
            raise

    sandbox = hognose.Sandbox(policy="standard", allowed_imports=["asyncio"], top_level_await=True, functions=[slow])
    code = ("import asyncio\ntry:\n    await asyncio.wait_for(slow(), 0.1)\nexcept TimeoutError:\n    r = 'late'\nr")
    assert run(sandbox.run_async(code)).unwrap() == "late"
    assert cancelled == [True]


def test_cancelling_the_host_ends_the_run():
    sandbox = hognose.Sandbox(max_time_s=30)

    async def main():
        task = asyncio.create_task(sandbox.run_async("while True: pass"))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return await sandbox.run_async("1 + 1")

    assert run(main()).unwrap() == 2


def test_the_loop_goes_on():
    async def main():
        turns = 0

        async def count():
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0.005)

        counter = asyncio.create_task(count())
        await hognose.Sandbox(max_time_s=0.3).run_async("while True: pass")
        counter.cancel()
        return turns

    assert run(main()) > 10


def test_async_sessions():
    async def ask(n):
        return n + 1

    session = hognose.Session(top_level_await=True, functions=[ask])

    async def main():
        await session.run_async("x = await ask(1)")
        return await session.run_async("x + await ask(10)")

    assert run(main()).unwrap() == 13


@pytest.mark.parametrize("seconds", [0, 0.001, 0.01, 0.05])
@pytest.mark.parametrize("times", [1, 3])
def test_cancelling_at_any_moment_leaves_the_sandbox_usable(seconds, times):
    async def slow(n):
        await asyncio.sleep(0.02)
        return n

    async def main():
        sandbox = hognose.Sandbox(functions={"slow": slow}, top_level_await=True, allowed_imports=["asyncio"])
        for code in ("await slow(1)", "sum(range(10 ** 6))\nawait slow(1)", "while True: pass",
                     "import asyncio\nawait asyncio.gather(*map(slow, range(5)))",
                     "import asyncio\nawait asyncio.sleep(5)"):
            task = asyncio.ensure_future(sandbox.run_async(code))
            await asyncio.sleep(seconds)
            for _ in range(times):
                task.cancel()
                await asyncio.sleep(0)
            await asyncio.wait([task])
            assert task.cancelled() or task.result().ok
            assert (await sandbox.run_async("6 * 7")).unwrap() == 42
    run(main())


def test_a_cancelled_run_that_has_no_thread_yet():
    async def main():
        loop = asyncio.get_running_loop()
        loop.set_default_executor(concurrent.futures.ThreadPoolExecutor(1))
        sandbox, other = hognose.Sandbox(max_time_s=30), hognose.Sandbox(max_time_s=0.5)
        busy = asyncio.ensure_future(other.run_async("while True: pass"))
        await asyncio.sleep(0.05)
        task = asyncio.ensure_future(sandbox.run_async("while True: pass"))
        await asyncio.sleep(0.05)
        task.cancel()
        start = time.monotonic()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert time.monotonic() - start < 10 and (await busy).status == "timeout"
        assert (await sandbox.run_async("6 * 7")).unwrap() == 42
    run(main())


def test_a_coroutine_that_is_closed_and_an_answer_that_cannot_cross():
    async def wrong(n):
        return object()

    async def later():
        await asyncio.sleep(10)

    async def main():
        sandbox = hognose.Sandbox(functions={"wrong": wrong, "later": later}, top_level_await=True)
        with pytest.raises(hognose.ConversionError):
            await sandbox.run_async("await wrong(1)")
        assert (await sandbox.run_async("6 * 7")).unwrap() == 42
        coroutine = sandbox.run_async("await later()")
        task = asyncio.ensure_future(coroutine)
        await asyncio.sleep(0.1)
        task.get_coro().close()
        assert sandbox.run("6 * 7").unwrap() == 42
        task.cancel()
    run(main())
