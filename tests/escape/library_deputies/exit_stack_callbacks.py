# ExitStack calls only the given functions with the given arguments.
# option: --allow-import=contextlib
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import contextlib


def f():
    pass


with contextlib.ExitStack() as stack:
    stack.callback(getattr, f, "__globals__")
print("contained")
