# A metaclass whose mro() puts other classes into the order: the layout must still fit.
# expect-strict: TypeError: mro() returned
# expect-standard: TypeError: mro() returned
class Meta(type):
    def mro(cls):
        return [cls, "not a class", object]


class A(metaclass=Meta):
    pass


print("ESCAPED")
