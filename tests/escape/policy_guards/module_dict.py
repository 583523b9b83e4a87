# In the namespace of a module.
# policy: {"guarded": {"add": ["pi"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'standard': it reads a whole namespace)
import math
math.__dict__["pi"]
print("ESCAPED")
