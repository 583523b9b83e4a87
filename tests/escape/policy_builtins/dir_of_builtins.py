# A removed builtin is not a name of the module builtins either.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import builtins
assert "getattr" not in dir(builtins) and "len" in dir(builtins)
print("contained")
