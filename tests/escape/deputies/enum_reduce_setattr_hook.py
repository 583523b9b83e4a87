# EnumType copies the __reduce_ex__ of the base to a class: __setattr__ of a metaclass does not see it.
# option: --allow-import=enum --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import enum

got = {}


class M(enum.EnumType):
    def __setattr__(cls, name, value):
        got[name] = value
        try:
            super().__setattr__(name, value)
        except AttributeError:
            pass  # guarded


class Base(enum.Enum):
    def __reduce_ex__(self, protocol):
        return "Base"


class Number(int):
    def __reduce_ex__(self, protocol):
        return "Number"


class E(Number, Base, metaclass=M):
    a = 1


print("ESCAPED" if "__reduce_ex__" in got and not hasattr(E, "__reduce_ex__") else "contained")
