# The same, from the globals of a function.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'function' object has no attribute '__globals__' (blocked by policy 'strict': it reads the globals of the module that defined a function)
# expect-standard: AttributeError: module has no attribute 'compile' (blocked by policy 'standard': the policy does not open this module)
import textwrap
textwrap.dedent.__globals__["re"].compile
print("ESCAPED")
