# Unpacking into a guarded attribute.
# expect-strict: AttributeError: '__globals__'
# expect-standard: AttributeError: readonly attribute
def f():
    pass


f.__globals__, x = {}, 1
