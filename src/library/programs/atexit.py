# Functions to call at the end of a run that no limit ended, the last registered first. The library
# calls _run_exitfuncs at the end (library.cpp).

_functions = []


def register(func, /, *args, **kwargs):
    """Call a function with these arguments when the program ends. Returns the function, for use as a decorator."""
    if not callable(func):
        raise TypeError("the first argument must be callable")
    _functions.append((func, args, kwargs))
    return func


def unregister(func, /):
    """Forget all registered calls of a function."""
    _functions[:] = [entry for entry in _functions if not entry[0] == func]


def _clear():
    _functions.clear()


def _ncallbacks():
    return len(_functions)


def _run_exitfuncs():
    while _functions:
        func, args, kwargs = _functions.pop()
        try:
            func(*args, **kwargs)
        except BaseException as error:
            _report("in atexit callback", func, error)


from _weakref import _report_unraisable as _report
