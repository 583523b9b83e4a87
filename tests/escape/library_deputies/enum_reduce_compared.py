# enum compares __reduce_ex__ of classes: the guest's == must not get the guarded method.
# option: --allow-import=enum
# expect-strict: contained
# expect-standard: contained
import enum

seen = []


class Liar:
    def __eq__(self, other):
        seen.append(other)
        return False
    __hash__ = None


class Base:
    __reduce_ex__ = Liar()


class E(Base, enum.Enum):
    A = 1


bad = [s for s in seen if "reduce" in repr(s)]
print("ESCAPED" if bad else "contained")
