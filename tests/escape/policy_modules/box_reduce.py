# Its state, as for pickling.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute '__reduce_ex__' (blocked by policy 'standard': the policy does not open this module)
import textwrap
box = textwrap.__dict__["re"]
box.__reduce_ex__(2)
print("ESCAPED")
