# option: --policy standard
# add_note, with_traceback, and lines of a traceback read from the exception.
e = ValueError("text")
e.add_note("first note")
e.add_note("second\nline")
print(e.__notes__, str(e), repr(e))
for bad in (lambda: e.add_note(5), lambda: e.add_note(), lambda: e.with_traceback(5), lambda: e.with_traceback()):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(hasattr(KeyError(), "__notes__"), e.__traceback__)


def f():
    raise ValueError("deep")


def g():
    f()


def lines(tb):
    result = []
    while tb is not None:
        result.append((tb.tb_frame.f_code.co_name, tb.tb_lineno))
        tb = tb.tb_next
    return result


try:
    g()
except ValueError as error:
    saved = error
    print(lines(error.__traceback__))
print(lines(saved.__traceback__), type(saved.__traceback__).__name__)
try:
    raise saved
except ValueError as error:
    print(lines(error.__traceback__), error is saved)
try:
    raise saved.with_traceback(None)
except ValueError as error:
    print(lines(error.__traceback__))


def reraiser():
    try:
        f()
    except ValueError:
        raise


try:
    reraiser()
except ValueError as error:
    print(lines(error.__traceback__))
try:
    [f() for _ in range(1)]
except ValueError as error:
    print(lines(error.__traceback__))
try:
    next(f() for _ in range(1))
except ValueError as error:
    print(lines(error.__traceback__))
try:
    class C:
        f()
except ValueError as error:
    print(lines(error.__traceback__))
try:
    (lambda: f())()
except ValueError as error:
    print(lines(error.__traceback__))
try:
    sorted([1, 2], key=lambda x: f())
except ValueError as error:
    print(lines(error.__traceback__))

#> ['first note', 'second\nline'] text ValueError('text')
#> add_note() argument must be str, not int
#> BaseException.add_note() takes exactly one argument (0 given)
#> __traceback__ must be a traceback or None
#> BaseException.with_traceback() takes exactly one argument (0 given)
#> False None
#> [('<module>', 32), ('g', 20), ('f', 16)]
#> [('<module>', 32), ('g', 20), ('f', 16)] traceback
#> [('<module>', 38), ('<module>', 32), ('g', 20), ('f', 16)] True
#> [('<module>', 42)]
#> [('<module>', 55), ('reraiser', 49), ('f', 16)]
#> [('<module>', 59), ('f', 16)]
#> [('<module>', 63), ('<genexpr>', 63), ('f', 16)]
#> [('<module>', 67), ('C', 68), ('f', 16)]
#> [('<module>', 72), ('<lambda>', 72), ('f', 16)]
#> [('<module>', 76), ('<lambda>', 76), ('f', 16)]
