"""Sandboxes in processes of their own: the same results, crashes, limits from outside, and hostile workers."""

import asyncio
import datetime
import decimal
import json
import os
import signal
import struct
import subprocess
import sys
import threading
import time

import hypothesis
import hypothesis.strategies as st
import pytest

import hognose
import hognose.isolated
from hognose.isolated import _process
from hognose.isolated._protocol import ProtocolError, decode, encode, receive
from test_values import same, values


def test_modules():
    with hognose.isolated.Sandbox(modules={"helpers": "x = 5"}) as sandbox:
        assert sandbox.run("import helpers\nhelpers.x").return_value == 5


def test_runs_are_those_of_the_process():
    code = "print('a')\nimport math\nx = [n, math.pi, {'k': (1, {2}, b'x', 10 ** 40, 1j, ...)}]\nx"
    options = {"allowed_imports": ["math"], "max_memory_mb": 64}
    with hognose.isolated.Sandbox(**options) as sandbox:
        for code in (code, "1 / 0", "x = = 1", "while True: pass", "raise KeyError('k')", "def f(): pass\nf"):
            here = hognose.Sandbox(**options, max_steps=100_000).run(code, inputs={"n": 1})
            with hognose.isolated.Sandbox(**options, max_steps=100_000) as sandbox:
                there = sandbox.run(code, inputs={"n": 1})
            for name in ("status", "output", "stderr", "error", "error_type", "traceback", "frames", "return_value",
                         "steps", "host_calls"):
                assert getattr(here, name) == getattr(there, name), (code, name)
            assert type(there) is hognose.ExecutionResult and there.time_ms > 0 or here.error_type == "SyntaxError"


def test_host_functions():
    pieces = []
    with hognose.isolated.Sandbox(stream=lambda text, error: pieces.append((text, error))) as sandbox:
        sandbox.run("1")

        @sandbox.function
        def price(item: str, count=1, *more, tax=0.0, **rest):
            if item == "gold":
                raise LookupError(item)
            return [item, count, more, tax, rest, os.getpid()]
        assert sandbox.run("price('tea')").unwrap() == ["tea", 1, (), 0.0, {}, os.getpid()]
        assert sandbox.run("price('tea', 2, 3, tax=1, a=b'x')").unwrap()[:5] == ["tea", 2, (3,), 1.0, {"a": b"x"}]
        assert sandbox.run("try: price('gold')\nexcept LookupError as e: r = e.args\nr").unwrap() == ("gold",)
        assert sandbox.run("price(5)").error == "TypeError: price() argument 'item' must be str, not int"
        assert sandbox.pid not in (None, os.getpid())
        sandbox.run("print('shown', flush=True)")
        assert pieces == [("shown\n", False)]
        sandbox.define(lambda: object(), name="bad")
        assert "type object cannot be passed" in sandbox.run("bad()").error
        assert sandbox.run("1 + 1").unwrap() == 2


def test_what_is_not_there_says_so():
    async def later():
        pass
    with pytest.raises(NotImplementedError, match="asynchronous"):
        hognose.isolated.Sandbox(functions=[later])
    with pytest.raises(NotImplementedError, match="as a text"):
        hognose.isolated.Sandbox(stdin=lambda seconds: None)
    with pytest.raises(ValueError, match="no limit named"):
        hognose.isolated.Sandbox(limits={"nothing": 1})
    sandbox = hognose.isolated.Sandbox()
    for value in (object(), hognose.expose(later), hognose.View([1])):
        with pytest.raises(hognose.ConversionError):
            sandbox.run("1", inputs={"x": value})
    assert sandbox.pid is None  # nothing was started for them


def test_policies_cross():
    policy = hognose.Policy("strict")
    policy.remove_builtin("print")
    policy.add_feature("math")
    policy.allow_import("json")
    policy.add_guarded_name("price", "reads the price list")
    with hognose.isolated.Sandbox(policy=policy) as sandbox:
        assert sandbox.run("import math, json\njson.dumps(math.floor(2.5))").unwrap() == "2"
        assert sandbox.run("print(1)").error_type == "NameError"
        assert "reads the price list" in sandbox.run("(1).price").error


