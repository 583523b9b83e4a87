# The code objects of library functions that were never called survive a collection.
# option: --policy standard
import gc
import inspect


def codes():
    found = [getattr(inspect, name, None) for name in inspect.__all__]
    return [function.__code__ for function in found if type(function) is type(codes)]


names = [code.co_name for code in codes()]
for _ in range(3):
    garbage = [{i: (i,)} for i in range(5000)]
    gc.collect()
print([code.co_name for code in codes()] == names, "signature" in names)

#> True True
