# The library's own module builtins is in the namespaces of modules that import it, as an empty box.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute 'getattr' (blocked by policy 'standard': the policy does not open this module)
import importlib
importlib.__dict__["builtins"].getattr
print("ESCAPED")
