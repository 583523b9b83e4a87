# An object changes its class to that of the host while it returns its state.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: AttributeError: 'Validated' object has no attribute '__setstate__' (blocked
# expect-standard: contained
import copy
import vault


class Fake(vault.Validated):
    __slots__ = ()

    def __reduce_ex__(self, protocol):
        self.__class__ = vault.Validated
        return vault.Validated, (1,), 1000


made = copy.copy(Fake(1))
print("contained" if made.value == 1000 else "ESCAPED")
