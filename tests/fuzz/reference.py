"""Runs many programs under the CPython that runs this file, for the differential fuzzer.

The arguments are a batch file (see tools/fuzz/run_batch.cpp) and the index of the first program to run.
Alternatively, a list PROGRAMS is prepended to this text. Prints one JSON line for each program:
[index, status, output, type, message]. A program that runs too long kills the process by SIGPROF. The caller sees
which one it was and continues after it.
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
    # Generators that are closed later print into this stream.
    sys.stdout = io.StringIO()
    return status, printed, kind, message


def main():
    results = sys.stdout
    warnings.simplefilter("ignore")
    # Ignore errors of generators and coroutines that are closed unfinished.
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
