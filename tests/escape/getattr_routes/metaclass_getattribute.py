# A metaclass that resolves every name by type.__getattribute__.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
class Meta(type):
    def __getattribute__(cls, name):
        return type.__getattribute__(cls, "__subclasses__")


class A(metaclass=Meta):
    pass


print("contained" if A.harmless() == [] else "ESCAPED")