def test_sessions():
    with hognose.isolated.Session(max_steps=100_000) as session:
        assert session.is_fresh and session.run("x = [1]\ndef f(a, b=0): return a + b + len(x)").ok
        assert session.call("f", 2, b=3).unwrap() == 6 and session["x"] == [1] and session.names() == ["x", "f"]
        assert session.run("x.append(2)\nwhile True: pass").status == "step_limit" and session["x"] == [1]
        session["y"] = 5
        assert session.run("y").unwrap() == 5 and "y" in session
        assert session.run("x = 7").ok and session.rollback() and session["x"] == [1]
        with pytest.raises(KeyError):
            session["nothing"]
        assert session.discard() and session.is_fresh


def test_a_crash_costs_a_worker():
    with hognose.isolated.Session() as session:
        session.set_global("rate", 2)
        session.run("x = 1")
        for number in (signal.SIGSEGV, signal.SIGKILL, signal.SIGABRT):
            first = session.pid
            result = session._run("crash", number=int(number))
            assert result.status == "internal_error" and signal.Signals(number).name in result.error
            assert session.run("rate").unwrap() == 2 and session.pid != first
        os.kill(session.pid, signal.SIGKILL)
        time.sleep(0.1)
        assert session.is_fresh and session.run("x").error_type == "NameError"


def test_cancel():
    with hognose.isolated.Sandbox(max_time_s=30) as sandbox:
        threading.Timer(0.3, sandbox.cancel).start()
        assert sandbox.run("while True: pass").status == "cancelled" and sandbox.run("1").ok

        async def main():
            task = asyncio.ensure_future(sandbox.run_async("while True: pass"))
            await asyncio.sleep(0.2)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            return await sandbox.run_async("2")
        assert asyncio.run(main()).unwrap() == 2


def test_pools():
    with hognose.isolated.SandboxPool(2, max_time_s=5) as pool:
        results = []
        threads = [threading.Thread(target=lambda n=n: results.append(pool.run(f"{n} * 2").unwrap()))
                   for n in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(results) == [n * 2 for n in range(10)]
        with pool.sandbox() as sandbox:
            os.kill(sandbox.pid, signal.SIGKILL)
        time.sleep(0.1)
        assert all(pool.run("1", timeout=5).return_value == 1 for _ in range(4))
        with pool.sandbox(), pool.sandbox(), pytest.raises(TimeoutError):
            pool.run("1", timeout=0.1)
        assert asyncio.run(pool.run_async("3")).unwrap() == 3
        pids = [sandbox.pid for sandbox in pool._all if sandbox.pid]
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_worker_has_little():
    with hognose.isolated.Sandbox() as sandbox:
        sandbox.run("1")
        with open(f"/proc/{sandbox.pid}/environ", "rb") as file:
            names = {entry.split(b"=")[0] for entry in file.read().split(b"\0") if entry}
        assert names <= {b"LD_LIBRARY_PATH", b"PYTHONHOME", b"LC_CTYPE"}
        with open(f"/proc/{sandbox.pid}/status") as file:
            assert "NoNewPrivs:\t1" in file.read()
        folder = f"/proc/{sandbox.pid}/fd"
        files = {os.readlink(f"{folder}/{name}").split(":")[0] for name in os.listdir(folder)}
        assert files <= {"/dev/null", "socket", "/memfd"}, files  # the last is the engine's image


def test_workers_end_with_the_host():
    code = ("import hognose.isolated, os, signal\ns = hognose.isolated.Sandbox()\ns.run('1')\n"
            "print(s.pid, flush=True)\nos.kill(os.getpid(), signal.SIGKILL)")
    pid = int(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout)
    for _ in range(100):
        if not os.path.exists(f"/proc/{pid}") or " Z " in open(f"/proc/{pid}/stat").read():
            return
        time.sleep(0.05)
    pytest.fail("the worker still runs")


# --- values

@hypothesis.settings(max_examples=300, deadline=None)
@hypothesis.given(values)
def test_any_data_returns(value):
    assert same(decode(json.loads(json.dumps(encode(value)))), value)


def test_values_that_need_more():
    for value in (decimal.Decimal("1.50"), datetime.timezone(datetime.timedelta(hours=2), "X"), float("inf"), "\ud800",
                  hognose.Opaque("x"), range(3), bytearray(b"x"), {(1, 2): None}):
        assert same(decode(json.loads(json.dumps(encode(value)))), value) or value == hognose.Opaque("x")
    assert decode(json.loads(json.dumps(encode(-(10 ** 5000))))) == -(10 ** 5000)
    error = decode(encode(hognose.GuestError("Own", ("text",))))
    assert type(error) is hognose.GuestError and error.type_name == "Own" and error.args == ("text",)
    deep = []
    for _ in range(300):
        deep = [deep]
    with pytest.raises(hognose.ConversionError):
        encode(deep)


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5),
              st.sampled_from(["l", "t", "s", "f", "d", "i", "b", "y", "c", "e", "k", "Fraction", "Date", "DateTime",
                               "Uuid", "NamedTuple", "Dataclass", "EnumMember", "Exception", "Decimal", "Range",
                               "TimeZone"])),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=3), inner, max_size=3),
                            st.tuples(st.just("k"), st.sampled_from([
                                "Range", "Date", "Time", "DateTime", "TimeDelta", "TimeZone", "Decimal", "Fraction",
                                "Uuid", "NamedTuple", "Dataclass", "EnumMember", "Exception", "Opaque", "Cut",
                                "Object"]),
                                inner, inner).map(list)),
    max_leaves=15)


