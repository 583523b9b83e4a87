"""The stub of the extension against the extension, and the annotations as two type checkers see them."""

import pathlib
import re
import subprocess
import sys

import pytest

TYPED = pathlib.Path(__file__).parent / "typed"
MISTAKES = len(re.findall(r"^[a-z](?:: int)? = ", (TYPED / "wrong.py").read_text(), re.MULTILINE))


def run(*arguments, cwd=None):
    done = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=cwd)
    return done.returncode, done.stdout + done.stderr


def test_the_stub(tmp_path):
    pytest.importorskip("mypy", reason="mypy cannot be installed here")
    status, text = run("mypy.stubtest", "hognose._engine", "--ignore-missing-stub", "--allowlist",
                       str(TYPED / "stubtest_allowed.txt"), cwd=tmp_path)
    assert status == 0, text


def test_mypy(tmp_path):
    pytest.importorskip("mypy", reason="mypy cannot be installed here")
    if sys.version_info < (3, 11):
        pytest.skip("assert_type is in Python 3.11 and later")
    status, text = run("mypy", "--strict", "--cache-dir", str(tmp_path), str(TYPED / "usage.py"), cwd=tmp_path)
    assert status == 0, text
    status, text = run("mypy", "--strict", "--cache-dir", str(tmp_path), str(TYPED / "wrong.py"), cwd=tmp_path)
    lines = {line for line in re.findall(r"wrong.py:(\d+): error", text)}
    assert status == 1 and len(lines) == MISTAKES, text


def test_pyright(tmp_path):
    pytest.importorskip("pyright", reason="pyright cannot be installed here")
    if sys.version_info < (3, 11):
        pytest.skip("assert_type is in Python 3.11 and later")

    def check(name):
        (tmp_path / name).write_text((TYPED / name).read_text())
        (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict", "reportUnusedExpression": false}')
        return run("pyright", "--pythonpath", sys.executable, name, cwd=tmp_path)
    status, text = check("usage.py")
    assert status == 0, text
    status, text = check("wrong.py")
    lines = {line for line in re.findall(r"wrong.py:(\d+):\d+ - error", text)}
    assert status == 1 and len(lines) == MISTAKES, text


def test_everything_public_is_documented():
    import hognose
    import hognose.isolated
    missing = []
    for module in (hognose, hognose.isolated):
        for name in module.__all__:
            value = getattr(module, name)
            if not value.__doc__:
                missing.append(name)
            for attribute, member in vars(value).items() if isinstance(value, type) else ():
                if attribute.startswith("_") or issubclass(value, tuple):
                    continue
                if not callable(member) and not isinstance(member, property):
                    continue
                if not member.__doc__ and not (value.__doc__ and re.search(rf"\b{attribute}\b", value.__doc__)):
                    missing.append(f"{name}.{attribute}")
    assert missing == []
