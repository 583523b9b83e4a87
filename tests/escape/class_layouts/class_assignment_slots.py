# __class__ of an object with other slots.
# expect-strict: TypeError: object layout differs
# expect-standard: TypeError: object layout differs
class A:
    __slots__ = ("a",)


class B:
    __slots__ = ("b",)


A().__class__ = B
print("ESCAPED")
