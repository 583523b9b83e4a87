# The metaclass passes a lying name on.
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
class Name(str):
    def __eq__(self, other):
        return False
    __hash__ = str.__hash__


class Meta(type):
    def __getattribute__(cls, name):
        return type.__getattribute__(cls, Name("__bases__"))


class A(metaclass=Meta):
    pass


print("contained" if A.harmless == (object,) else "ESCAPED")
