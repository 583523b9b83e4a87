# The library itself keeps the builtins that the policy removes for guests.
# policy: {"builtins": {"remove": ["getattr", "isinstance", "len", "type", "setattr", "sorted"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import json, dataclasses
@dataclasses.dataclass
class P:
    x: int
assert json.dumps([1]) == "[1]" and repr(P(1)) == "P(x=1)"
print("contained")
