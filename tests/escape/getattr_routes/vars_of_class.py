# vars() of a class, opened by the feature.
# option: --enable introspection
# expect-strict: TypeError: vars() argument must have __dict__ attribute
# expect-standard: contained
class A:
    secret = 1


print("contained" if vars(A)["secret"] == 1 else "ESCAPED")
