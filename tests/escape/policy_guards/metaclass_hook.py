# Nor is a hook of its metaclass.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Meta' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'Meta' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
class Meta(type):
    def __getattribute__(cls, name):
        print("ESCAPED")
class Own(metaclass=Meta):
    pass
Own.real
