# Star expressions in displays, calls, returns, subscripts and loops.
a, b, d1, d2 = [1, 2], (3, 4), {"x": 1}, {"y": 2, "x": 9}
print([*a, *b], (*a, 0, *b), {*a, *b, 1}, [*a, [*b]], [*"ab", *range(2), *{5: 6}, *{7}], (*a,), [*[]], {**d1, **d2},
      {**d2, **d1}, {"z": 0, **d1, "x": 5}, {**{}}, [*a, *a], *a, *b)
print(max(*a, *b), list(zip(*[a, b])), list(map(max, *[a, b])), "{} {}".format(*a), dict(**d1, z=3),
      print(*a, *b, sep=","), sum([*a, *b]), [*map(str, a)], [*(x * x for x in a)], [[*r] for r in (range(2),
          range(1))])


def returns():
    return *a, *b


def yields():
    yield *a, 0
    yield *b,


print(returns(), list(yields()))
for x in *a, *b, 5:
    print(x, end=" ")
print()
t = *a, *b
s = {*()}
matrix = [[1, 2, 3], [4, 5, 6]]
print(t, s, [list(row) for row in zip(*matrix)], list(zip(*zip(*matrix))), [x for row in matrix for x in [*row, 0]])


def f(*args, **kwargs):
    return args, kwargs


print(f(*a, *b, **d1, w=0, **{"q": 1}), f(*a, 5, *b, x=1), f(*iter(a)), f(*"", **{}), f(*{"k": "v"}, **{"k": "v"}))
for bad in (lambda: [*5], lambda: {**5}, lambda: f(*5), lambda: f(**5), lambda: {**[1]}, lambda: (*None,),
            lambda: {*1.5}, lambda: f(**d1, **d1), lambda: f(x=1, **d1), lambda: [*a, *7], lambda: f(**{1: 2}),
            lambda: f(*a, *3), lambda: print(*None), lambda: {**d1, **None}, lambda: {*[[]]}, lambda: len(*a),
            lambda: f(**{None: 1})):
    try:
        print(bad())
    except TypeError as error:
        print(error)


class Chatty:
    def __iter__(self):
        print("iter")
        return iter([1])


print([*Chatty(), *Chatty()], f(*Chatty()))

#> [1, 2, 3, 4] (1, 2, 0, 3, 4) {1, 2, 3, 4} [1, 2, [3, 4]] ['a', 'b', 0, 1, 5, 7] (1, 2) [] {'x': 9, 'y': 2} {'y': 2, 'x': 1} {'z': 0, 'x': 5} {} [1, 2, 1, 2] 1 2 3 4
#> 1,2,3,4
#> 4 [(1, 3), (2, 4)] [3, 4] 1 2 {'x': 1, 'z': 3} None 10 ['1', '2'] [1, 4] [[0, 1], [0]]
#> (1, 2, 3, 4) [(1, 2, 0), (3, 4)]
#> 1 2 3 4 5 
#> (1, 2, 3, 4) set() [[1, 4], [2, 5], [3, 6]] [(1, 2, 3), (4, 5, 6)] [1, 2, 3, 0, 4, 5, 6, 0]
#> ((1, 2, 3, 4), {'x': 1, 'w': 0, 'q': 1}) ((1, 2, 5, 3, 4), {'x': 1}) ((1, 2), {}) ((), {}) (('k',), {'k': 'v'})
#> Value after * must be an iterable, not int
#> 'int' object is not a mapping
#> __main__.f() argument after * must be an iterable, not int
#> __main__.f() argument after ** must be a mapping, not int
#> 'list' object is not a mapping
#> Value after * must be an iterable, not NoneType
#> 'float' object is not iterable
#> __main__.f() got multiple values for keyword argument 'x'
#> __main__.f() got multiple values for keyword argument 'x'
#> Value after * must be an iterable, not int
#> keywords must be strings
#> Value after * must be an iterable, not int
#> print() argument after * must be an iterable, not NoneType
#> 'NoneType' object is not a mapping
#> cannot use 'list' as a set element (unhashable type: 'list')
#> len() takes exactly one argument (2 given)
#> keywords must be strings
#> iter
#> iter
#> iter
#> [1, 1] ((1,), {})
