"""Sessions, and runs on an event loop."""

import asyncio

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
