# State for slots is set as the guest would set it.
# option: --allow-import=copy
# expect-strict: AttributeError: '__globals__'
# expect-standard: AttributeError: 'int' object has no attribute '__globals__'
import copy


class X:
    def __reduce_ex__(self, protocol):
        return (lambda: 1, (), (None, {"__globals__": 1}))


copy.copy(X())
print("ESCAPED")
