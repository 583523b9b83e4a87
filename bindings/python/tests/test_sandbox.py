"""Sandboxes: runs, limits, results, host functions, output and interruption."""

import collections.abc
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import hognose


def test_values_and_output():
    result = hognose.Sandbox().run("print('a')\nx = [1, 2.5, None]\nx")
    assert result.ok and result.status == "ok"
    assert result.output == "a\n" and result.return_value == [1, 2.5, None]
    assert result.error is None and result.error_type is None and result.traceback is None and result.frames == []
    assert result.unwrap() == [1, 2.5, None]
    assert result.steps > 0 and result.memory_mb > 0 and result.time_ms >= 0
    assert repr(result).startswith("<ExecutionResult 'ok', return_value=[1, 2.5, None], output='a\\n', ")


def test_runs_start_afresh():
    sandbox = hognose.Sandbox()
    assert sandbox.run("x = 1").ok
    assert sandbox.run("x").error == "NameError: name 'x' is not defined"


def test_errors():
    result = hognose.Sandbox().run("def f():\n    return 1 / 0\nf()", filename="a.py")
    assert result.status == "error" and result.error == "ZeroDivisionError: division by zero"
    assert result.error_type == "ZeroDivisionError"
    assert [(frame.filename, frame.function, frame.line) for frame in result.frames] == [
        ("a.py", "<module>", 3), ("a.py", "f", 2)]
    assert result.traceback.endswith("ZeroDivisionError: division by zero\n")
    with pytest.raises(hognose.GuestRaised, match="division by zero") as raised:
        result.unwrap()
    assert raised.value.result is result
    assert hognose.Sandbox().run("x = = 1").error_type == "SyntaxError"
    assert hognose.Sandbox().run("raise KeyError").error == "KeyError"


@pytest.mark.parametrize("options, code, status", [
    ({"max_time_s": 0.05}, "while True: pass", "timeout"),
    ({"max_memory_mb": 4}, "x = []\nwhile True: x.append([0] * 1000)", "memory_error"),
    ({"max_steps": 100_000}, "while True: pass", "step_limit"),
    ({"max_output_bytes": 100}, "while True: print('text')", "output_limit"),
    ({"limits": {"max_host_calls": 3}, "functions": {"f": lambda: 1}}, "while True: f()", "host_limit"),
])
def test_limits(options, code, status):
    sandbox = hognose.Sandbox(**options)
    result = sandbox.run(code)
    assert result.status == status and not result.ok and result.error_type is None
    with pytest.raises(hognose.RunStopped, match="limit"):
        result.unwrap()
    assert sandbox.run("1 + 1").return_value == 2


def test_wrong_options():
    with pytest.raises(ValueError, match="no limit named"):
        hognose.Sandbox(limits={"max_nothing": 1})
    with pytest.raises(ValueError, match="policy must be"):
        hognose.Sandbox(policy="open")
    with pytest.raises(ValueError, match="max_memory_bytes"):
        hognose.Sandbox(max_memory_mb=-1)
    with pytest.raises(TypeError):
        hognose.Sandbox(1)


def test_imports_and_policies():
    assert hognose.Sandbox().run("import math").error.startswith("ImportError: import of 'math' is not allowed")
    assert hognose.Sandbox(allowed_imports=["math"]).run("import math; math.floor(2.5)").return_value == 2
    assert hognose.Sandbox(allowed_imports="*").run("import json; json.dumps([1])").return_value == "[1]"
    policy = hognose.Policy("strict")
    policy.remove_builtin("print")
    policy.add_guarded_name("price", "reads the price list")
    assert hognose.Sandbox(policy=policy).run("print(1)").error_type == "NameError"
    assert "reads the price list" in hognose.Sandbox(policy=policy).run("(1).price").error
    with pytest.raises(ValueError, match="nothing"):
        policy.add_builtin("nothing")
    for escape in ("open('x')", "().__class__.__subclasses__()", "__import__('os')", "eval('1')"):
        assert not hognose.Sandbox().run(escape).ok


