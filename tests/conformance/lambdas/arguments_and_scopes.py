# lambdas: arguments and scopes.
# option: --policy standard
print((lambda: 0)(), (lambda x: x + 1)(2), (lambda x, y=2: x * y)(3), (lambda *a, **k: (a, k))(1, 2, z=3))
print((lambda a, /, b, *, c: (a, b, c))(1, b=2, c=3))
print([f(10) for f in [lambda x, i=i: x + i for i in range(3)]], [f(10) for f in [lambda x: x + i for i in range(3)]])
compose = lambda *fs: lambda x: compose(*fs[1:])(fs[0](x)) if fs else x
print(compose(lambda x: x + 1, lambda x: x * 2, str)(5))
fact = (lambda f: lambda n: f(f, n))(lambda f, n: 1 if n < 2 else n * f(f, n - 1))
print(fact(20), (lambda: (yield))().__class__.__name__)
print((lambda x: (lambda y: x + y))(1)(2), (lambda: [x for x in range(3) if x])())
print((lambda x: x if x > 0 else -x)(-5), (lambda *, k=(lambda: 7): k())(), (lambda x, y: (x, y))(*"ab"))
f = lambda a, b=1, *c, d, e=2, **g: None
print(f.__name__, f.__qualname__, f.__defaults__, f.__kwdefaults__)
for call in ("f()", "f(1)", "f(1, d=2, a=3)", "(lambda x: x)(1, 2)", "(lambda x, /: x)(x=1)"):
    try:
        print(eval(call))
    except TypeError as e:
        print(call, "->", e)
class K:
    value = 5
    get = lambda self: self.value
    values = [value] * 2
print(K().get(), K.get(K()), K.values)
print(sorted(["bb", "a", "ccc"], key=lambda s: -len(s)), max([3, 1, 2], key=lambda x: -x))
print((lambda s: f"{s!r:>5}")("x"), (lambda: (a := 3, a + 1))(), list(map(lambda x, y: x - y, [5, 6], [1, 2])))
def outer():
    n = 0
    def bump():
        nonlocal n
        n += 1
        return n
    return lambda: (bump(), bump(), n)
print(outer()())

#> 0 3 6 ((1, 2), {'z': 3})
#> (1, 2, 3)
#> [10, 11, 12] [12, 12, 12]
#> 12
#> 2432902008176640000 generator
#> 3 [1, 2]
#> 5 7 ('a', 'b')
#> <lambda> <lambda> (1,) {'e': 2}
#> f() -> <lambda>() missing 1 required positional argument: 'a'
#> f(1) -> <lambda>() missing 1 required keyword-only argument: 'd'
#> f(1, d=2, a=3) -> <lambda>() got multiple values for argument 'a'
#> (lambda x: x)(1, 2) -> <lambda>() takes 1 positional argument but 2 were given
#> (lambda x, /: x)(x=1) -> <lambda>() got some positional-only arguments passed as keyword arguments: 'x'
#> 5 5 [5, 5]
#> ['ccc', 'bb', 'a'] 1
#>   'x' (3, 4) [4, 4]
#> (1, 2, 2)
