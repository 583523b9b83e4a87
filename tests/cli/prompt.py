#!/usr/bin/env python3
"""Tests the prompt through a pseudo-terminal, and the short forms of the command line.

Prints a line for each failed case and a last line `N passed, N failed`. A case is a function of CHECKS.
"""

import argparse
import concurrent.futures
import fcntl
import multiprocessing
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SECONDS = 20
PARALLEL = 4
COMMANDS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")  # to the terminal: what is left is text


class Failure(Exception):
    pass


def expect(condition, what):
    if not condition:
        raise Failure(what)


class Prompt:
    """A prompt on a terminal of `columns`. Its history is `history`, or none."""

    def __init__(self, *arguments, columns=80, history="", folder=None):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            environment = {**os.environ, "TERM": "xterm", "HOGNOSE_HISTORY": str(history), "LC_ALL": "C.UTF-8"}
            os.chdir(folder or ROOT)
            os.execve(PROGRAM, ["hognose", *arguments], environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.seen = ""
        self.status = None
        self.banner = self.wait(">>> ")

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.terminal)

    def read(self, seconds):
        """Reads what is there; "" at the end."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            raise Failure(f"nothing came after {self.seen[-300:]!r}")
        try:
            return os.read(self.terminal, 65536).decode("utf-8", "replace")
        except OSError:
            return ""

    def wait(self, text):
        """Returns what is printed up to the text, without commands to the terminal."""
        deadline = time.monotonic() + SECONDS
        while text not in COMMANDS.sub("", self.seen):
            piece = self.read(max(0.1, deadline - time.monotonic()))
            if not piece:
                raise Failure(f"the prompt ended; {text!r} is not in {self.seen[-500:]!r}")
            self.seen += piece
        plain = COMMANDS.sub("", self.seen)
        before, _, self.seen = plain.partition(text)
        return before

    def type(self, text):
        os.write(self.terminal, text.encode())

    def enter(self, text):
        """Types a statement and returns what it prints, up to the next prompt."""
        self.type(text)
        # What is typed is drawn again with each key; the last drawing is complete.
        self.wait(text.rpartition("\r")[2][-20:])
        self.type("\r")
        self.wait("\n")
        return self.wait(">>> ")

    def submit(self, keys):
        """Types keys that end a statement of one line, and returns what it prints."""
        self.type(keys + "\r")
        self.wait("\n")
        return self.wait(">>> ")

    def paste(self, text):
        """Pastes a block and returns what it prints."""
        self.type(f"\x1b[200~{text}\n\x1b[201~")
        self.wait(text.rpartition("\n")[2][-20:])
        self.type("\r")
        self.wait("\n... \n")
        return self.wait(">>> ")

    def end(self):
        self.type("\x04")
        while self.read(SECONDS):
            pass
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.status


def check_values(folder):
    with Prompt() as prompt:
        expect(prompt.enter("6 * 7") == "42\n", "a value is printed")
        expect(prompt.enter("_ + 1") == "43\n", "_ is the last value")
        expect(prompt.enter("x = [1, 'ä']") == "", "an assignment prints nothing")
        expect(prompt.enter("x") == "[1, 'ä']\n", "names stay")
        expect(prompt.enter("_ is x") == "True\n", "_ is the object itself")
        expect(prompt.enter("None") == "", "None is not printed")
        expect(prompt.enter("print('a')") == "a\n", "output is printed")
        expect("ZeroDivisionError: division by zero" in prompt.enter("1 / 0"), "an error is printed")
        expect("SyntaxError" in prompt.enter("x = = 1"), "a syntax error is printed")
        expect(prompt.enter("(lambda: 1)").startswith("<function <lambda>"), "a function is printed")
        expect(prompt.end() == 0, "the prompt ends with 0")


def check_options(folder):
    done = subprocess.run([PROGRAM, "repl", "--help"], capture_output=True, text=True)
    expect(done.returncode == 0 and "--max-memory" in done.stdout, "repl has the options for limits")


def check_banner(folder):
    with Prompt("repl", "--policy", "standard", "--max-time", "3") as prompt:
        expect("policy standard" in prompt.banner and "3 seconds of wall time" in prompt.banner, prompt.banner)


def check_several_lines(folder):
    with Prompt() as prompt:
        prompt.type("def f(n):\r")
        prompt.wait("...     ")
        prompt.type("return n * 2\r")
        prompt.wait("return n * 2\n...     ")
        prompt.type("\r")
        prompt.wait("...     \n")
        prompt.wait(">>> ")
        expect(prompt.enter("f(21)") == "42\n", "a block is typed line by line")
        prompt.type("[1,\r")
        prompt.wait("... ")
        prompt.type("\r")  # an empty line in brackets goes on
        prompt.wait("... ")
        prompt.type("2]\r")
        prompt.wait("[1, 2]\n>>> ")
        prompt.type("'''a\r\rb'''\r")
        prompt.wait("'a\\n\\nb'\n>>> ")
        prompt.type("\x1b[200~for i in range(2):\r    print(i)\r\r\x1b[201~\r")
        prompt.wait("\n0\n1\n>>> ")
        prompt.type("class C:\r\r")
        prompt.wait("IndentationError")


def check_editing(folder):
    with Prompt() as prompt:
        cases = [("2 + 34\x7f", "5"), ("12\x1b[D\x1b[D9", "912"), ("34\x015", "534"), ("abc\x15'k'", "'k'"),
                 ("1 + 2\x01\x1b[3~\x1b[3~\x1b[3~\x1b[3~", "2"), ("'a b'\x17c'", "'a c'"), ("[1, 2]\x01\x0b7", "7"),
                 ("7 + x\x17\x178", "8"), ("'äö'\x1b[D\x7f", "'ä'"), ("'日本'\x1b[D\x1b[D\x7f", "'本'"),
                 ("1\x0b\x01\x0b\x19\x19", "11"), ("'e\u0301x'\x1b[D\x1b[D\x7f", "'x'")]
        for typed, value in cases:
            prompt.type(typed + "\r")
            prompt.wait(f"\n{value}\n>>> ")


def check_long_lines(folder):
    for columns in (20, 21, 22, 23, 24, 40):
        with Prompt(columns=columns) as prompt:
            text = "'" + "abcdefgh" * 5 + "'"
            prompt.type(text + "\x01len(\x05)\r")
            prompt.wait("\n40\n>>> ")


def check_history(folder):
    history = folder / "history"
    with Prompt(history=history) as prompt:
        prompt.enter("a = 1")
        prompt.type("def f():\rreturn '\\\\n'\r\r")
        prompt.wait("...     \n")
        prompt.wait(">>> ")
        prompt.enter("a + 4")
        expect(prompt.submit("\x1b[A") == "5\n", "the last statement")
        prompt.type("\x1b[A" * 6 + "\x1b[B" * 6 + "'new'\r")
        prompt.wait("\n'new'\n>>> ")
        expect(prompt.end() == 0, "the prompt ends")
    lines = history.read_text().splitlines()
    expect(lines == ["a = 1", "def f():\\n    return '\\\\\\\\n'\\n    ", "a + 4", "'new'"], lines)
    expect(history.stat().st_mode & 0o077 == 0, "the history is the user's alone")
    with Prompt(history=history) as prompt:
        prompt.type("\x1b[A" * 20 + "\r")
        prompt.wait("a = 1\n")
        prompt.wait(">>> ")
        expect(prompt.enter("a") == "1\n", "the history is that of the last prompt")


def check_completion(folder):
    with Prompt() as prompt:
        prompt.enter("numbers = [1, 2]")
        prompt.submit("numb\t.app\t(3)")
        expect(prompt.enter("numbers") == "[1, 2, 3]\n", "live names and attributes are completed")
        expect(prompt.submit("len(numb\t)") == "3\n", "within a call")
        prompt.type("numbers.\t")
        listed = prompt.wait("sort")
        expect("append" in listed and "__len__" not in listed, listed)
        prompt.type("\x15contin\t\x15'done'\r")
        prompt.wait("\n'done'\n>>> ")
        prompt.paste("class Hostile:\n    def __dir__(self): print('seen'); return ['a\\x1b[2J', 'fine', 'x y']")
        prompt.enter("h = Hostile()")
        prompt.type("h.\t")
        shown = prompt.wait("h.fine")
        expect("seen" not in shown and "\x1b[2J" not in shown, repr(shown))
        prompt.type("\x15")
        prompt.paste("class Endless:\n    def __dir__(self):\n        global numbers\n        numbers = 0\n"
                     "        while True: pass")
        prompt.submit("e = Endless()")
        prompt.type("e.\t")
        time.sleep(0.3)
        prompt.type("\x03")
        time.sleep(0.3)
        prompt.type("\x15")
        expect(prompt.enter("numbers") == "[1, 2, 3]\n", "completion changes nothing")


def check_descriptions(folder):
    with Prompt() as prompt:
        prompt.enter("x = {'a': 1}")
        expect(prompt.enter("?x").startswith("type:  dict\nvalue: {'a': 1}\n"), "?name")
        expect("value: {'a': 1}\n" in prompt.enter("x?"), "name?")
        expect("no nothing here" in prompt.enter("?nothing"), "a name that there is not")
        expect("takes a name" in prompt.enter("?1 + 1"), "an expression")
        expect("function" in prompt.enter("?len"), "a builtin")
        expect(prompt.enter("x") == "{'a': 1}\n", "nothing was changed")
        expect("NameError" in prompt.enter("__hognose_answer__"), "no name is left")


def check_interrupts(folder):
    with Prompt() as prompt:
        prompt.enter("x = [1]")
        prompt.type("x.clear(); exec = None\x15while True: x.append(len(x))\r")
        prompt.wait("\n")
        time.sleep(0.3)
        prompt.type("\x03")
        prompt.wait("cancelled")
        prompt.wait(">>> ")
        expect(prompt.enter("x") == "[1]\n", "the state is as before the statement")
        prompt.type("1 +\x03")
        prompt.wait("^C\n")
        expect(prompt.enter("2") == "2\n", "Ctrl-C forgets what was typed")
        prompt.type("\x04")


def check_limits(folder):
    with Prompt("repl", "--max-steps", "3000000", "--max-memory", "16") as prompt:
        prompt.enter("x = 5")
        expect("step_limit: step limit" in prompt.paste("x = 6\nwhile True: pass"), "a limit stops a statement")
        expect(prompt.enter("x") == "5\n", "the state is as before")
        shown = prompt.paste("y = []\nwhile True: y.append([0] * 1000)")
        expect("memory_error" in shown, repr(shown))
        expect(prompt.enter("x + 1") == "6\n", "the prompt goes on")


def check_hostile_output(folder):
    with Prompt() as prompt:
        shown = prompt.enter("print('a\\x1b[31mb\\x9b1m\\rc')")
        expect(shown == "a\\x1b[31mb\\x9b1m\\x0dc\n", repr(shown))
        prompt.paste("class R:\n    def __repr__(self): return '\\x1b[2J'")
        expect(prompt.enter("R()") == "\\x1b[2J\n", "a repr gives the terminal no commands")
        prompt.type("\x1b[200~'\x1b[31m\x07x'\x1b[201~\r")
        prompt.wait("'[31mx'\n")


def check_the_sandbox(folder):
    with Prompt() as prompt:
        expect("NameError" in prompt.enter("open('/etc/passwd')"), "there are no files")
        expect("ImportError" in prompt.enter("import os"), "there are no modules")
    with Prompt("repl", "--file", "a.txt=NOTICE", "--seccomp", "required") as prompt:
        expect(prompt.enter("open('a.txt').readline()") == "'Hognose\\n'\n", "files are given")
        prompt.type("exit()\r")
        while prompt.read(SECONDS):
            pass
        prompt.status = os.waitstatus_to_exitcode(os.waitpid(prompt.pid, 0)[1])
        expect(prompt.status == 0, "exit() ends the prompt")


def check_input(folder):
    with Prompt("repl", "--enable", "stdin") as prompt:
        prompt.type("input('name? ')\r")
        prompt.wait("\nname? ")  # not the text of the statement: the terminal is still in raw mode there
        prompt.type("me\r")
        prompt.wait("'me'\n")


def check_await(folder):
    with Prompt("repl", "--policy", "standard") as prompt:
        prompt.enter("import asyncio")
        expect(prompt.enter("await asyncio.sleep(0, 5)") == "5\n", "await at the prompt")


def check_no_terminal(folder):
    done = subprocess.run([PROGRAM], input="print(1 + 1)", capture_output=True, text=True)
    expect((done.returncode, done.stdout) == (0, "2\n"), done)
    done = subprocess.run([PROGRAM, "repl"], input="", capture_output=True, text=True)
    expect(done.returncode == 2 and "needs a terminal" in done.stderr, done)


def check_short_forms(folder):
    program = folder / "program.py"
    program.write_text("import sys\nprint(sys.argv)")
    cases = [
        ([str(program)], None, [str(program)]),
        ([str(program), "a", "-x", "--max-time"], None, [str(program), "a", "-x", "--max-time"]),
        (["-c", "import sys\nprint(sys.argv)", "a", "--b"], None, ["-c", "a", "--b"]),
        (["-", "a"], "import sys\nprint(sys.argv)", ["-", "a"]),
        (["run", "--seed", "1", str(program), "--", "x"], None, [str(program), "x"]),
        (["run", str(program), "--", "-x", "--"], None, [str(program), "-x", "--"]),
        (["run", str(program)], None, [""]),
        (["--allow-import", "sys", str(program), "a", "--seed"], None, [str(program), "a", "--seed"]),
        (["--allow-import=sys", "--seed", "1", "-c", "import sys\nprint(sys.argv)", "b"], None, ["-c", "b"]),
        (["--policy", "standard", "-", "a"], "import sys\nprint(sys.argv)", ["-", "a"]),
        (["--policy", "standard"], "import sys\nprint(sys.argv)", [""]),
    ]
    for arguments, text, expected in cases:
        if arguments[0] == "run":
            arguments = ["run", "--allow-import", "sys", *arguments[1:]]
            done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True)
            expect(done.stdout == f"{expected}\n", (arguments, done))
        elif arguments[0].startswith("--"):
            done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True)
            expect(done.stdout == f"{expected}\n", (arguments, done))
        else:
            done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True)
            expect(done.returncode == 1 and "import of 'sys' is not allowed" in done.stderr, (arguments, done))
    done = subprocess.run([PROGRAM, "run", "--allow-import", "sys", str(program), "--", b"\xff\xc3\xa4"],
                          capture_output=True, text=True)
    expect(done.stdout == f"{[str(program), chr(0xdcff) + 'ä']}\n", done)
    done = subprocess.run([PROGRAM, "-c", ""], capture_output=True, text=True)
    expect((done.returncode, done.stdout, done.stderr) == (0, "", ""), done)
    done = subprocess.run([PROGRAM, "-c", "1 / 0"], capture_output=True, text=True)
    expect(done.returncode == 1 and 'File "<string>", line 1' in done.stderr, done)
    for arguments in (["nothing.py"], ["run"], ["run", "--frobnicate"], ["--frobnicate"], ["-c"], ["--seed"],
                      ["--seed", "1", "-c"], ["--frobnicate", str(program)]):
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)
        expect(done.returncode == 2, (arguments, done))


def run_on_a_terminal(*arguments, seconds=None, typed=None):
    """Runs the program on a terminal and returns its status and all that it wrote there."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(PROGRAM, ["hognose", *map(str, arguments)], {**os.environ, "TERM": "xterm"})
    if typed is not None:
        time.sleep(seconds)
        os.write(terminal, typed)
    seen = b""
    while select.select([terminal], [], [], SECONDS)[0]:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), seen.decode()