@hypothesis.settings(max_examples=1000, deadline=None)
@hypothesis.given(json_values)
def test_hostile_values_are_refused_or_data(data):
    try:
        decode(data)
    except (ProtocolError, hognose.ConversionError):
        pass


@hypothesis.settings(max_examples=500, deadline=None)
@hypothesis.given(st.binary(max_size=200), st.booleans())
def test_hostile_frames_are_refused(data, is_sized):
    data = (struct.pack(">I", len(data)) if is_sized else b"") + data
    position = 0

    def read(size):
        nonlocal position
        position += size
        if position > len(data):
            raise EOFError
        return data[position - size:position]
    try:
        assert type(receive(read)) is dict
    except (ProtocolError, EOFError):
        pass


def test_keys_of_one_hash_are_refused():
    modulus = (1 << 61) - 1  # of CPython's hashes
    for data in (["s", *(["i", hex(n * modulus)] for n in range(20_000))],
                 ["d", *(item for n in range(20_000) for item in (["i", hex(n * modulus)], None))]):
        start = time.process_time()
        with pytest.raises(ProtocolError, match="same hash"):
            decode(data)
        assert time.process_time() - start < 5
    assert len(decode(["s", *range(20_000)])) == 20_000
    assert len(decode(["l", *([1] * 20_000)])) == 20_000


# --- hostile workers: a process that answers as it should until it is to run something

HOSTILE = r'''
import json, socket, struct, sys, time
channel = socket.socket(fileno=int(sys.argv[1]))
def exactly(n):
    data = b""
    while len(data) < n:
        piece = channel.recv(n - len(data))
        if not piece: sys.exit()
        data += piece
    return data
def send(message):
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    channel.sendall(struct.pack(">I", len(data)) + data)
good = {"status": "ok", "output": "", "stderr": "", "stop_message": "", "error_type": None, "error_message": None,
        "traceback": None, "frames": [], "time_ms": 0, "cpu_ms": 0, "memory_bytes": 0, "steps": 0, "host_calls": 0,
        "waits": 0, "waited_ms": 0, "value": None, "files": ["l"], "working_folder": "/guest"}
while True:
    message = json.loads(exactly(struct.unpack(">I", exactly(4))[0]))
    if message["op"] == "run":
        HOW
    else:
        send({"event": "done", "result": None})
'''


