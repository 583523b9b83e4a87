"""The interface of pysandbox, and what its announcement prints."""

import doctest
import subprocess
import sys

import pytest

import hognose
import hognose.compat.pysandbox
from hognose.compat.pysandbox import FEATURES, Sandbox, SandboxConfig, SandboxError, Timeout

FACTOR = 3


def scaled(values, factor=2):
    return [value * factor for value in values]


def test_the_docstring():
    assert doctest.testmod(hognose.compat.pysandbox) == (0, 4)


# --- what the announcement says

def test_by_default_everything_is_denied():
    sandbox = Sandbox(SandboxConfig())
    for code, error in [("open('x')", NameError), ("print(1)", NameError), ("import re", ImportError),
                        ("exit()", NameError), ("input()", NameError), ("import sys", ImportError)]:
        with pytest.raises(error):
            sandbox.execute(code)


def test_features_enable_by_name(capsys):
    Sandbox(SandboxConfig("regex")).execute("import re\nassert re.match('a+', 'aab').group() == 'aa'")
    Sandbox(SandboxConfig("stdout")).execute("print('shown')")
    assert capsys.readouterr().out == "shown\n"
    for name in FEATURES:
        Sandbox(SandboxConfig(name)).execute("1 + 1")
    with pytest.raises(ValueError, match="no feature 'files'"):
        SandboxConfig("files")


def test_hidden_attributes():
    for code in ("def f(): pass\nf.__closure__", "def f(): pass\nf.__globals__", "object.__subclasses__()",
                 "try: 1 / 0\nexcept Exception as e: e.__traceback__.tb_frame.f_locals"):
        with pytest.raises((AttributeError, NameError)):
            Sandbox(SandboxConfig()).execute(code)


def test_objects_are_read_only():
    data = {"names": ["a", "b"], "n": 1}
    namespace = {"data": data}
    Sandbox().execute("n = len(data['names'])\nfirst = data['names'][0]", namespace)
    assert namespace["n"] == 2 and namespace["first"] == "a" and namespace["data"] is data
    for code in ("data['n'] = 2", "data['names'].append(1)", "data.clear()"):
        with pytest.raises(TypeError, match="read-only"):
            Sandbox().execute(code, {"data": data})
    assert data == {"names": ["a", "b"], "n": 1}


def test_the_with_statement_says_why_not():
    config = SandboxConfig("stdout")
    with pytest.raises(NotImplementedError, match="belongs to the host's interpreter"):
        with Sandbox(config):
            pytest.fail("the block must not run")
    with pytest.raises(NotImplementedError, match="restricted mode"):
        SandboxConfig(cpython_restricted=True)


# --- calls

def test_calls():
    assert Sandbox().call(scaled, [1, 2]) == [2, 4]
    assert Sandbox().call(scaled, (1,), factor=5) == [5]

    def inner(n: int) -> int:
        if n < 2:
            return 1
        return n * inner(n - 1)
    with pytest.raises(ValueError, match="inner of the function around it"):
        Sandbox().call(inner, 3)

    @staticmethod
    def decorated(a):
        # A comment
        return a + 1
    assert Sandbox().call(decorated.__func__, 1) == 2

    def uses_globals():
        return FACTOR
    with pytest.raises(NameError, match="FACTOR"):
        Sandbox().call(uses_globals)

    def fails():
        raise LookupError("no")
    with pytest.raises(LookupError) as raised:
        Sandbox().call(fails)
    line = fails.__code__.co_firstlineno + 1
    assert f"line {line}, in fails" in raised.value.guest_traceback
    for wrong in (len, lambda: 1, "code", eval("lambda: 1")):
        with pytest.raises((TypeError, ValueError)):
            Sandbox().call(wrong)


def test_limits():
    def spin():
        while True:
            pass

    def grow():
        x = []
        while True:
            x.append("text" * 1000)
    with pytest.raises(Timeout):
        Sandbox(SandboxConfig(timeout=0.05)).call(spin)
    with pytest.raises(SandboxError, match="memory"):
        Sandbox(SandboxConfig(max_memory=8 << 20)).call(grow)


def test_execute():
    local = {}
    Sandbox(SandboxConfig()).execute("x = f(2)\ndef g(): pass", {"f": lambda n: n * n}, local)
    assert local == {"x": 4}
    config = SandboxConfig()
    config.allowModule("math")
    Sandbox(config).execute("import math")
    config.allowPath("/nothing")
    with pytest.raises(FileNotFoundError):
        Sandbox(config)
    with pytest.raises(hognose.ConversionError):
        Sandbox().execute("1", {"x": object()})


# --- the programs

def program(name, *arguments, **options):
    return subprocess.run([sys.executable, "-m", f"hognose.compat.pysandbox.{name}", *arguments], capture_output=True,
                          text=True, timeout=60, **options)


def test_execfile(tmp_path):
    script = tmp_path / "yourscript.py"
    script.write_text("print('hello')\nimport os\n")
    done = program("execfile", str(script))
    assert done.returncode == 1 and done.stdout == "hello\n" and "ImportError" in done.stderr
    script.write_text("import re\nprint(re.sub('a', 'b', input()))")
    done = program("execfile", "--features", "regex,stdin", str(script), input="banana\n")
    assert (done.returncode, done.stdout) == (0, "bbnbnb\n"), done.stderr
    assert program("execfile", "--help").stdout.startswith("usage: ")
    assert "no feature 'x'" in program("execfile", "--features", "x", str(script)).stderr


def test_interpreter():
    lines = ("x = 20\nx + 1\ndef f(n):\n    return n * x\n\nf(2)\n1 / 0\nwhile True: pass\n\nx\nimport os\n"
             "print('a')\nexit()\nx\n")
    done = program("interpreter", "--timeout", "0.2", input=lines)
    assert done.returncode == 0
    assert [text for text in done.stdout.replace("... ", "").split(">>> ") if text.strip()][1:] == [
        "21\n", "40\n", "20\n", "a\n"]
    assert "ZeroDivisionError" in done.stderr and "time limit" in done.stderr and "ImportError" in done.stderr
    assert program("interpreter", "--help").stdout.startswith("usage: ")
