# raise with class, instance, from, nothing; errors of raise.
def attempt(action):
    try:
        action()
    except BaseException as e:
        print(type(e).__name__, e.args, repr(e.__cause__), repr(e.__context__), e.__suppress_context__)


def raise_class():
    raise ValueError


def raise_instance():
    raise ValueError("a", 1)


def raise_from():
    raise KeyError("k") from ValueError("cause")


def raise_from_class():
    raise KeyError from ValueError


def raise_from_none():
    try:
        1 / 0
    except ZeroDivisionError:
        raise KeyError("hidden") from None


def raise_in_handler():
    try:
        1 / 0
    except ZeroDivisionError:
        raise KeyError("with context")


def raise_from_in_handler():
    try:
        1 / 0
    except ZeroDivisionError as e:
        raise KeyError("explicit") from e


def raise_bad():
    raise 5


def raise_string():
    raise "text"


def raise_none():
    raise None


def raise_type():
    raise int


def from_bad():
    raise ValueError from 5


def from_string():
    raise ValueError("v") from "x"


def bare():
    raise


def needs_args():
    raise UnicodeDecodeError


class NewFails(Exception):
    def __init__(self):
        raise RuntimeError("init failed")


def init_fails():
    raise NewFails


class ReturnsOther(Exception):
    def __new__(cls):
        return 5


def new_other():
    raise ReturnsOther


def nested_contexts():
    try:
        try:
            raise ValueError(1)
        except ValueError:
            raise KeyError(2)
    except KeyError:
        raise IndexError(3)


for action in (raise_class, raise_instance, raise_from, raise_from_class, raise_from_none, raise_in_handler,
               raise_from_in_handler, raise_bad, raise_string, raise_none, raise_type, from_bad, from_string, bare,
               needs_args, init_fails, new_other, nested_contexts):
    print(action.__name__, end=": ")
    attempt(action)
try:
    nested_contexts()
except IndexError as e:
    print(repr(e.__context__.__context__), e.__context__.__context__.__context__)

#> raise_class: ValueError () None None False
#> raise_instance: ValueError ('a', 1) None None False
#> raise_from: KeyError ('k',) ValueError('cause') None True
#> raise_from_class: KeyError () ValueError() None True
#> raise_from_none: KeyError ('hidden',) None ZeroDivisionError('division by zero') True
#> raise_in_handler: KeyError ('with context',) None ZeroDivisionError('division by zero') False
#> raise_from_in_handler: KeyError ('explicit',) ZeroDivisionError('division by zero') ZeroDivisionError('division by zero') True
#> raise_bad: TypeError ('exceptions must derive from BaseException',) None None False
#> raise_string: TypeError ('exceptions must derive from BaseException',) None None False
#> raise_none: TypeError ('exceptions must derive from BaseException',) None None False
#> raise_type: TypeError ('exceptions must derive from BaseException',) None None False
#> from_bad: TypeError ('exception causes must derive from BaseException',) None None False
#> from_string: TypeError ('exception causes must derive from BaseException',) None None False
#> bare: RuntimeError ('No active exception to reraise',) None None False
#> needs_args: TypeError ('function takes exactly 5 arguments (0 given)',) None None False
#> init_fails: RuntimeError ('init failed',) None None False
#> new_other: TypeError ("calling <class '__main__.ReturnsOther'> should have returned an instance of BaseException, not <class 'int'>",) None None False
#> nested_contexts: IndexError (3,) None KeyError(2) False
#> ValueError(1) None
