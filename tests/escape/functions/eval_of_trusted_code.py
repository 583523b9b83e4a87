# The code of a built-in module written in Python must not run with a guest's names.
# option: --allow-import * --enable eval
# expect-strict: contained
# expect-standard: contained
import contextlib

tried = 0
for function in (contextlib.contextmanager, contextlib.suppress.__init__):
    try:
        code = function.__code__
    except AttributeError:
        continue
    for run in (exec, eval):
        try:
            run(code, {"wraps": lambda f: print("ESCAPED")})
            print("ESCAPED")
        except TypeError:
            tried += 1
    for constant in code.co_consts:
        if type(constant) is type(code):
            try:
                exec(constant, {})
                print("ESCAPED")
            except TypeError:
                tried += 1
            f = lambda: 0
            try:
                f.__code__ = constant
                print("ESCAPED")
            except (TypeError, ValueError):
                tried += 1
print("contained")
