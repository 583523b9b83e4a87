# deepcopy with a memo of the guest: the memo sees only what the guest could reach.
# option: --allow-import=copy
# expect-strict: contained
# expect-standard: contained
import copy

seen = []


class Memo(dict):
    def __setitem__(self, key, value):
        seen.append(value)
        dict.__setitem__(self, key, value)


class A:
    def method(self):
        pass


copy.deepcopy([A().method, len, print, int], Memo())
names = {type(s).__name__ for s in seen}
print("contained" if names <= {"list", "A", "dict", "method", "tuple"} else "ESCAPED")
