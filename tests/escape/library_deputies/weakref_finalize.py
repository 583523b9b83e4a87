# weakref.finalize keeps its function private; peek() returns what was put in.
# option: --allow-import=weakref
# expect-strict: contained
# expect-standard: contained
import weakref


class A:
    pass


a = A()
f = weakref.finalize(a, print, "late")
obj, function, arguments, keywords = f.detach()
print("contained" if obj is a and function is print else "ESCAPED")
