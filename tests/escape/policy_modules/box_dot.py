# A removed module, found in a namespace: it has no attributes.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute 'compile' (blocked by policy 'standard': the policy does not open this module)
import textwrap
box = textwrap.__dict__["re"]
box.compile
print("ESCAPED")
