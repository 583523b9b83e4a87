# A name that is guarded on namespaces only.
# policy: {"guarded": {"add": [{"name": "__name__", "on": "namespaces"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute '__name__' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'type' object has no attribute '__name__' (blocked by policy 'standard': it is guarded by the host)
assert len.__name__ == "len"
int.__name__
print("ESCAPED")
