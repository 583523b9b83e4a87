# The __init__ of a frozen dataclass sets fields by object.__setattr__, with the guest's rights.
# option: --allow-import=dataclasses
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
import dataclasses


@dataclasses.dataclass(frozen=True)
class A:
    gi_frame: int


print("contained" if A(1).gi_frame == 1 else "ESCAPED")
