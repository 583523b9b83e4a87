# There is no sys._getframe.
# option: --policy standard
# cpython: sys._getframe() and inspect.currentframe() return the running frame and, by f_back, all callers.
# reason: It would reach the variables of any caller, even without an exception or a generator.
import sys

print(hasattr(sys, "_getframe"), hasattr(sys, "_current_frames"), hasattr(sys, "_current_exceptions"))

#> False False False
