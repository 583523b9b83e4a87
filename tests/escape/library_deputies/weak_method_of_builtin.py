# WeakMethod splits a method by __self__ and __func__, but not a built-in one.
# option: --allow-import=weakref
# expect-strict: TypeError: argument should be a bound method
# expect-standard: TypeError: argument should be a bound method
import weakref

weakref.WeakMethod([].append)
print("ESCAPED")
