# The public name deepcopy, replaced: the module itself does not call the guest's.
# option: --allow-import=copy
# expect-strict: contained
# expect-standard: contained
import copy

seen = []
original = copy.deepcopy
copy.deepcopy = lambda *a: seen.append(a)


class A:
    pass


a = A()
a.x = [1]
b = original([a])
print("contained" if b[0].x == [1] and not seen else "ESCAPED")
