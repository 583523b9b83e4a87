# __classcell__: a metaclass must return the class that the methods refer to as __class__.
# option: --policy standard
class Forgetful(type):
    def __new__(cls, name, bases, namespace):
        namespace.pop("__classcell__", None)
        return super().__new__(cls, name, bases, namespace)


class Plain(metaclass=Forgetful):
    pass


try:
    class Named(metaclass=Forgetful):
        def f(self):
            return __class__
except RuntimeError as error:
    print(error)


class Twice(type):
    def __new__(cls, name, bases, namespace):
        made = super().__new__(cls, name, bases, namespace)
        type("Other", (), namespace)
        return made


try:
    class Stolen(metaclass=Twice):
        def f(self):
            return __class__
except TypeError as error:
    print(error)


class Other(type):
    def __new__(cls, name, bases, namespace):
        return 5


class Five(metaclass=Other):
    def f(self):
        return __class__


print(Five)


class Early(type):
    def mro(cls):
        print(cls.__dict__["f"]() is cls)
        return super().mro()


class Known(metaclass=Early):
    def f():
        return __class__

#> __class__ not set defining 'Named' as <class '__main__.Named'>. Was __classcell__ propagated to type.__new__?
#> __class__ set to <class '__main__.Stolen'> defining 'Stolen' as <class '__main__.Stolen'>
#> 5
#> True
