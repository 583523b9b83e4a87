# __match_args__ made by a descriptor of the metaclass.
# expect-strict: contained
# expect-standard: SystemError: matched
class Meta(type):
    @property
    def __match_args__(cls):
        return ("__globals__",)


class A(metaclass=Meta):
    __globals__ = "mine"


match A():
    case A(found):
        raise SystemError("matched")
print("contained")
