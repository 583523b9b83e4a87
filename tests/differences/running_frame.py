# There is no sys._getframe.
# option: --policy standard
# cpython: sys._getframe() and inspect.currentframe() give the running frame and, by f_back, all callers.
# reason: It reaches the variables of any caller without an exception or a generator of one's own.
import sys

print(hasattr(sys, "_getframe"), hasattr(sys, "settrace"), hasattr(sys, "setprofile"))

#> False False False
