# A class whose metaclass has no hash can be registered and checked.
# option: --allow-import=abc --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import abc


class Plugin(abc.ABC):
    pass


class M(type):
    __hash__ = None


class C(metaclass=M):
    pass


before = issubclass(C, Plugin), isinstance(C(), Plugin)
Plugin.register(C)
after = issubclass(C, Plugin), isinstance(C(), Plugin)
print("contained" if (before, after) == ((False, False), (True, True)) else (before, after))
