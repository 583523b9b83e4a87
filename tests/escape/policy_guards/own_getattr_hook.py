# A __getattr__ of the program is not called for the name.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'Own' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
class Own:
    def __getattr__(self, name):
        print("ESCAPED")
Own().real