def test_modules_in_source():
    modules = {"helpers": "def twice(number):\n    return 2 * number\n", "pack": "from . import part\n",
               "pack.part": "x = 1\n", "wrong": "x = = 1\n", "json.more": "name = __name__\n"}
    sandbox = hognose.Sandbox(modules=modules, allowed_imports=["importlib.resources", "json"])
    assert sandbox.run("import helpers, pack\nhelpers.twice(4), pack.part.x").return_value == (8, 1)
    assert sandbox.run("import json.more\njson.more.name").return_value == "json.more"
    result = sandbox.run("import wrong")
    assert result.error_type == "SyntaxError" and "wrong" in result.traceback
    program = """
from importlib import resources
folder = resources.files("pack")
names = sorted(place.name for place in folder.iterdir())
names, resources.read_text("pack", "part.py"), folder.joinpath("part.py").read_bytes(), (folder / "none").is_file()
"""
    assert sandbox.run(program).return_value == (["__init__.py", "part.py"], "x = 1\n", b"x = 1\n", False)
    assert sandbox.run("import other").error_type == "ImportError"
    session = hognose.Session(modules={"helpers": "x = []"})
    assert session.run("import helpers\nhelpers.x.append(1)").ok
    assert session.run("helpers.x").return_value == [1]
    for name in "math", "a b", "a..b", "":
        with pytest.raises(ValueError):
            hognose.Sandbox(modules={name: "x = 1"})
    with pytest.raises(TypeError):
        hognose.Sandbox(modules={"helpers": 5})


def test_modules_that_are_files():
    files = {"helpers.py": "def twice(number):\n    return 2 * number\n", "pack/__init__.py": "", "pack/data.txt": "text"}
    program = "import helpers, pack\nfrom importlib import resources\nhelpers.twice(4), resources.read_text(pack, 'data.txt')"
    sandbox = hognose.Sandbox(policy="standard", files=files)
    assert sandbox.run(program).return_value == (8, "text")
    assert hognose.Sandbox(files=files).run("import helpers").error_type == "ImportError"
    failing = hognose.Sandbox(policy="standard", files={"fails.py": "def f():\n    return 1 / 0\n\nf()\n"}).run("import fails")
    assert [(frame.filename, frame.line) for frame in failing.frames] == [
        ("<string>", 1), ("/guest/fails.py", 4), ("/guest/fails.py", 2)]
    assert "    return 1 / 0\n" in failing.traceback


def test_inputs_are_for_one_run():
    sandbox = hognose.Sandbox()
    sandbox.set_global("always", 1)
    data = {"a": [1, 2]}
    assert sandbox.run("data['a'].append(always)\ndata", inputs={"data": data}).return_value == {"a": [1, 2, 1]}
    assert data == {"a": [1, 2]}
    assert sandbox.run("data").error_type == "NameError"
    assert sandbox.run("always").return_value == 1


# --- host functions

def test_functions():
    sandbox = hognose.Sandbox()

    @sandbox.function
    def area(width, height=2, /, *rest, scale: float = 1.0, **named):
        return [width, height, rest, scale, named]

    assert area(1) == [1, 2, (), 1.0, {}]
    assert sandbox.run("area(3)").unwrap() == [3, 2, (), 1.0, {}]
    assert sandbox.run("area(3, 4, 5, 6, scale=2, more=[7])").unwrap() == [3, 4, (5, 6), 2.0, {"more": [7]}]
    assert sandbox.run("area()").error == "TypeError: area expected at least 1 argument, got 0"
    assert sandbox.run("area(1, scale='x')").error == "TypeError: area() argument 'scale' must be float, not str"
    assert sandbox.run("area(1)").host_calls == 1


def test_functions_keep_their_defaults():
    marker = object()
    seen = []

    def f(a, b=marker, c=3):
        seen.append((a, b is marker, c))

    sandbox = hognose.Sandbox(functions=[f])
    assert sandbox.run("f(1)\nf(1, c=4)\nf(1, 2, 3)\nf(a=0, b=None)").ok
    assert seen == [(1, True, 3), (1, True, 4), (1, False, 3), (0, False, 3)]


def test_annotations_in_functions():
    def f(a: "str | None", b: list[int], c: int = 0):
        return [a, b, c]

    sandbox = hognose.Sandbox(functions={"g": f})
    assert sandbox.run("g(None, [1], 10 ** 30)").unwrap() == [None, [1], 10 ** 30]
    assert sandbox.run("g(1, [])").error == "TypeError: g() argument 'a' must be str | None, not int"


