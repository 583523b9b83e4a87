# The callback cannot bring the object back.
# option: --allow-import=weakref,gc
# expect-strict: contained
# expect-standard: contained
import gc
import weakref


class A:
    pass


back = []
a = A()
r = weakref.ref(a, lambda ref: back.append(ref()))
del a
gc.collect()
print("contained" if back == [None] else "ESCAPED")
