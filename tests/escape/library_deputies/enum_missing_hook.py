# _missing_ of the guest returns something that is not a member.
# option: --allow-import=enum
# expect-strict: TypeError: error in E._missing_
# expect-standard: TypeError: error in E._missing_
import enum


class E(enum.Enum):
    A = 1

    @classmethod
    def _missing_(cls, value):
        return object()


E(7)
print("ESCAPED")
