# The generated __repr__ of an object that contains itself.
# option: --allow-import=dataclasses
# expect-strict: contained
# expect-standard: contained
import dataclasses


@dataclasses.dataclass
class A:
    x: object


a = A(None)
a.x = a
print("contained" if repr(a) == "A(x=...)" else "ESCAPED")
