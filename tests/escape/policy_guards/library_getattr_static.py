# By inspect.getattr_static, which reads namespaces by a right of its own.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute '__mro__' (blocked by policy 'strict': it climbs from a class to its bases)
# expect-standard: AttributeError: 'type' object has no attribute '__mro__' (blocked by policy 'standard': it climbs from a class to its bases)
import inspect
inspect.getattr_static(1, "real")
print("ESCAPED")
