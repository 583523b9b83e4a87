# The feature weakref opens the module weakref.
# option: --enable weakref
# expect-strict: contained
# expect-standard: contained
import weakref

assert weakref.ref(int)() is int
print("contained")
