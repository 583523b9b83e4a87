# A type parameter's evaluation function is a function: its globals are guarded like any other's.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
def f[T: int](x: T) -> T:
    return x


evaluate = f.__type_params__[0].evaluate_bound
print("ESCAPED" if "open" in evaluate.__globals__ else "contained")
