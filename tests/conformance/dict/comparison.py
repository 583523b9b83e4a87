# Equality of dicts ignores order; dicts are not orderable.
print(f"{ {1: 2} == {1: 2} = }")
print(f"{ {1: 2} == {1: 3} = }")
print(f"{ {"a": 1, "b": 2} == {"b": 2, "a": 1} = }")
print(f"{ {1: 1} == {1.0: True} = }")
print(f"{ {} == {} = }")
print(f"{ {} == [] = }")
print(f"{ {1: 2} != {1: 2} = }")
print(f"{ {1: [2]} == {1: [2]} = }")
print(f"{ {1: 2} != {2: 1} = }")
print(f"{ {1: {2: 3}} == {1: {2: 3.0}} = }")
print(f"{ {"a": None} == {"b": None} = }")
print(f"{ {1: float("nan")} == {1: float("nan")} = }")
for bad in (lambda: {} < {}, lambda: {} >= {}, lambda: {} > 1, lambda: hash({}), lambda: {1: 2} + {3: 4},
            lambda: {} * 2, lambda: -{}, lambda: {1} < {}, lambda: {1: {}} < {1: {}}):
    try:
        print(bad())
    except TypeError as error:
        print(error)


class Weird:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        print("eq", self.name, getattr(other, "name", other))
        return isinstance(other, Weird) and self.name[0] == other.name[0]

    def __hash__(self):
        return 7


a1, a2, b = Weird("a1"), Weird("a2"), Weird("b")
d = {a1: 1, b: 2}
print(d[a1])
print(d[a2])
print(d[Weird("bb")])
print(d.get(Weird("c"), "none"))
print({a1: 1} == {a2: 1})
print(len({a1, a2, b}))
print({a1: 1}.get(7, "seven"))

#>  {1: 2} == {1: 2} = True
#>  {1: 2} == {1: 3} = False
#>  {"a": 1, "b": 2} == {"b": 2, "a": 1} = True
#>  {1: 1} == {1.0: True} = True
#>  {} == {} = True
#>  {} == [] = False
#>  {1: 2} != {1: 2} = False
#>  {1: [2]} == {1: [2]} = True
#>  {1: 2} != {2: 1} = True
#>  {1: {2: 3}} == {1: {2: 3.0}} = True
#>  {"a": None} == {"b": None} = False
#>  {1: float("nan")} == {1: float("nan")} = False
#> '<' not supported between instances of 'dict' and 'dict'
#> '>=' not supported between instances of 'dict' and 'dict'
#> '>' not supported between instances of 'dict' and 'int'
#> unhashable type: 'dict'
#> unsupported operand type(s) for +: 'dict' and 'dict'
#> unsupported operand type(s) for *: 'dict' and 'int'
#> bad operand type for unary -: 'dict'
#> '<' not supported between instances of 'set' and 'dict'
#> '<' not supported between instances of 'dict' and 'dict'
#> eq a1 b
#> 1
#> eq a1 a2
#> 1
#> eq a1 bb
#> eq b bb
#> 2
#> eq a1 c
#> eq b c
#> none
#> eq a2 a1
#> True
#> eq a1 a2
#> eq a1 b
#> 2
#> eq a1 7
#> seven
