# NameError suggests no removed builtin.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
try:
    getatr
except NameError as error:
    assert "getattr" not in str(error)
print("contained")
