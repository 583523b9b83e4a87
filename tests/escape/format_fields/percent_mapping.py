# % formatting with a mapping: keys, never attributes.
# expect-strict: KeyError: f.__globals__
# expect-standard: KeyError: f.__globals__
def f():
    pass


"%(f.__globals__)s" % {"f": f}
print("ESCAPED")
