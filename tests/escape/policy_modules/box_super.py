# The same by super().
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute 'compile' (blocked by policy 'standard': the policy does not open this module)
import types
import textwrap
box = textwrap.__dict__["re"]
super(types.ModuleType, box).__getattribute__("compile")
print("ESCAPED")
