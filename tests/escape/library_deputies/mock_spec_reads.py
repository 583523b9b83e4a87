# Specifications are read as the program itself could read them: a name that it cannot read is not an
# attribute of a mock, and not the spec of a child.
# option: --allow-import=unittest,inspect
# expect-strict: contained
# expect-standard: contained
import inspect
from unittest.mock import Mock, MagicMock, NonCallableMock, create_autospec

GUARDED = ("__globals__", "__code__", "__closure__", "__mro__", "__bases__", "__subclasses__",
           "__loader__", "__spec__", "__builtins__", "f_back", "tb_frame")


def function():
    pass


class Spy:
    """What is asked of an object that is wrapped."""

    def __getattr__(self, name):
        raise AttributeError(name)


found = []
try:
    function.__globals__
except AttributeError:
    for spec in (inspect, function, inspect.signature, Spy, int, type, len, Spy(), print):
        for make in (create_autospec, lambda s: Mock(spec=s), lambda s: MagicMock(spec_set=s),
                     lambda s: Mock(wraps=s)):
            try:
                mock = make(spec)
            except (TypeError, ValueError):
                continue
            for name in (*GUARDED, "_code_of"):
                try:
                    value = getattr(mock, name)
                except AttributeError:
                    continue
                if not isinstance(value, NonCallableMock):
                    found.append((spec, name, value))
            for child in mock._mock_children.values():
                if isinstance(getattr(child, "spec", None), type(inspect)):
                    found.append((spec, child.spec))
print("ESCAPED" if found else "contained")
