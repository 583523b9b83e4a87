# A name that the policy removes from the table is open, the rest is guarded.
# policy: {"guarded": {"add": ["secret"], "remove": ["__mro__"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute '__bases__' (blocked by policy 'strict': it climbs from a class to its bases)
# expect-standard: AttributeError: 'type' object has no attribute '__bases__' (blocked by policy 'standard': it climbs from a class to its bases)
assert len(bool.__mro__) == 3
bool.__bases__
print("ESCAPED")
