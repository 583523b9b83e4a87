# __match_args__ of str subclasses.
# expect-strict: TypeError: __match_args__ elements must be strings (got Name)
# expect-standard: TypeError: __match_args__ elements must be strings (got Name)
class Name(str):
    def __eq__(self, other):
        return False
    __hash__ = str.__hash__


class A:
    __match_args__ = (Name("__globals__"),)
    __globals__ = "mine"


match A():
    case A(found):
        raise SystemError("matched")
print("contained")
