# Its state, by the unbound method of object.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: TypeError: cannot pickle 'module' object
import textwrap
box = textwrap.__dict__["re"]
print("ESCAPED" if object.__getstate__(box) else 0)
