# With the future import annotations are strings, written in one way.
# option: --policy standard
from __future__ import annotations
x: a+b*c-(d-e)
def f(a: int, /, b: lambda: 1, c: lambda x, /, y=1, *a, z, w=2, **k: x, *args: *Ts, d: lambda *a: 1, e: lambda *,
      a: 1, g: lambda **k: 1, **kw: undefined[1:2, ::3, :]) -> {**a, 'x': 1, "y": 'it\'s'}:
    pass
print(f.__annotations__, f.__annotate__(1) == f.__annotations__)
class C:
    a: a if b else c if d else e
    __b: (x, y)
    c: (x,)
    d: ()
    e: f'a{x!r:>{w}}b{{}}{"q"}' f"{ {1:2} }"
    f: not a and b or c
    g: not (a and b)
    h: a < b < c == (d in e)
    i: (a ** b ** c, (a ** b) ** c, -a ** -b, (-a) ** b)
    j: [x for x in y if z if w for q in (a if b else c)]
    k: {a: b for a in b}
    l: (f(x for x in y), f((x for x in y), 1), f(*a, **k, z=1))
    m: (1 .real, 1.0.real, 1e400, -1e400j, 1j, 0xFF, 'a' "b", b'x', None, True, ...)
    n: (await_.x[1][2:3][(1, 2)][1,][*a, b])
    o: a @ b // c % d << e >> f & g ^ h | i
    p: (~a, +a, - -a, not not a)
    q: lambda: (yield_)
    r: {1, 2, *x}
    s: "forward"
    t: x.y.z(1)(2)
    u: (lambda: x)()
    v: [(a or b) and c, a or (b or c), (a == b) == c]
    w: a is not b not in c
    x: ([*a, *b], (*a,))
    if 0: y: never
    z: int = 3
    (aa): 1
print(C.__annotations__)
print(C.__annotate__)
print(__annotations__)
def g():
    x: undefined = 3
    class D:
        y: x
    return D.__annotations__
print(g())
class Nested:
    x: f"{f'{a}'}" + f'{"a" + "b"!r}' + f"{x:%H:%M}"
    y: t"a{b!r:c}"
print(Nested.__annotations__)

#> {'b': 'lambda: 1', 'c': 'lambda x, /, y=1, *a, z, w=2, **k: x', 'a': 'int', 'args': '*Ts', 'd': 'lambda*a: 1', 'e': 'lambda*, a: 1', 'g': 'lambda**k: 1', 'kw': 'undefined[1:2, ::3, :]', 'return': '{**a, \'x\': 1, \'y\': "it\'s"}'} True
#> {'a': 'a if b else c if d else e', '_C__b': '(x, y)', 'c': '(x,)', 'd': '()', 'e': 'f"a{x!r:>{w}}b{{}}{\'q\'}{ {1: 2}}"', 'f': 'not a and b or c', 'g': 'not (a and b)', 'h': 'a < b < c == (d in e)', 'i': '(a ** b ** c, (a ** b) ** c, -a ** (-b), (-a) ** b)', 'j': '[x for x in y if z if w for q in (a if b else c)]', 'k': '{a: b for a in b}', 'l': '(f(x for x in y), f((x for x in y), 1), f(*a, **k, z=1))', 'm': "(1 .real, 1.0.real, 1e309, -1e309j, 1j, 255, 'ab', b'x', None, True, ...)", 'n': 'await_.x[1][2:3][1, 2][1,][*a, b]', 'o': 'a @ b // c % d << e >> f & g ^ h | i', 'p': '(~a, +a, --a, not not a)', 'q': 'lambda: yield_', 'r': '{1, 2, *x}', 's': "'forward'", 't': 'x.y.z(1)(2)', 'u': '(lambda: x)()', 'v': '[(a or b) and c, a or (b or c), (a == b) == c]', 'w': 'a is not b not in c', 'x': '([*a, *b], (*a,))', 'z': 'int'}
#> None
#> {'x': 'a + b * c - (d - e)'}
#> {'y': 'x'}
#> {'x': 'f"{f\'{a}\'}" + f"{\'a\' + \'b\'!r}" + f\'{x:%H:%M}\'', 'y': "t'a{b!r:c}'"}
