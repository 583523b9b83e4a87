# Lambdas: defaults, closures, nesting, conditional bodies, as arguments, names.
print((lambda: 5)(), (lambda x: x * 2)(4), (lambda x, y=2: x + y)(1), (lambda *a: a)(1,
    2), (lambda **k: k)(a=1), (lambda x, /, y, *, z: (x, y, z))(1, 2,
        z=3), (lambda x: lambda y: x + y)(1)(2), (lambda: (yield))().__class__.__name__)
print(list(map(lambda p: p[0] * p[1], [(1, 2), (3, 4)])), sorted([3, -1, 2], key=lambda v: abs(v)),
      list(filter(lambda x: x % 2, range(6))), (lambda x: "even" if x % 2 == 0 else "odd")(3), (lambda a,
          b: (b, a))(*"xy"), [f(3) for f in [lambda x: x + 1, lambda x: x * x]],
          {"add": lambda a, b: a + b}["add"](1, 2))
print((lambda: 1, 2)[1], (lambda x: [i for i in range(x)])(3), (lambda x: (y := x + 1)
    * y)(2), (lambda: print("side effect"))(), (lambda a: a if a else None)(0), (lambda x: x
        and x.upper())("a"), (lambda: ...)(), (lambda *, k=1: k)(), (lambda x=lambda: 7: x())())
g = lambda n: g(n - 1) + 1 if n else 0
print(g(20), g.__name__, g.__qualname__, repr(g).startswith("<function <lambda> at 0x"))
table = [lambda i=i: i * 10 for i in range(3)]
print([f() for f in table], (lambda self: self)(1), (lambda _: _)(2))
for bad in (lambda: (lambda x: x)(), lambda: (lambda x, y: x)(1), lambda: (lambda: 1)(2),
            lambda: (lambda *, k: k)(1), lambda: (lambda x: x.foo)(1), lambda: (lambda: undefined_name)()):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__, error)

#> 5 8 3 (1, 2) {'a': 1} (1, 2, 3) 3 generator
#> [2, 12] [-1, 2, 3] [1, 3, 5] odd ('y', 'x') [4, 9] 3
#> side effect
#> 2 [0, 1, 2] 9 None None A Ellipsis 1 7
#> 20 <lambda> <lambda> True
#> [0, 10, 20] 1 2
#> TypeError <lambda>.<locals>.<lambda>() missing 1 required positional argument: 'x'
#> TypeError <lambda>.<locals>.<lambda>() missing 1 required positional argument: 'y'
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> AttributeError 'int' object has no attribute 'foo'
#> NameError name 'undefined_name' is not defined
