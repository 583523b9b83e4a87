# __repr__ of an item makes a struct sequence longer than its table of names.
import sys
t = [sys.version_info, sys.float_info, sys.hash_info, sys.int_info, sys.flags][attempt % 5]
n = r4(id(t) + 4)
N = n + 1 + attempt // 5 % 6
class R:
    def __repr__(self):
        w4(id(t) + 4, N)
        return "x"
w8(id(t) + 8, ref(id(R_ := R())))
print(type(t).__name__, n, N, repr(t)[-300:])
w4(id(t) + 4, n)
