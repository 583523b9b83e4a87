# singledispatch walks __subclasses__: the guest's metaclass must not be compared with the classes it finds.
# option: --allow-import=functools
# expect-strict: contained
# expect-standard: contained
import functools

seen = []


class Meta(type):
    def __eq__(cls, other):
        seen.append(other)
        return False

    def __hash__(cls):
        return 1

    def __subclasscheck__(cls, other):
        return True


class T(metaclass=Meta):
    pass


class Secret(T):
    pass


names = [Secret.__name__]
del Secret


@functools.singledispatch
def f(x):
    pass


f.register(T, lambda x: 1)
f(3)
bad = [s for s in seen if s is not T and s is not int and s is not object]
print("ESCAPED" if bad else "contained")
