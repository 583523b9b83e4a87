# unittest.mock patches with the program's rights: private names of library modules, closed modules and
# guarded names stay out of its reach.
# option: --allow-import=unittest,inspect
# expect-strict: contained
# expect-standard: contained
import inspect
from unittest.mock import patch

seen = []


def attempt(patcher):
    try:
        with patcher as new:
            seen.append((patcher.target, patcher.attribute, patcher.temp_original, new))
    except (AttributeError, ImportError, TypeError, NameError):
        pass


for target in ("_traceback.text", "os.path", "sys._getframe", "builtins.__import__", "_weakref.ref",
               "unittest.mock_attributes.held_by", "unittest.mock_calls._Call.__new__", "subprocess.run",
               "unittest.mock.os.system", "inspect.sys.modules"):
    attempt(patch(target))
try:
    inspect.__dict__
    closed = []  # the standard policy shows private names
except AttributeError:
    closed = [(inspect, "_code_of"), (inspect, "_is_coroutine_mark"), (inspect, "__dict__"),
              (inspect, "__spec__"), (attempt, "__code__"), (attempt, "__globals__"),
              (attempt, "__closure__"), (type, "__subclasses__"), (object, "__bases__"),
              (inspect.Signature, "__dict__"), (inspect.Signature, "__mro__")]
for holder, name in closed:
    attempt(patch.object(holder, name))
    attempt(patch.object(holder, name, autospec=True))
    attempt(patch.object(holder, name, spec=True))
    attempt(patch.multiple(holder, **{name: 1}))
attempt(patch.dict("sys.modules", {"os": 1}))
# The standard policy lets programs set these themselves.
found = {name for _, name, _, _ in seen}
print("ESCAPED" if found - (set() if closed else {"__import__", "modules"}) else "contained")
