# assert with and without message; the message is evaluated only on failure.
assert True
assert 1, "not shown"
assert [0]


def message():
    print("message evaluated")
    return "the message"


assert 2 > 1, message()
for test in (lambda: check(0), lambda: check(""), lambda: check([], "text"), lambda: check(None, 5),
             lambda: check(0, ("a", 1)), lambda: check(0, None), lambda: check(0, "")):
    def check(value, *msg):
        if msg:
            assert value, msg[0]
        else:
            assert value
    try:
        test()
    except AssertionError as error:
        print(repr(error), str(error), error.args)
try:
    assert False, message()
except AssertionError as error:
    print(error)
try:
    assert 1 == 2, f"{1} is not {2}"
except AssertionError as error:
    print(error)


class Falsy:
    def __bool__(self):
        print("bool asked")
        return False


try:
    assert Falsy(), "falsy"
except AssertionError as error:
    print(error)
try:
    assert not Falsy()
    assert (lambda: 0)(), [1, 2]
except AssertionError as error:
    print(error, error.args)
try:
    AssertionError = ValueError
    assert 0, "uses the builtin"
except Exception as error:
    print(type(error).__name__, error)
del AssertionError
assert 0 < 1 < 2 and "x" in "xyz", "never"
try:
    assert undefined_thing
except NameError as error:
    print(error)
print(issubclass(AssertionError, Exception))
assert (1,)[0], "fine"
assert 1 + 1 == 3, "this one is not caught"

#> AssertionError()  ()
#> AssertionError()  ()
#> AssertionError('text') text ('text',)
#> AssertionError(5) 5 (5,)
#> AssertionError(('a', 1)) ('a', 1) (('a', 1),)
#> AssertionError(None) None (None,)
#> AssertionError('')  ('',)
#> message evaluated
#> the message
#> 1 is not 2
#> bool asked
#> falsy
#> bool asked
#> [1, 2] ([1, 2],)
#> AssertionError uses the builtin
#> name 'undefined_thing' is not defined
#> True
#! Traceback (most recent call last):
#!   File "statements.py", line 62, in <module>
#!     assert 1 + 1 == 3, "this one is not caught"
#!            ^^^^^^^^^^
#! AssertionError: this one is not caught
