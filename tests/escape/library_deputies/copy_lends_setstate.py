# copy calls __setstate__ of the copy. An object of another class than the original was not made by
# copying: its __setstate__ is read with the guest's rights.
# option: --allow-import=copy
# expect-strict: AttributeError: '__setstate__'
# expect-standard: contained
import copy


class Account:
    def __setstate__(self, state):
        self.secret = state


class X:
    def __reduce_ex__(self, protocol):
        return (Account, (), "state")


made = copy.copy(X())
print("contained" if made.secret == "state" else "ESCAPED")
