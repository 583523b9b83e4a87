# `in`, index, count and container equality test identity before equality.
class Never:
    def __eq__(self, o):
        return False

    def __hash__(self):
        return 1


n, m = Never(), Never()
nan = float("nan")
print(n == n, n in [n], n in (m,), [n] == [n], [n] == [m], (n,) == (n,), {n: 1} == {n: 1}, {n} == {n}, [n].index(n), [n, m].count(n), n in {n}, n in {m}, {n: "v"}.get(n), {n: "v"}.get(m), [nan] == [nan], nan in (nan,), {nan} == {nan}, [[nan]] == [[nan]])
try:
    [m].index(n)
except ValueError as error:
    print(str(error).split(" at 0x")[0])
try:
    [m].remove(n)
except ValueError as error:
    print(error)
calls = []


class Log:
    def __init__(self, name):
        self.name = name

    def __eq__(self, o):
        calls.append((self.name, getattr(o, "name", o)))
        return NotImplemented

    def __hash__(self):
        return 5


a, b = Log("a"), Log("b")
print([a, b] == [a, b], calls)
calls.clear()
print(a in [b, a], calls)
calls.clear()
print({a: 1, b: 2} == {b: 2, a: 1}, calls)
calls.clear()
print([a] == [b], a == b, a != b, calls)
calls.clear()
print((a, 1) < (a, 2), calls)
calls.clear()
print([a, b].index(b), [b, a].count(a), calls)

#> False True False True False True True True 0 1 True False v None True True True True
#> list.index(x): x not in list
#> list.remove(x): x not in list
#> True []
#> True [('b', 'a'), ('a', 'b')]
#> True [('a', 'b'), ('b', 'a'), ('b', 'a'), ('a', 'b'), ('b', 'a'), ('a', 'b')]
#> False False True [('a', 'b'), ('b', 'a'), ('a', 'b'), ('b', 'a'), ('a', 'b'), ('b', 'a')]
#> True []
#> 1 1 [('a', 'b'), ('b', 'a'), ('b', 'a'), ('a', 'b')]
