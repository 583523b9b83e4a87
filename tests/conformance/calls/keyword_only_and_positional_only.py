# calls: keyword only and positional only.
# option: --policy standard
def a(x, /, **k): return x, k
def b(*, k): return k
def c(p, /, q, *, r): return p, q, r
def d(p=1, /, q=2, *r, s=3, **t): return p, q, r, s, t
def e(*, k1, k2, k3): return k1, k2, k3
def h(x, y, z): return x, y, z
class K:
    def m(self, /, **k): return k
    def n(self, a, *, b=1): return a, b


for line in r"""
a(1, x=2), a(1), a(1, y=3)
a(x=1)
a()
a(1, 2)
b(k=1)
b()
b(1)
b(1, k=2)
b(k=1, j=2)
c(1, 2, r=3), c(1, q=2, r=3), c(1, r=3, q=2)
c(p=1, q=2, r=3)
c(1, 2, 3)
c(1, 2)
c(1, r=3)
c()
c(1, 2, r=3, p=4)
d(), d(5), d(5, 6, 7, 8), d(q=9), d(p=4), d(1, 2, s=4, u=5)
d(1, 2, q=3)
e(k1=1)
e()
e(k1=1, k2=2)
h()
h(1)
h(y=1)
h(1, 2, 3, 4)
h(1, 2, z=3, y=1)
h(1, w=2)
h(1, 2, 3, w=4, v=5)
K().m(self=1), K().m(a=1)
K().n()
K().n(1, 2)
K().n(1, 2, 3)
K().n(1, self=2)
K.n()
K.n(1)
K.n(1, 2, 3, b=4)
(lambda x: x)()
(lambda *, x: x)(1)
(lambda x, y=1: x)(1, 2, 3)
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> a(1, x=2), a(1), a(1, y=3) -> ((1, {'x': 2}), (1, {}), (1, {'y': 3}))
#> a(x=1) !! TypeError a() missing 1 required positional argument: 'x'
#> a() !! TypeError a() missing 1 required positional argument: 'x'
#> a(1, 2) !! TypeError a() takes 1 positional argument but 2 were given
#> b(k=1) -> 1
#> b() !! TypeError b() missing 1 required keyword-only argument: 'k'
#> b(1) !! TypeError b() takes 0 positional arguments but 1 was given
#> b(1, k=2) !! TypeError b() takes 0 positional arguments but 1 positional argument (and 1 keyword-only argument) were given
#> b(k=1, j=2) !! TypeError b() got an unexpected keyword argument 'j'
#> c(1, 2, r=3), c(1, q=2, r=3), c(1, r=3, q=2) -> ((1, 2, 3), (1, 2, 3), (1, 2, 3))
#> c(p=1, q=2, r=3) !! TypeError c() got some positional-only arguments passed as keyword arguments: 'p'
#> c(1, 2, 3) !! TypeError c() takes 2 positional arguments but 3 were given
#> c(1, 2) !! TypeError c() missing 1 required keyword-only argument: 'r'
#> c(1, r=3) !! TypeError c() missing 1 required positional argument: 'q'
#> c() !! TypeError c() missing 2 required positional arguments: 'p' and 'q'
#> c(1, 2, r=3, p=4) !! TypeError c() got some positional-only arguments passed as keyword arguments: 'p'
#> d(), d(5), d(5, 6, 7, 8), d(q=9), d(p=4), d(1, 2, s=4, u=5) -> ((1, 2, (), 3, {}), (5, 2, (), 3, {}), (5, 6, (7, 8), 3, {}), (1, 9, (), 3, {}), (1, 2, (), 3, {'p': 4}), (1, 2, (), 4, {'u': 5}))
#> d(1, 2, q=3) !! TypeError d() got multiple values for argument 'q'
#> e(k1=1) !! TypeError e() missing 2 required keyword-only arguments: 'k2' and 'k3'
#> e() !! TypeError e() missing 3 required keyword-only arguments: 'k1', 'k2', and 'k3'
#> e(k1=1, k2=2) !! TypeError e() missing 1 required keyword-only argument: 'k3'
#> h() !! TypeError h() missing 3 required positional arguments: 'x', 'y', and 'z'
#> h(1) !! TypeError h() missing 2 required positional arguments: 'y' and 'z'
#> h(y=1) !! TypeError h() missing 2 required positional arguments: 'x' and 'z'
#> h(1, 2, 3, 4) !! TypeError h() takes 3 positional arguments but 4 were given
#> h(1, 2, z=3, y=1) !! TypeError h() got multiple values for argument 'y'
#> h(1, w=2) !! TypeError h() got an unexpected keyword argument 'w'
#> h(1, 2, 3, w=4, v=5) !! TypeError h() got an unexpected keyword argument 'w'
#> K().m(self=1), K().m(a=1) -> ({'self': 1}, {'a': 1})
#> K().n() !! TypeError K.n() missing 1 required positional argument: 'a'
#> K().n(1, 2) !! TypeError K.n() takes 2 positional arguments but 3 were given
#> K().n(1, 2, 3) !! TypeError K.n() takes 2 positional arguments but 4 were given
#> K().n(1, self=2) !! TypeError K.n() got multiple values for argument 'self'
#> K.n() !! TypeError K.n() missing 2 required positional arguments: 'self' and 'a'
#> K.n(1) !! TypeError K.n() missing 1 required positional argument: 'a'
#> K.n(1, 2, 3, b=4) !! TypeError K.n() takes 2 positional arguments but 3 positional arguments (and 1 keyword-only argument) were given
#> (lambda x: x)() !! TypeError <lambda>() missing 1 required positional argument: 'x'
#> (lambda *, x: x)(1) !! TypeError <lambda>() takes 0 positional arguments but 1 was given
#> (lambda x, y=1: x)(1, 2, 3) !! TypeError <lambda>() takes from 1 to 2 positional arguments but 3 were given
