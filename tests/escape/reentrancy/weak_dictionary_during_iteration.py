# A WeakValueDictionary whose values die while it is iterated.
# option: --allow-import=weakref,gc
# expect-strict: contained
# expect-standard: contained
import gc
import weakref


class A:
    pass


keep = [A() for i in range(100)]
d = weakref.WeakValueDictionary(enumerate(keep))
seen = 0
for key, value in d.items():
    keep.clear()
    del value
    gc.collect()
    seen += 1
print("contained" if seen <= 100 else "ESCAPED")
