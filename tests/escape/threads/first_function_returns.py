# A program that replaces what a thread begins with can return from it; that ends no loop of another thread.
# option: --allow-import threading,time
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import threading
import time

library = threading.Thread.start.__globals__["_start_joinable_thread"].__globals__
seen = []


def returns():
    return "result"


def yields():
    yield


def raises():
    raise KeyError("raised")


async def awaits():
    pass


def takes(argument=None):
    pass


def wait(number):
    for begins in (returns, yields, raises, awaits, takes):
        library["_first_frame"] = begins
        try:
            library["start_new_thread"](print, ())
            time.sleep(0.01)
            seen.append("slept")
        except (RuntimeError, KeyError, TypeError) as error:
            seen.append(type(error).__name__)
    return -number


def generator():
    yield wait(1)


class Adds:
    def __init__(self):
        wait(1)

    def __add__(self, other):
        return wait(2)


assert sorted([1, 3, 2], key=wait) == [3, 2, 1]
assert list(generator()) == [-1] and Adds() + Adds() == -2
wait(0)
print("contained" if len(seen) == 40 and "slept" not in seen else f"ESCAPED {seen}")
