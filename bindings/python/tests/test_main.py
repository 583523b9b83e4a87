"""`python -m hognose` and the script `hognose`: the command line program, and the commands of the package."""

import pathlib
import subprocess
import sys

import pytest


@pytest.fixture(params=["module", "script"])
def hognose(request):
    words = ([sys.executable, "-m", "hognose"] if request.param == "module"
             else [str(pathlib.Path(sys.executable).parent / "hognose")])

    def run(*arguments, input=None, **options):
        return subprocess.run([*words, *map(str, arguments)], input=input, capture_output=True, text=True, timeout=120,
                              **options)
    return run


def test_programs(hognose, tmp_path):
    program = tmp_path / "a program.py"
    program.write_text("import sys\nprint(sys.argv[1:])\n")
    assert hognose("-c", "print(6 * 7)").stdout == "42\n"
    assert hognose("-", input="print('in')").stdout == "in\n"
    assert hognose(input="print('in')").stdout == "in\n"
    done = hognose("run", "--allow-import", "sys", program, "--", "--json", "a b")
    assert done.stdout == "['--json', 'a b']\n" and done.returncode == 0


@pytest.mark.parametrize("arguments, status, words", [
    (["-c", "1 / 0"], 1, "ZeroDivisionError"),
    (["run", "--frobnicate", "program.py"], 2, "--frobnicate"),
    (["nothing.py"], 2, "No such file"),
    (["run", "--max-steps", "1000", "-"], 3, "step_limit"),
])
def test_exit_codes(hognose, arguments, status, words):
    done = hognose(*arguments, input="while True: pass")
    assert done.returncode == status and words in done.stderr


def test_help(hognose):
    done = hognose("--help")
    assert done.returncode == 0
    for command in ("run", "repl", "check", "init", "completion", "mcp", "kernel"):
        assert f"\n  {command} " in done.stdout
    assert "--max-memory" in hognose("run", "--help").stdout
    assert hognose("--version").stdout == "hognose 0.1.0\n"
    assert "LGPL-3.0-or-later" in hognose("--licenses").stdout


def test_commands_of_the_package(hognose):
    done = hognose("mcp", "--help")
    assert done.returncode == 0 and "--max-sessions" in done.stdout
    done = hognose("kernel", "install", "--help")
    assert done.returncode == 0 and "--sys-prefix" in done.stdout


@pytest.mark.parametrize("command, package, message", [
    ("kernel", "ipykernel", "hognose: kernel needs the package ipykernel: pip install 'hognose[jupyter]'\n"),
    ("mcp", "mcp", "hognose mcp: error: the package mcp, 2 or later, is needed: no mcp\n"),
])
def test_a_package_that_is_missing(hognose, tmp_path, command, package, message):
    """A module of that name that cannot be imported stands in for a package that is not installed."""
    (tmp_path / f"{package}.py").write_text(f"raise ModuleNotFoundError('no {package}', name='{package}')")
    done = hognose(command, env={"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 2 and done.stderr.endswith(message)
