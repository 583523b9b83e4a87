# __class__ of an int.
# expect-strict: TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses
# expect-standard: TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses
class A(int):
    pass


x = A(5)
x.__class__ = int
print("ESCAPED")
