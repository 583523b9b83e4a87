# A copy of it.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: TypeError: cannot pickle 'module' object
import copy
import textwrap
box = textwrap.__dict__["re"]
copy.copy(box).compile
print("ESCAPED")
