# repr of a dictionary nested 100,000 deep, and of tuples and instances.
# option: --max-time 60
# expect: ok
# output: dict RecursionError
# output: tuple RecursionError
# output: mixed RecursionError
def nest(step, n=100000):
    value = 0
    for _ in range(n):
        value = step(value)
    return value


for name, step in (("dict", lambda v: {1: v}), ("tuple", lambda v: (v,)), ("mixed", lambda v: [({"k": v},)])):
    try:
        repr(nest(step))
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")