PROGRESS = re.compile(r"\r([0-9.]+) s, ([0-9,]+) steps, ([0-9.]+) MB\x1b\[K")


def check_progress(folder):
    program = folder / "program.py"
    program.write_text("x = []\nwhile True:\n    x.append(str(len(x)))\n    if len(x) == 1000: print('seen', flush=True)\n")
    options = ["--max-time", "2.2", "--max-memory", "2000"]
    for more in ([], ["--seccomp", "required"], ["--files-out", folder, "--enable", "files"]):
        status, text = run_on_a_terminal("run", *options, *more, program)
        shown = [(float(seconds), int(steps.replace(",", "")), float(megabytes))
                 for seconds, steps, megabytes in PROGRESS.findall(text)]
        expect(status == 3 and 2 <= len(shown) <= 6, (status, text))
        expect(0.9 <= shown[0][0] < 1.8 and shown == sorted(shown), shown)
        expect(shown[0][1] > 100_000 and shown[0][2] > 1, shown)
        # The line is gone before anything else is printed.
        last = text.rindex("MB\x1b[K") + len("MB\x1b[K")
        expect(text.startswith("seen\r\n") and text[last:].startswith("\r\x1b[Khognose: timeout"), repr(text))
    for more in (["--progress", "off"], ["--max-time", "0.5"]):
        expect(not PROGRESS.search(run_on_a_terminal("run", *options, *more, program)[1]), more)
    done = subprocess.run([PROGRAM, "run", *options, program], capture_output=True, text=True)
    expect(done.stdout == "seen\n" and done.stderr.startswith("hognose: timeout"), done)


