# As the field of a dataclass: it cannot be set.
# policy: {"guarded": {"add": ["secret"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'standard': it is guarded by the host)
import dataclasses
@dataclasses.dataclass
class Own:
    secret: int
Own(1)
print("ESCAPED")
