# `in`, index, count and container equality test identity before equality.
class Never:
    def __eq__(self, o):
        return False

    def __hash__(self):
        return 1


n, m = Never(), Never()
nan = float("nan")
print(f"{n == n = }")
print(f"{n in [n] = }")
print(f"{n in (m,) = }")
print(f"{[n] == [n] = }")
print(f"{[n] == [m] = }")
print(f"{(n,) == (n,) = }")
print(f"{ {n: 1} == {n: 1} = }")
print(f"{ {n} == {n} = }")
print(f"{[n].index(n) = }")
print(f"{[n, m].count(n) = }")
print(f"{n in {n} = }")
print(f"{n in {m} = }")
print(f"{ {n: "v"}.get(n) = }")
print(f"{ {n: "v"}.get(m) = }")
print(f"{[nan] == [nan] = }")
print(f"{nan in (nan,) = }")
print(f"{ {nan} == {nan} = }")
print(f"{[[nan]] == [[nan]] = }")
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

#> n == n = False
#> n in [n] = True
#> n in (m,) = False
#> [n] == [n] = True
#> [n] == [m] = False
#> (n,) == (n,) = True
#>  {n: 1} == {n: 1} = True
#>  {n} == {n} = True
#> [n].index(n) = 0
#> [n, m].count(n) = 1
#> n in {n} = True
#> n in {m} = False
#>  {n: "v"}.get(n) = 'v'
#>  {n: "v"}.get(m) = None
#> [nan] == [nan] = True
#> nan in (nan,) = True
#>  {nan} == {nan} = True
#> [[nan]] == [[nan]] = True
#> list.index(x): x not in list
#> list.remove(x): x not in list
#> True []
#> True [('b', 'a'), ('a', 'b')]
#> True [('a', 'b'), ('b', 'a'), ('b', 'a'), ('a', 'b'), ('b', 'a'), ('a', 'b')]
#> False False True [('a', 'b'), ('b', 'a'), ('a', 'b'), ('b', 'a'), ('a', 'b'), ('b', 'a')]
#> True []
#> 1 1 [('a', 'b'), ('b', 'a'), ('b', 'a'), ('a', 'b')]
