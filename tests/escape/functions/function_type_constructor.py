# Making a function over other globals.
# expect-strict: AttributeError: __code__
# expect-standard: contained | TypeError: 
def f():
    return open


g = type(f)(f.__code__, {})
try:
    g()
    print("ESCAPED")
except NameError:
    print("contained")
