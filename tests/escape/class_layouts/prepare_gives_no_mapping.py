# __prepare__ does not return a mapping.
# expect-strict: TypeError: __prepare__() must return a mapping
# expect-standard: TypeError: __prepare__() must return a mapping
class Meta(type):
    @classmethod
    def __prepare__(cls, name, bases):
        return 42


class A(metaclass=Meta):
    x = 1
