# dir() does not name it.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
assert "real" not in dir(1) and "imag" in dir(1)
assert "real" not in (1).__dir__()
print("contained")
