# A built-in method is copied as it is; its __self__ is not taken apart.
# option: --allow-import=copy
# expect-strict: contained
# expect-standard: contained
import copy

method = [].append
print("contained" if copy.copy(method) is method and copy.deepcopy(method) is method else "ESCAPED")
