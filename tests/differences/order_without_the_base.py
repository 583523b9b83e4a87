# A class whose mro() leaves out the built-in type that its instances are laid out by cannot be called.
# option: --policy standard
# cpython: The class inherits the constructor of its base (`int`) as a slot, without asking the order: `A()` makes an instance, of which isinstance(a, int) says False; `int.__new__(A)` is refused.
# reason: Natives take the order of a class for what an object is; the constructor asks it always, as `int.__new__(A)` does in CPython.
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
