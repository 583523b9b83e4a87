# A name that every object has.
# policy: {"guarded": {"add": ["__class__"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'int' object has no attribute '__class__' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'int' object has no attribute '__class__' (blocked by policy 'standard': it is guarded by the host)
(1).__class__
print("ESCAPED")
