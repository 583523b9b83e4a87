# An enum member with a guarded name.
# option: --allow-import=enum
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
import enum


class E(enum.Enum):
    gi_frame = 1


print("contained" if E.gi_frame.value == 1 else "ESCAPED")
