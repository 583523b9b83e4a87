# The state of a mock is the program's to change, but mock then reads and sets only what the program could.
# option: --allow-import=unittest,inspect
# expect-strict: contained
# expect-standard: contained
import inspect
from unittest.mock import MagicMock, Mock, NonCallableMock, create_autospec


class Frozen:
    def __setattr__(self, name, value):
        raise TypeError("frozen")


def function():
    pass


found = []
for target in (Frozen(), int, len, 5, object()):
    mock = Mock()
    mock._mock_state.results = target
    for use in (lambda: mock(), lambda: setattr(mock, "return_value", 1), lambda: mock.reset_mock(),
                lambda: setattr(mock, "called", True)):
        try:
            use()
            found.append(target)
        except (AttributeError, TypeError):
            pass
for name in ("__setattr__", "__delattr__"):
    try:
        method = getattr(NonCallableMock, name)
    except AttributeError:
        continue  # as under strict
    try:
        method(Frozen(), *["attribute", 1][:len(name) - 10])
        found.append(name)
    except (AttributeError, TypeError):
        pass
try:
    function.__globals__
except AttributeError:
    for name in ("__globals__", "__code__", "__closure__", "_code_of"):
        for target in (function, inspect):
            mock = MagicMock()
            mock._mock_state.wraps = target
            mock._mock_state.methods = [name]
            try:
                found.append(getattr(mock, name))
            except (AttributeError, TypeError):
                pass
spec = create_autospec(function)
spec.mock = 5
try:
    spec()
    spec.reset_mock()
except (AttributeError, TypeError):
    pass
print("contained" if not found else found)
