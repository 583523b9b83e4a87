# In the namespace of a module, by vars().
# policy: {"builtins": {"add": ["vars"]}, "guarded": {"add": ["pi"]}}
# option: --allow-import *
# expect-strict: TypeError: vars() argument must have __dict__ attribute
# expect-standard: TypeError: vars() argument must have __dict__ attribute
import math
vars(math)["pi"]
print("ESCAPED")
