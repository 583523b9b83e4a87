# The del statement on a guarded attribute.
# expect-strict: AttributeError: '__closure__'
# expect-standard: AttributeError: readonly attribute
def f():
    pass


del f.__closure__
