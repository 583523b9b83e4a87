# The function that computes annotations on demand (PEP 649) is a function like any other.
# expect-strict: AttributeError: '__code__'
# expect-standard: contained
def f(x: int):
    pass


print("contained" if f.__annotate__.__code__ else "ESCAPED")
