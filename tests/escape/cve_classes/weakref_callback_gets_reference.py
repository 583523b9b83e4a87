# A weakref callback runs at a collection, with the dead reference only.
# option: --allow-import=weakref,gc
# expect-strict: contained
# expect-standard: contained
import gc
import weakref


class A:
    pass


got = []
a = A()
r = weakref.ref(a, got.append)
del a
gc.collect()
print("contained" if got == [r] and r() is None else "ESCAPED")
