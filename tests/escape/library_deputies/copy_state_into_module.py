# copy puts state into whatever the guest's __reduce_ex__ returns, but not into a module.
# option: --allow-import=copy,math
# expect-strict: TypeError: cannot set the state of a 'module' object
# expect-standard: TypeError: cannot set the state of a 'module' object
import copy
import math


class X:
    def __reduce_ex__(self, protocol):
        return (lambda: math, (), {"__loader__": "poison", "pi": 3})


copy.copy(X())
print("ESCAPED")