@pytest.mark.parametrize("how, status, text", [
    ("time.sleep(60)", "timeout", "time limit"),
    ("while True: send({'event': 'output', 'text': 'x' * 100_000, 'error': False})", "internal_error",
     "too much output"),
    ("while True: send({'event': 'call', 'name': 'f', 'given': []})", "internal_error", "too many calls"),
    ("send({'event': 'call', 'name': 'os.system', 'given': []})", "internal_error", "function that there is not"),
    ("send({'event': 'call', 'name': 'f', 'given': [[1]]})", "internal_error", "number of arguments"),
    ("send({'event': 'call', 'name': 'g', 'given': [[['k', 'Object', 1, 2]]]})", "internal_error", "no such kind"),
    ("send({'event': 'call', 'name': 'g', 'given': [5]})", "internal_error", "malformed arguments"),
    ("send({'event': 'call', 'name': 'h', 'given': [[5]]})", "internal_error", "malformed arguments"),
    ("send({'event': 'list', 'mount': 0, 'path': '../etc'})", "internal_error", "not below a mount"),
    ("send({'event': 'list', 'mount': 0, 'path': '/etc'})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': 0, 'path': ''})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': 0, 'path': 'a/./b'})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': 0, 'path': 'a//b'})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': 0, 'path': 'a\\0b'})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': 0, 'path': ['a']})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': 1, 'path': 'a'})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': -1, 'path': 'a'})", "internal_error", "not below a mount"),
    ("send({'event': 'read', 'mount': True, 'path': 'a'})", "internal_error", "not below a mount"),
    ("while True: send({'event': 'read', 'mount': 0, 'path': 'a'})", "timeout", "time limit"),
    ("send({'event': 'surprise'})", "internal_error", "unknown event"),
    ("send({'event': 'done', 'result': {**good, 'status': 'fine'}})", "internal_error", "no result"),
    ("send({'event': 'done', 'result': {**good, 'output': 5}})", "internal_error", "text is expected"),
    ("send({'event': 'done', 'result': {**good, 'time_ms': 'x'}})", "internal_error", "number is expected"),
    ("send({'event': 'done', 'result': {**good, 'frames': [[1]]}})", "internal_error", "no frame"),
    ("send({'event': 'done', 'result': {**good, 'status': 'error'}})", "internal_error", "without a type"),
    ("send(b'[' * 100_000)", "internal_error", "not JSON"), ("send(b'\\xff')", "internal_error", "not JSON"),
    ("send(b'[' * 3_000_000)", "internal_error", "too many items"), ("send([])", "internal_error", "not an object"),
    ("channel.sendall(b'\\xff\\xff\\xff\\xff')", "internal_error", "too large"),
    ("sys.exit(3)", "internal_error", "ended with 3"),
    ("x = bytearray(900 << 20)\n        for i in range(0, len(x), 4096): x[i] = 1\n        time.sleep(60)",
     "memory_error", "memory limit"),
])
def test_hostile_workers(monkeypatch, how, status, text):
    monkeypatch.setattr(_process, "_BOOT", HOSTILE.replace("HOW", how))
    monkeypatch.setattr("hognose.isolated._sandbox._GRACE", 0.2 if status == "timeout" else 5)
    calls = []
    asked = []

    class Tree:
        def list(self, folder):
            asked.append(folder)

        def read(self, file):
            assert file == "a"
            time.sleep(0.05)
            return b"content"

    sandbox = hognose.isolated.Sandbox(max_time_s=0.5, max_memory_mb=64, max_output_bytes=1000, mounts={"/m": Tree()},
                                       limits={"max_host_calls": 5}, functions={
                                           "f": lambda: calls.append(1), "g": lambda x: calls.append(x),
                                           "h": lambda *x: calls.append(x)})
    result = sandbox.run("1")
    assert result.status == status and text in result.error, result.error
    assert sandbox.pid is None and len(calls) <= 5 and not asked


def test_a_hostile_value_is_met_when_it_is_read(monkeypatch):
    monkeypatch.setattr(_process, "_BOOT", HOSTILE.replace(
        "HOW", "send({'event': 'done', 'result': {**good, 'value': ['k', 'Date', '', ['t', 99999, 1, 1]]}})"))
    with hognose.isolated.Sandbox() as sandbox:
        result = sandbox.run("1")
        assert result.ok
        with pytest.raises(hognose.ConversionError):
            result.return_value
