# slots=True creates the class again: a metaclass of the program would get bases and namespace.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'M' object has no attribute '__bases__' (blocked
# expect-standard: contained
import dataclasses
import vault

got = []


class M(type):
    def __new__(metaclass, name, bases, names, **keywords):
        got.append((bases, names))
        return type.__new__(metaclass, name, bases, names)


class Sub(vault.Public, metaclass=M):
    x: int = 1


Sub.late = 5
dataclasses.dataclass(slots=True)(Sub)
print("contained" if "late" in got[-1][1] else "ESCAPED")
