# Replacing builtins by globals of the same name does not reach the machine's own checks.
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
AttributeError_ = AttributeError


class AttributeError(Exception):
    pass


str = repr = getattr = lambda *a: "harmless"


def f():
    pass


print("contained" if f.__code__ else "ESCAPED")
