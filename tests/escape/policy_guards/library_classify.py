# Among inspect.classify_class_attrs.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute '__mro__' (blocked by policy 'strict': it climbs from a class to its bases)
# expect-standard: AttributeError: 'type' object has no attribute '__mro__' (blocked by policy 'standard': it climbs from a class to its bases)
import inspect
assert "real" not in [row[0] for row in inspect.classify_class_attrs(int)]
print("contained")
