# A removed builtin as an attribute of the module builtins.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: module 'builtins' has no attribute 'getattr'
# expect-standard: AttributeError: module 'builtins' has no attribute 'getattr'
import builtins
builtins.getattr
print("ESCAPED")
