# The names stay guarded when memory is collected.
# policy: {"guarded": {"add": ["secret"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'standard': it is guarded by the host)
import gc
for i in range(50):
    x = ["".join(["sec", "ret"]) for _ in range(100)]
    gc.collect()
class Own:
    pass
setattr(Own(), "".join(["sec", "ret"]), 1)
print("ESCAPED")
