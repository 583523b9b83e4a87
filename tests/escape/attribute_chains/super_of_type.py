# super() in a metaclass reads what type defines.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
class Meta(type):
    def below(cls):
        return super().__subclasses__()


class A(metaclass=Meta):
    pass


class B(A):
    pass


print("contained" if A.below() == [B] else "ESCAPED")
