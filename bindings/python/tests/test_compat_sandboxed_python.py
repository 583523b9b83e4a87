"""The samples of sandboxed-python's documentation, with the package's name in place of theirs."""

import subprocess
import sys

from hognose.compat.sandboxed_python.sandbox import Sandbox

COMPUTE = """def compute(n):
    total = 0
    for i in range(n):
        total += i
    return total
print(compute(10))
"""
HANDLED = """try:
    x = 1 / 0
except Exception as e:
    print("Error:", type(e).__name__)
"""


def test_a_simple_script():
    sandbox = Sandbox(max_time_s=2.0, max_memory_mb=256)
    code = 'print("Hello from the sandbox!")'
    result = sandbox.run(code)
    assert result.output == "Hello from the sandbox!\n"
    assert (result.status, result.error, result.return_value) == ("ok", None, None)
    assert isinstance(result.time_ms, int) and isinstance(result.memory_mb, int)


def test_a_computation():
    result = Sandbox(2.0, 256).run(COMPUTE)
    assert (result.output or result.value) == "45\n"
    assert (Sandbox(2.0, 256).run("6 * 7").output or Sandbox(2.0, 256).run("6 * 7").value) == 42


def test_errors():
    result = Sandbox(2.0, 256).run(HANDLED)
    assert result.output == "Error: ZeroDivisionError\n" and result.error is None
    result = Sandbox(2.0, 256).run("1 / 0")
    assert result.status == "error" and "ZeroDivisionError" in result.error


def test_imports():
    assert Sandbox(2.0, 256).run('import os\nprint(os.listdir("."))').status == "error"
    assert Sandbox(2.0, 256, ["math"]).run("import math\nmath.sqrt(16)").return_value == 4.0


def test_limits():
    assert Sandbox(0.05, 256).run("while True: pass").status == "timeout"
    assert Sandbox(2.0, 8).run("x = []\nwhile True: x.append('text' * 1000)").status == "memory_error"


def test_the_command(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("print('from a file')\n1 / 0\n")
    done = subprocess.run([sys.executable, "-m", "hognose.compat.sandboxed_python", "--script", str(script)],
                          capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == "from a file\n" and "ZeroDivisionError" in done.stderr
