# The same by __subclasshook__ of an abstract class of the program, and by one that is registered with an
# abstract class of the library.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import abc
import collections.abc
import functools
import vault

seen = []


class A(abc.ABC):
    @classmethod
    def __subclasshook__(cls, sub):
        seen.append(sub)
        return sub is vault.Public or NotImplemented


class M(type):
    def __subclasscheck__(cls, sub):
        seen.append(sub)
        return False


class Other(metaclass=M):
    pass


collections.abc.Sized.register(Other)


@functools.singledispatch
def f(x):
    return "object"


f.register(A, lambda x: "A")
f.register(collections.abc.Sized, lambda x: "sized")
del seen[:]
result = f.dispatch(vault.Public)(0)
others = [cls for cls in seen if cls is not vault.Public]
open_to_guest = hasattr(vault.Public, "__bases__")
print("contained" if result == "A" and (open_to_guest or not others) else "ESCAPED")
