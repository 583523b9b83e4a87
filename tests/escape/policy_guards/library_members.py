# Among inspect.getmembers.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import inspect
assert "real" not in dict(inspect.getmembers(1))
print("contained")
