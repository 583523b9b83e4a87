# An abstract class knows classes that a program does not: a metaclass of the program must not be asked
# whether they equal its own.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import vault

got = []
number = 0


class M(type):
    def __hash__(cls):
        return number

    def __eq__(cls, other):
        got.append(other)
        return False


class C(metaclass=M):
    pass


base = hash(vault.Plugin)
for number in range(base - 3000, base + 3000):
    issubclass(C, vault.Plugin)
    isinstance(C(), vault.Plugin)
vault.Plugin.register(C)
print("ESCAPED" if [cls for cls in got if cls is not C] else "contained")
