# A name of the table, guarded on more than the table says.
# policy: {"guarded": {"add": ["__dict__"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute '__dict__' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'Own' object has no attribute '__dict__' (blocked by policy 'standard': it is guarded by the host)
class Own:
    pass
Own().__dict__
print("ESCAPED")
