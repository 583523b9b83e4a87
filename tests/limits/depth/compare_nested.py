# Comparing and hashing structures nested 400,000 deep.
# expect: ok
# output: equal lists RecursionError
# output: equal tuples RecursionError
# output: ordered lists RecursionError
# output: equal dicts RecursionError
# output: hash RecursionError
# output: in RecursionError
def nest(step, n=400_000):
    value = step(0) if step is not tuple_step else (0,)
    for _ in range(n):
        value = step(value)
    return value


def list_step(v):
    return [v]


def tuple_step(v):
    return (v,)


def dict_step(v):
    return {"k": v}


a, b = nest(list_step), nest(list_step)
t, u = nest(tuple_step), nest(tuple_step)
d, e = nest(dict_step), nest(dict_step)
for name, action in (("equal lists", lambda: a == b), ("equal tuples", lambda: t == u), ("ordered lists",
    lambda: a < b), ("equal dicts", lambda: d == e), ("hash", lambda: hash(t)), ("in", lambda: a in [b])):
    try:
        action()
        print(name, "no error")
    except RecursionError:
        print(name, "RecursionError")
