# A class cannot be called if its mro() leaves out the built-in type that determines the layout of its instances.
# option: --policy standard
# cpython: The class inherits the constructor of its base (`int`) as a slot, without consulting the order. `A()` makes an instance for which isinstance(a, int) is False, but `int.__new__(A)` is refused.
# reason: Whoever asks for an `int` should get something that is one. The constructor always checks the order, as `int.__new__(A)` does in CPython.
class Short(type):
    def mro(cls):
        return [cls, object]


class A(int, metaclass=Short):
    pass


for make in (A, lambda: int.__new__(A)):
    try:
        print(type(make()))
    except TypeError as error:
        print(error)

#> int.__new__(A): A is not a subtype of int
#> int.__new__(A): A is not a subtype of int
