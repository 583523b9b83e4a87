# Nor into a function.
# option: --allow-import=copy
# expect-strict: TypeError: cannot set the state of a 'function' object
# expect-standard: TypeError: cannot set the state of a 'function' object
import copy


def f():
    pass


class X:
    def __reduce_ex__(self, protocol):
        return (lambda: f, (), {"__code__": 1})


copy.copy(X())
print("ESCAPED")
