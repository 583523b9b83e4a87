# A removed builtin in the namespace of the module builtins.
# policy: {"builtins": {"remove": ["getattr"], "add": ["vars"]}}
# option: --allow-import *
# expect-strict: TypeError: vars() argument must have __dict__ attribute
# expect-standard: KeyError: 'getattr'
import builtins
vars(builtins)["getattr"]
print("ESCAPED")
