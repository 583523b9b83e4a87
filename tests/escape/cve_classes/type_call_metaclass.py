# type.__call__ unbound, on a class whose metaclass forbids instances.
# expect-strict: contained
# expect-standard: contained
class Meta(type):
    def __call__(cls):
        raise TypeError("closed")


class A(metaclass=Meta):
    pass


made = type.__call__(A)
print("contained" if type(made) is A else "ESCAPED")
