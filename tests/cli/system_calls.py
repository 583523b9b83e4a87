#!/usr/bin/env python3
"""Checks that guests make only the system calls that output, memory and the clocks of limits need.

Runs each program of examples/ (or the programs in the arguments) and a few hostile ones under ptrace, which shows
every system call of the process whatever the filter allows. The guest phase starts after the call that loads the
filter. Prints a line for each program that made another call, the calls seen with their numbers, and
`N passed, N failed`.
"""

import argparse
import collections
import ctypes
import os
import pathlib
import signal
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Numbers of the system calls that WANTED names or that may appear, by machine.
NAMES = {
    "x86_64": {0: "read", 1: "write", 3: "close", 5: "fstat", 8: "lseek", 9: "mmap", 10: "mprotect",
               11: "munmap", 12: "brk", 15: "rt_sigreturn", 16: "ioctl", 20: "writev", 25: "mremap",
               28: "madvise", 60: "exit", 131: "sigaltstack", 157: "prctl", 202: "futex", 228: "clock_gettime",
               231: "exit_group", 262: "newfstatat", 317: "seccomp"},
    "aarch64": {29: "ioctl", 57: "close", 62: "lseek", 63: "read", 64: "write", 66: "writev",
                79: "newfstatat", 80: "fstat", 93: "exit", 94: "exit_group", 98: "futex",
                113: "clock_gettime", 132: "sigaltstack", 139: "rt_sigreturn", 167: "prctl", 214: "brk", 215: "munmap",
                216: "mremap", 222: "mmap", 226: "mprotect", 233: "madvise", 277: "seccomp"},
}

# The calls that a guest may cause, and why. Reading files is not one of them, as no program imports from files.
WANTED = {
    "write": "output", "fstat": "the first output asks what it goes to",
    "newfstatat": "likewise", "ioctl": "likewise",
    "mmap": "memory", "munmap": "memory", "mprotect": "memory", "madvise": "memory",
    "brk": "memory", "mremap": "memory",
    "clock_gettime": "the CPU time of the outcome",
    "futex": "what is made once in a process",
    "close": "the end: the file behind the boot image", "exit_group": "the end",
    "sigaltstack": "the end: the stack on which the handlers of faults ran",
}

# Programs that demand much, and programs that try to use what does not exist.
HOSTILE = {
    "memory": "kept = []\nwhile True: kept.append(bytearray(100000))\n",
    "time": "while True: pass\n",
    "output": "while True: print('x' * 1000)\n",
    "recursion": "def f(): f()\nf()\n",
    "big numbers": "print(len(str(3 ** 100000)))\n",
    "imports": "for n in ('os', 'socket', 'subprocess', 'ctypes'):\n"
               "    try: __import__(n)\n    except ImportError: pass\n",
    "files": "try: open('/etc/passwd')\nexcept NameError: pass\n",
    "clock": "import time, random, datetime\ntime.sleep(1)\nprint(datetime.datetime.now(), random.random())\n",
    "regex": "import re\nre.match('(a*)*b', 'a' * 30)\n",
    "error": "raise ValueError('text')\n",
}
OPTIONS = ["--policy", "standard", "--allow-import", "*", "--max-time", "1", "--max-memory", "64",
           "--max-steps", "30000000"]

PTRACE_TRACEME, PTRACE_SYSCALL, PTRACE_SETOPTIONS = 0, 24, 0x4200
PTRACE_GET_SYSCALL_INFO = 0x420E
TRACE_SYSTEM_CALLS, KILL_ON_EXIT = 1, 0x100000
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


class SystemCall(ctypes.Structure):
    """struct ptrace_syscall_info at the entry of a call. At the exit, `number` is the result."""
    _fields_ = [("op", ctypes.c_uint8), ("pad", ctypes.c_uint8 * 3), ("arch", ctypes.c_uint32),
                ("instruction", ctypes.c_uint64), ("stack", ctypes.c_uint64),
                ("number", ctypes.c_uint64), ("arguments", ctypes.c_uint64 * 6)]


class Failure(Exception):
    pass


def ptrace(request, process, address, data):
    result = libc.ptrace(request, process, address, data)
    if result < 0:
        raise Failure(f"ptrace({request:#x}): {os.strerror(ctypes.get_errno())}")
    return result


def guest_calls(command, names):
    """Returns the counted calls of the process after it has loaded its filter, and how it ended."""
    process = os.fork()
    if process == 0:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        libc.ptrace(PTRACE_TRACEME, 0, None, None)
        os.execv(command[0], command)
    os.waitpid(process, 0)  # stopped by its execv
    ptrace(PTRACE_SETOPTIONS, process, None, TRACE_SYSTEM_CALLS | KILL_ON_EXIT)
    calls, guest, info, deliver = collections.Counter(), False, SystemCall(), 0
    loads_filter = False
    while True:
        ptrace(PTRACE_SYSCALL, process, None, deliver)
        _, status = os.waitpid(process, 0)
        if os.WIFEXITED(status) or os.WIFSIGNALED(status):
            return calls, guest, status
        deliver = os.WSTOPSIG(status)
        if deliver != (signal.SIGTRAP | 0x80):
            continue
        deliver = 0
        ptrace(PTRACE_GET_SYSCALL_INFO, process, ctypes.sizeof(info), ctypes.byref(info))
        if info.op == 1:  # an entry
            name = names.get(info.number, str(info.number))
            if guest:
                calls[name] += 1
            # Either call with SECCOMP_SET_MODE_FILTER loads the filter.
            loads_filter = (name == "seccomp" and info.arguments[0] == 1 or
                            name == "prctl" and info.arguments[0] == 22)
        elif info.op == 2 and loads_filter and info.number == 0:
            guest = True  # the call succeeded: at the exit, the number is the result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="*", help="default: examples/*.py and hostile ones")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    names = NAMES.get(os.uname().machine)
    if names is None:
        print(f"no table of system calls for {os.uname().machine}\n0 passed, 1 failed")
        return 1
    passed, failed, all_calls = 0, 0, collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(name) for name in options.programs] or sorted((ROOT / "examples").glob("*.py"))
        if not options.programs:
            for name, source in HOSTILE.items():
                path = pathlib.Path(folder, name.replace(" ", "_") + ".py")
                path.write_text(source)
                paths.append(path)
        for path in paths:
            command = [options.hognose, "run", "--seccomp", "required", *OPTIONS, str(path)]
            try:
                calls, guest, status = guest_calls(command, names)
                if not guest:
                    raise Failure("no filter was loaded")
                if not os.WIFEXITED(status):
                    raise Failure(f"killed by signal {os.WTERMSIG(status)}")
                if os.WEXITSTATUS(status) == 2:
                    raise Failure("the command line was refused")
                others = sorted(set(calls) - set(WANTED))
                if others:
                    raise Failure(f"system calls {', '.join(others)}")
                all_calls += calls
                passed += 1
            except Failure as problem:
                failed += 1
                print(f"FAIL {path.name}: {problem}")
    print("seen:", ", ".join(f"{name} {count}" for name, count in all_calls.most_common()))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
