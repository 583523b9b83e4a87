# A function registered with atexit is called by the library: with its own rights.
# option: --allow-import=atexit
# expect-strict: contained
# expect-standard: contained
import atexit


def f():
    pass


def late():
    try:
        f.__globals__
    except AttributeError:
        pass
    print("contained")


atexit.register(late)
