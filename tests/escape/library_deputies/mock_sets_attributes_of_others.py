# Mocks set their own attributes without calling __setattr__ of their bases; they cannot be made to do that
# to other objects, and a class beside Mock keeps its checks.
# option: --allow-import=unittest
# expect-strict: contained
# expect-standard: contained
from unittest.mock import Mock, NonCallableMock


class Frozen:
    def __setattr__(self, name, value):
        raise TypeError("frozen")

    def __delattr__(self, name):
        raise TypeError("frozen")


class Both(Mock, Frozen):
    pass


reached = []
frozen = Frozen()
for name in ("__setattr__", "__delattr__", "__getattr__"):
    try:
        reached.append(getattr(NonCallableMock, name))
    except AttributeError:
        pass
try:
    Both().attribute = 1
    reached.append("set")
except TypeError:
    pass
for value in (Frozen, frozen):
    mock = Mock()
    mock.attach = value
    mock.configure_mock(attach=value)
try:
    mock.attach_mock(frozen, "x")
    reached.append("attached")
except (TypeError, AttributeError):
    pass
print("ESCAPED" if any(isinstance(each, str) for each in reached) else "contained")
