# By the namespaces of all bases.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute '__mro__' (blocked by policy 'strict': it climbs from a class to its bases)
# expect-standard: AttributeError: 'type' object has no attribute '__mro__' (blocked by policy 'standard': it climbs from a class to its bases)
for base in bool.__mro__:
    if "real" in base.__dict__:
        print("ESCAPED")
