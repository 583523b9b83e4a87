# The same by the descriptor of __dict__.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute '__dict__' (blocked by policy 'standard': the policy does not open this module)
import types
import textwrap
box = textwrap.__dict__["re"]
types.ModuleType.__dict__["__dict__"].__get__(box)["compile"]
print("ESCAPED")
