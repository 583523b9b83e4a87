# A private module of the library is such a box too.
# policy: {"modules": {"remove": ["re"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute 'ChainMap' (blocked by policy 'standard': the policy does not open this module)
import collections
collections.ChainMap
box = collections.__dict__["_wrappers"]
box.ChainMap
print("ESCAPED")
