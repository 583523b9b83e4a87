# The error names the object that was accessed, as any AttributeError, and no value.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
try:
    (7).real
except AttributeError as error:
    assert error.name == "real" and error.obj == 7
print("contained")
