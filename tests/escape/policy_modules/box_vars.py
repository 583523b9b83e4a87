# The same by vars().
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: TypeError: vars() argument must have __dict__ attribute
import textwrap
box = textwrap.__dict__["re"]
vars(box)["compile"]
print("ESCAPED")
