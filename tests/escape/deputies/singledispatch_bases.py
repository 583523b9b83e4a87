# singledispatch looks through bases: __subclasscheck__ of a registered class is called for the given
# class, not about bases that only __bases__ leads to.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import functools
import vault

seen = []


class M(type):
    def __subclasscheck__(cls, sub):
        seen.append(sub)
        return sub is vault.Public


class A(metaclass=M):
    pass


@functools.singledispatch
def f(x):
    pass


f.register(A, lambda x: "A")
result = f.dispatch(vault.Public)(0)
others = [cls for cls in seen if cls is not vault.Public]
open_to_guest = hasattr(vault.Public, "__bases__")
print("contained" if result == "A" and (open_to_guest or not others) else "ESCAPED")
