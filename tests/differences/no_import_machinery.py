# Built-in modules and functions do not lead to the import machinery.
# option: --policy standard
# cpython: `math.__spec__` is a ModuleSpec with a loader, and `len.__self__` is the module builtins.
# reason: No path may lead from an object of the guest to loaders or to modules that it has not imported.
import math

print(math.__spec__, math.__name__)
print(len.__self__, len.__module__, [1].append.__self__)

#> None math
#> None builtins [1]
