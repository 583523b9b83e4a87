# By the descriptor in the namespace of the class, which is guarded as soon as a name is.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: 'type' object has no attribute '__dict__' (blocked by policy 'standard': it reads a whole namespace)
int.__dict__["real"].__get__(1)
print("ESCAPED")
