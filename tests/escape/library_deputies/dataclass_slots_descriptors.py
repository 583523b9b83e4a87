# slots=True makes the class anew and sets closures that named the old one: only those.
# option: --allow-import=dataclasses
# expect-strict: contained
# expect-standard: contained
import dataclasses


def outer():
    secret = "untouched"

    def inner():
        return secret
    return inner


kept = outer()


@dataclasses.dataclass(slots=True)
class A:
    x: int

    def me(self):
        return __class__
    f = kept


print("contained" if kept() == "untouched" and A(1).me() is A else "ESCAPED")