def test_exceptions_of_the_host():
    class Secret(Exception):
        pass

    def fails(kind):
        if kind == "key":
            raise KeyError("k")
        if kind == "own":
            raise Secret("message")
        if kind == "convert":
            return object()
        if kind == "nested":
            raise ValueError("a", 2)
        raise ValueError("value")

    sandbox = hognose.Sandbox(functions=[fails])
    code = "try:\n    fails({!r})\nexcept Exception as e:\n    r = [type(e).__name__, str(e), e.__cause__]\nr"
    assert sandbox.run(code.format("key")).unwrap() == ["KeyError", "'k'", None]
    assert sandbox.run(code.format("value")).unwrap() == ["ValueError", "value", None]
    assert sandbox.run(code.format("own")).unwrap() == ["RuntimeError", "Secret: message", None]
    assert sandbox.run(code.format("nested")).unwrap() == ["ValueError", "('a', 2)", None]
    kind, text, _ = sandbox.run(code.format("convert")).unwrap()
    assert "a value of type object cannot be passed to a sandbox" in text
    assert "test_sandbox" not in sandbox.run("fails('own')").traceback


def test_a_function_may_run_other_sandboxes():
    inner = hognose.Sandbox()
    outer = hognose.Sandbox(functions={"run": lambda code: inner.run(code).unwrap()})
    assert outer.run("run('1 + 1') + run('2')").unwrap() == 4
    sandbox = hognose.Sandbox()
    sandbox.function(lambda: sandbox.run("1").error, name="again")
    assert sandbox.run("again()").unwrap() == "RuntimeError: the sandbox is running already"


def test_too_many_parameters():
    with pytest.raises(ValueError, match="more than 12"):
        hognose.Sandbox(functions={"f": lambda a, b, c, d, e, f, g, h, i, j, k, l, m: 1})
    with pytest.raises(ValueError):
        hognose.Sandbox(functions={"not a name": lambda: 1})


def test_stream():
    pieces = []
    result = hognose.Sandbox(stream=lambda text, error: pieces.append((text, error))).run(
        "import_ = 1\nprint('a', flush=True)\nprint('b')")
    assert "".join(text for text, _ in pieces) == "a\nb\n" == result.output

    def fails(text, error):
        raise ValueError("no")
    result = hognose.Sandbox(stream=fails).run("print(1)")
    assert result.status == "host_error" and "no" in result.error


def test_stdin():
    sandbox = hognose.Sandbox(policy="standard", stdin="Ada\n36\n")
    for _ in range(2):
        assert sandbox.run("[input(), int(input())]").unwrap() == ["Ada", 36]
    assert sandbox.run("input()\ninput()\ninput()").error_type == "EOFError"
    lines = iter(["a\n", "", "b\n"])
    sandbox = hognose.Sandbox(policy="standard", stdin=lambda seconds: next(lines, None))
    assert sandbox.run("import sys\nsys.stdin.read()").unwrap() == "a\nb\n"
    assert hognose.Sandbox(stdin="x").run("input()").error_type == "NameError"

    def fails(seconds):
        raise OSError("closed")
    result = hognose.Sandbox(policy="standard", stdin=fails).run("input()")
    assert result.status == "host_error" and "closed" in result.error


def test_observers(caplog):
    import logging
    seen = []
    sandbox = hognose.Sandbox(allowed_imports=["math"], functions={"f": lambda: 1}, max_steps=100_000)
    sandbox.observe(lambda event: seen.append((event["kind"], event.get("name"), event["line"])))
    sandbox.observe(logging.getLogger("guest"))
    code = "import math\nf()\ntry: f.__globals__\nexcept AttributeError: pass\nx = 1\nwhile True: x += 1"
    with caplog.at_level(logging.INFO):
        assert sandbox.run(code, filename="a.py").status == "step_limit"
    assert seen == [("import", "math", 1), ("host_call", "f", 2), ("blocked", "__globals__", 3),
                    ("limit", "step_limit", 6)]
    assert [record.levelname for record in caplog.records] == ["INFO", "INFO", "WARNING", "WARNING"]
    assert caplog.records[2].event["rule"] == "guarded names" and "a.py, line 3" in caplog.messages[2]

    lines = []
    sandbox = hognose.Sandbox()
    sandbox.observe(lambda event: lines.append(event["line"]), "line")
    assert sandbox.run("a = 1\nb = 2").ok and lines == [1, 2]
    with pytest.raises(ValueError, match="no event 'lines'"):
        sandbox.observe(print, "lines")

    def fails(event):
        raise LookupError("no disk")
    sandbox = hognose.Sandbox()
    sandbox.observe(fails)
    result = sandbox.run("try: ().__class__.__subclasses__\nexcept BaseException: pass")
    assert result.status == "host_error" and "LookupError: no disk" in result.error


