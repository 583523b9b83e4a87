# EnumType records the state of the namespace, but not in the dict that a metaclass of the program got.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import enum
import vault

saved = []


class G(type):
    def __new__(metaclass, name, bases, names, **keywords):
        saved.append(names)
        return vault.Public


class M(enum.EnumType, G):
    pass


vault.Public._E__in_progress = True
try:
    class E(enum.Enum, metaclass=M):
        x = 1
except (AttributeError, TypeError):
    pass
print("ESCAPED" if "solution" in saved[-1] else "contained")
