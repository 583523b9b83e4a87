# A right to a namespace is for classes that leave the name to `type`.
# option: --allow-import=functools --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import functools

asked = []


class M(type):
    def __getattribute__(cls, name):
        asked.append(name)
        return super().__getattribute__(name)


class C(metaclass=M):
    pass


@functools.singledispatch
def f(x):
    return "object"


try:
    f.dispatch(C)
except AttributeError as error:
    # Where a guest may not read it, it is not read for a class whose metaclass observes the read.
    assert "__mro__" in str(error)
    print("contained" if "__mro__" not in asked else "ESCAPED")
else:
    print("contained" if hasattr(C, "__mro__") else "ESCAPED")
