# Every way to write to a class or object of the boot image is refused, never a fault.
# expect: ok
# option: --allow-import typing,abc,types --policy standard
# output: init_subclass TypeError cannot set '__parameters__' attribute of immutable type 'typing.Generic'
# output: staticmethod name refused
# output: staticmethod dict refused
# output: staticmethod annotations refused
# output: staticmethod init refused
# output: register refused
# output: unchanged
import abc
import typing


def attempt(name, action):
    try:
        action()
    except (TypeError, AttributeError):
        print(name, "refused")


try:
    typing.Generic.__init_subclass__()
except TypeError as error:
    print("init_subclass", type(error).__name__, error)
shared = str.__dict__["maketrans"]
attempt("staticmethod name", lambda: setattr(shared, "x", 1))
attempt("staticmethod dict", lambda: setattr(shared, "__dict__", {}))
attempt("staticmethod annotations", lambda: setattr(shared, "__annotations__", {}))
attempt("staticmethod init", lambda: shared.__init__(len))
attempt("register", lambda: abc.ABCMeta.register(int, str))
shared.__dict__["y"] = 1
if not hasattr(shared, "y") and not hasattr(typing.Generic, "__parameters__"):
    print("unchanged")
