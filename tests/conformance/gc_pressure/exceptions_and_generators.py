# Exceptions with tracebacks and suspended generators that hold many objects.
def fail(depth, payload):
    local = [payload, {depth: payload}]
    if depth == 0:
        raise ValueError(*payload, len(local))
    try:
        fail(depth - 1, payload + [str(depth)])
    finally:
        local.append(depth)


errors = []
for i in range(25):
    try:
        fail(i % 6, [str(i)])
    except ValueError as e:
        errors.append(e)
    try:
        try:
            fail(2, [i])
        except ValueError as e:
            raise KeyError([str(i)] * 2) from e
    except KeyError as e:
        errors.append(e)
print(len(errors), errors[0].args, errors[10].args, errors[11].__cause__.args, sum(len(e.args) for e in errors),
      repr(errors[-2]))


def stream(name, n):
    history = []
    for i in range(n):
        history.append((name, [i] * 3))
        got = yield history[-1]
        if got:
            history.append(got)
    return history


gens = [stream("g" + str(i), 6 + i % 5) for i in range(12)]
for g in gens:
    next(g)
results = []
while gens:
    for g in gens[:]:
        try:
            results.append(g.send({"n": len(results)}))
        except StopIteration as stop:
            results.append(len(stop.value))
            gens.remove(g)
print(len(results), results[0], results[-1], [r for r in results if isinstance(r, int)])


def nested(n):
    if n:
        data = [n] * n
        yield from nested(n - 1)
        yield sum(data)
        yield from (x for x in data[:2])


print(list(nested(8)), sum(sum(nested(i)) for i in range(8)))
g = ((i, j, [i] * j) for i in range(5) for j in range(i))
print(next(g), len(list(g)))
closures = [(lambda a, b=[i]: [a, b, i]) for i in range(20)]
print(closures[3]("x"), sum(f(0)[1][0] for f in closures))


def counter():
    state = {"n": [0]}

    def step():
        state["n"] = state["n"] + [len(state["n"])]
        return sum(state["n"])
    return step


steps = [counter() for _ in range(6)]
print([[s() for _ in range(5)] for s in steps][5])
try:
    [fail(1, [str(x)]) for x in range(3)]
except ValueError as e:
    print(e.args, e.__context__)

#> 50 ('0', 2) ('5', '5', '4', '3', '2', '1', 2) (5, '2', '1', 2) 135 ValueError('24', 2)
#> 93 ('g0', [1, 1, 1]) 20 [12, 12, 12, 14, 14, 14, 16, 16, 18, 18, 20, 20]
#> [1, 1, 4, 2, 2, 9, 3, 3, 16, 4, 4, 25, 5, 5, 36, 6, 6, 49, 7, 7, 64, 8, 8] 497
#> (1, 0, []) 9
#> ['x', [3], 19] 190
#> [1, 3, 6, 10, 15]
#> ('0', '1', 2) None