def check_progress_and_streams(folder):
    """The line never mixes with output that has no end of its line, nor with what is typed."""
    program = folder / "program.py"
    program.write_text("import time\nprint('begun ', end='', flush=True)\nx = 0\nfor i in range(10**9): x += i\n")
    status, text = run_on_a_terminal("run", "--policy", "standard", "--max-time", "1.8", program)
    expect(status == 3 and not PROGRESS.search(text) and text.startswith("begun hognose: timeout"), (status, text))
    program.write_text("name = input('name? ')\nprint('hello', name, flush=True)\nfor i in range(10**9): pass\n")
    status, text = run_on_a_terminal("run", "--policy", "standard", "--max-time", "3.5", program, seconds=1.8,
                                     typed=b"Ada\n")
    before, _, after = text.partition("hello Ada\r\n")
    expect(before == "name? Ada\r\n" and PROGRESS.search(after), (status, text))


CHECKS = [value for name, value in list(globals().items()) if name.startswith("check_")]


def perform(check):
    """Returns what failed, or None."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            check(pathlib.Path(folder))
        except Failure as error:
            return error
    return None


def main():
    global PROGRAM
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--preset", default="release")
    parser.add_argument("names", nargs="*", help="parts of the names of checks")
    arguments = parser.parse_args()
    PROGRAM = str(ROOT / "build" / arguments.preset / "hognose")
    failed = 0
    chosen = [check for check in CHECKS if not arguments.names or any(n in check.__name__ for n in arguments.names)]
    # The checks wait most of the time.
    with concurrent.futures.ProcessPoolExecutor(PARALLEL, multiprocessing.get_context("fork")) as pool:
        for check, error in zip(chosen, pool.map(perform, chosen)):
            if error is not None:
                failed += 1
                print(f"{check.__name__}: {error}")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
