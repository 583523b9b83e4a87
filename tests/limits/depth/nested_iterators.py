# Iterators wrapped 100,000 times: map, zip, enumerate, filter, generators.
# expect: ok
# output: map RecursionError
# output: filter RecursionError
# output: zip RecursionError
# output: enumerate RecursionError
# output: generator RecursionError
def nest(step, n=100000):
    value = iter([1])
    for _ in range(n):
        value = step(value)
    return value


for name, step in (("map", lambda v: map(abs, v)), ("filter", lambda v: filter(None, v)), ("zip",
    lambda v: zip(v)), ("enumerate", lambda v: enumerate(v)), ("generator", lambda v: (x for x in v))):
    value = nest(step)
    try:
        next(value)
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")
