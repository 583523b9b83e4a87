# Member descriptors of __slots__ read instances of their class only.
# expect-strict: TypeError: doesn't apply to
# expect-standard: TypeError: doesn't apply to
class A:
    __slots__ = ("x", "y")


class B:
    __slots__ = ("secret",)


b = B()
b.secret = "s"
A.x.__get__(b)
print("ESCAPED")
