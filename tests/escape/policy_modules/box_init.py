# It cannot be initialised again.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute '__init__' (blocked by policy 'standard': the policy does not open this module)
import types
import textwrap
box = textwrap.__dict__["re"]
types.ModuleType.__init__(box, "other")
box.compile
print("ESCAPED")
