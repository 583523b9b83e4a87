# By getattr with a default, which is returned.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
assert getattr(1, "real", "default") == "default"
assert not hasattr(1, "real")
print("contained")
