# Slots after an object of variable size.
# expect-strict: TypeError: nonempty __slots__ not supported for subtype of 'int'
# expect-standard: TypeError: nonempty __slots__ not supported for subtype of 'int'
class A(int):
    __slots__ = ("x",)
