# The hidden function of type parameters takes the defaults as arguments. Here a guest's function gets its code,
# and gives it other arguments.
# option-strict: --allow-import types
# option-standard: --allow-import types
# expect-strict: contained
# expect-standard: contained
import types


def outer():
    def inner[T](a=1, *, b=2): return a, b
    return inner


def target(): pass


def attack():
    hidden = [value for value in outer.__code__.co_consts if isinstance(value, types.CodeType)][0]
    target.__code__ = hidden
    for arguments in ((5, 6), ((1,), 6), (5, {"b": 2}), (None, None), ([1], [2]),
                      ((1,), types.SimpleNamespace(b=2))):
        try:
            print("ESCAPED", target(*arguments))
        except SystemError:
            pass
    made = target((1,), {"b": 2})
    assert made() == (1, 2) and made.__type_params__


try:
    attack()
except AttributeError as error:
    assert "__code__" in str(error), error
print("contained")
