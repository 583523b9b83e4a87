# A weak proxy reads attributes of its object: the object's rules hold.
# option: --allow-import=weakref
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import weakref


def f():
    pass


print("contained" if weakref.proxy(f).__globals__ else "ESCAPED")
