# The same box, by its __dict__.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute '__dict__' (blocked by policy 'standard': the policy does not open this module)
import importlib
importlib.__dict__["builtins"].__dict__["getattr"]
print("ESCAPED")
