# slots=True creates the class again and updates the closures that referred to the old one, but no others.
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
