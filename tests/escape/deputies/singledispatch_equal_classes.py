# == of a registered class whose hash is that of a base: the base must not be passed to it.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import functools
import vault

seen = []
number = 0


class M(type):
    def __hash__(cls):
        return number

    def __eq__(cls, other):
        seen.append(other)
        return False

    def __subclasscheck__(cls, sub):
        return sub is vault.Public


class A(metaclass=M):
    pass


base = hash(vault.Public)
for number in range(base - 400, base + 400):
    @functools.singledispatch
    def f(x):
        pass

    f.register(A, lambda x: "A")
    f.dispatch(vault.Public)
visible = {id(cls) for cls in (A, object, vault.Public)}
print("ESCAPED" if [cls for cls in list(seen) if id(cls) not in visible] else "contained")
