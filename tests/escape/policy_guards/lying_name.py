# By a name of a class whose == and hash lie.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
class Lying(str):
    def __eq__(self, other): return other == "imag"
    def __hash__(self): return hash("imag")
    def __str__(self): return "imag"
getattr(1, Lying("real"))
print("ESCAPED")
