# The same box, by unbound __getattribute__.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute 'getattr' (blocked by policy 'standard': the policy does not open this module)
import importlib
object.__getattribute__(importlib.__dict__["builtins"], "getattr")
print("ESCAPED")
