# A for loop whose target is a guarded attribute.
# expect-strict: AttributeError: '__code__'
# expect-standard: TypeError: __code__ must be set to a code object
def f():
    pass


for f.__code__ in [1]:
    pass
