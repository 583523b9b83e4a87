# A function made of code and cells: there is no such constructor.
# option: --allow-import=types
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: cannot create 'function' instances
import types


def make():
    x = 1

    def inner():
        return x
    return inner


f = types.FunctionType(make().__code__, {}, "f", (), (types.CellType(2),))
print("ESCAPED")
