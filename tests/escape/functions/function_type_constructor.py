# Making a function over other globals.
# expect-strict: AttributeError: __code__
# expect-standard: TypeError: cannot create 'function' instances
def f():
    return open


g = type(f)(f.__code__, {})
try:
    g()
    print("ESCAPED")
except NameError:
    print("contained")