# --- threads, signals, processes

def test_the_gil_is_released():
    sandbox = hognose.Sandbox(max_time_s=1)
    thread = threading.Thread(target=sandbox.run, args=("while True: pass",))
    start = time.perf_counter()
    thread.start()
    turns = 0
    while thread.is_alive():
        turns += 1
        time.sleep(0.001)
    assert turns > 50 and time.perf_counter() - start < 3


def test_a_long_run_after_short_ones_releases_the_gil():
    seen = []

    def long_run(run):
        for _ in range(3):
            assert run("1 + 1").return_value == 2
        seen.append(run("while True: pass").status)

    for box in (hognose.Sandbox(max_time_s=0.3), hognose.Session(max_time_s=0.3)):
        thread = threading.Thread(target=long_run, args=(box.run,))
        thread.start()
        turns = 0
        while thread.is_alive():
            time.sleep(0.001)
            turns += 1
        assert seen.pop() == "timeout" and turns > 20


def test_calls_between_short_runs_and_long_ones():
    """Whoever holds the GIL, calls into Python and back into the guest get it, and it is released in between."""
    inner = hognose.Sandbox(max_time_s=30)

    def call(f: collections.abc.Callable, n: int):
        inner.run("1 + 1")
        first = inner.run("sum(range(200000))").return_value if n else inner.run("2").return_value
        return [first, f(n), inner.run("3").return_value]

    class Child:
        def __del__(self):
            inner.run("4")

        def value(self):
            return inner.run("sum(range(100000))").return_value

    session = hognose.Session(functions={"call": call, "child": lambda: hognose.expose(Child(), methods=["value"])},
                              max_time_s=30)
    work = "def work(n):\n    total = 0\n    for i in range(n * 100000): total += i\n    return total"
    assert session.run(work).ok
    done = []

    def use(session):
        for n in (0, 0, 1, 0, 2, 2, 0):
            result = session.run(f"c = child(); v = c.value() if {n} else 0; c = None; call(work, {n})")
            expected = sum(range(n * 100000))
            assert result.return_value == [sum(range(200000)) if n else 2, expected, 3], result
            assert session.run("1").return_value == 1
            done.append(n)

    other = threading.Thread(target=lambda: [hognose.Sandbox().run("1 + 1") for _ in range(2000)])
    other.start()
    use(session)
    other.join()
    assert len(done) == 7


def test_cancel():
    sandbox = hognose.Sandbox(max_time_s=30)
    threading.Timer(0.1, sandbox.cancel).start()
    assert sandbox.run("while True: pass").status == "cancelled"
    assert sandbox.run("1").ok


def test_many_threads():
    results = []

    def work(n):
        for i in range(50):
            sandbox = hognose.Sandbox(functions={"f": lambda x: x + n})
            results.append(sandbox.run(f"f({i})").unwrap() - i == n)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 400


def test_interrupt():
    # The tests may run where SIGINT is ignored.
    code = ("import hognose, signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
            "s = hognose.Sandbox(max_time_s=30)\nprint('ready', flush=True)\n"
            "try:\n    s.run('while True: pass')\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
            "print(s.run('1 + 1').return_value)")
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=20)[0] == "interrupted\n2\n"


def test_another_thread_cannot_change_a_sandbox_that_runs():
    sandbox = hognose.Sandbox(max_time_s=30)
    results = []
    thread = threading.Thread(target=lambda: results.append(sandbox.run("while True: pass")))
    thread.start()
    while sandbox.usage().steps == 0:
        time.sleep(0.001)
    changes = (lambda: sandbox.set_global("x", 1), lambda: sandbox.define(len, name="size"),
               lambda: sandbox.run("1", inputs={"x": 1}), lambda: sandbox.observe(print),
               lambda: sandbox.expose_class(threading.Event))
    for change in changes:
        with pytest.raises(ValueError, match="the sandbox is running"):
            change()
    assert sandbox.run("1").error == "RuntimeError: the sandbox is running already"
    sandbox.cancel()
    thread.join()
    assert results[0].status == "cancelled" and sandbox.run("1").unwrap() == 1


