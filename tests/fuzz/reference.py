"""Runs many programs under the CPython that runs this file, for the differential fuzzer.

It receives a batch file (see tools/fuzz/run_batch.cpp) and the index of the first program to run, or a
list PROGRAMS put before this text, and prints one JSON line a program:
[index, status, output, type, message]. A program that runs too long ends the process by SIGPROF: the
caller sees which one it was and starts again behind it.
"""
import io
import json
import sys
import warnings


def run(text):
    out = io.StringIO()
    namespace = {"__name__": "__main__", "__builtins__": __builtins__}
    try:
        code = compile(text, "<fuzz>", "exec")
    except SyntaxError as e:
        return "syntax", "", type(e).__name__, str(e.msg)
    sys.stdout = out
    try:
        exec(code, namespace)
        status, kind, message = "ok", "", ""
    except BaseException as e:
        status, kind = "error", type(e).__name__
        try:
            message = str(e)
        except BaseException:
            message = "<exception str() failed>"
    printed = out.getvalue()
    # What is dropped unfinished and prints in a finally clause later, prints into this.
    sys.stdout = io.StringIO()
    return status, printed, kind, message


def main():
    results = sys.stdout
    warnings.simplefilter("ignore")
    # What is never run to its end is closed while the program is still being watched.
    sys.unraisablehook = lambda unraisable: None
    timer = None
    if "PROGRAMS" in globals():
        programs, first = PROGRAMS, 0
    else:
        import resource
        import signal
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        timer = lambda seconds: signal.setitimer(signal.ITIMER_PROF, seconds)
        with open(sys.argv[1], encoding="utf-8") as file:
            parts = ("\n" + file.read()).split("\n#### ")[1:]
        programs, first = [part.partition("\n")[2] + "\n" for part in parts], int(sys.argv[2])
    for index in range(first, len(programs)):
        if timer:
            timer(1)
        result = run(programs[index])
        if timer:
            timer(0)
        print(json.dumps([index, *result]), file=results, flush=True)


main()