def test_first_runs_of_threads_at_once():
    # In processes of their own, because only the first runs find something to be set up.
    code = """
import hognose, sys, threading
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=lambda: hognose.Sandbox().run("1")) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""
    for _ in range(10):
        subprocess.run([sys.executable, "-c", code], check=True, timeout=30)


class Nameless(type):
    __name__ = 5


class Odd(Exception, metaclass=Nameless):
    args = 5


def test_exceptions_that_lie_about_themselves():
    def fail(*_):
        raise Odd("why")
    sandbox = hognose.Sandbox(functions={"f": fail})
    code = "try: f()\nexcept Exception as e: r = repr(e)\nr"
    assert sandbox.run(code).unwrap() == "Exception('why')"
    result = hognose.Sandbox(stream=fail).run("print(1)")
    assert result.status == "host_error" and "bad_cast" not in result.error


def test_interrupt_after_the_program_has_set_its_handler_again():
    # The runs before are in the same tick of the clock, in which the engine does not look for its handler. The signal
    # comes at moments from before the first look to long after it.
    code = """
import hognose, os, signal, sys, threading, time
s = hognose.Sandbox(max_time_s=30)
parent, child = os.pipe()
if os.fork() == 0:  # sends the signals: a thread would have to wait for the GIL
    for _ in range(int(sys.argv[1])):
        time.sleep(float(os.read(parent, 10)))
        os.kill(os.getppid(), signal.SIGINT)
    os._exit(0)
for i in range(int(sys.argv[1])):
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for _ in range(20):
        s.run("1")
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        os.write(child, b"%010.6f" % (i * 0.0003))
        result = s.run("while True: pass")
        print(i, result.status)
    except KeyboardInterrupt:
        pass
print(s.run("6 * 7").return_value)
"""
    done = subprocess.run([sys.executable, "-c", code, "40"], capture_output=True, text=True, timeout=60)
    assert done.stdout == "42\n", done.stdout + done.stderr


def test_other_handlers_run_after_the_run():
    code = ("import hognose, os, signal\nseen = []\nsignal.signal(signal.SIGINT, lambda *_: seen.append(1))\n"
            "s = hognose.Sandbox(max_time_s=30, functions={'kill': lambda: os.kill(os.getpid(), signal.SIGINT)})\n"
            "print(s.run('kill()').status, seen)\n"
            "signal.signal(signal.SIGINT, signal.SIG_IGN)\nprint(s.run('kill()\\n7').return_value, seen)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "cancelled [1]\n7 [1]\n", done.stdout + done.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork()")
def test_fork():
    sandbox = hognose.Sandbox()
    assert sandbox.run("1").ok
    child = os.fork()
    if child == 0:
        same = sandbox.run("6 * 7").return_value == 42
        new = hognose.Sandbox().run("6 * 7").return_value == 42
        stopped = hognose.Sandbox(max_memory_mb=4).run("x = 'x' * 10 ** 9").status != "ok"
        os._exit(0 if same and new and stopped else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert sandbox.run("1").ok


def test_no_leaks():
    import gc
    import resource

    def work(times):
        for i in range(times):
            sandbox = hognose.Sandbox(functions={"f": lambda x: [x]})
            assert sandbox.run("f({'a': 1})", inputs={"x": [i]}).ok
            assert not sandbox.run("f(1 / 0)").ok
        gc.collect()

    work(500)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, len(gc.get_objects())
    work(5000)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, len(gc.get_objects())
    assert after[0] - before[0] < 4000 and after[1] - before[1] < 100


def test_check_and_describe():
    report = hognose.check("import os\nprint(x.__globals__)")
    assert not report.ok and [finding.line for finding in report.findings] == [1, 2]
    assert hognose.check("x = 1").ok and not hognose.check("x = = 1").ok
    sandbox = hognose.Sandbox(allowed_imports=["math"])

    @sandbox.function
    def price(item: str, count=1):
        """The price of an item."""
    text = hognose.describe(sandbox)
    assert "def price(item: str, count=1):" in text and "The price of an item." in text and "math" in text


def test_command_line():
    done = subprocess.run([sys.executable, "-m", "hognose", "--version"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("hognose ")
    script = os.path.join(os.path.dirname(sys.executable), "hognose")
    if not os.path.exists(script):
        pytest.skip("the package is not installed, so there is no script")
    assert subprocess.run([script, "--version"], capture_output=True, text=True).stdout == done.stdout
    assert "Model Context Protocol" in subprocess.run([script, "mcp", "--help"], capture_output=True, text=True).stdout


def test_html_is_escaped():
    text = hognose.Sandbox().run("print('<script>')\n'<b>'")._repr_html_()
    assert "<script>" not in text and "&lt;script&gt;" in text and "<b>" not in text
