# Classes with a __new__ in Python: what it returns, whether __init__ follows, and what it may not make.
# option: --policy standard
class S:
    n = 0
    def __new__(cls, x, y=3):
        self = object.__new__(cls); self.v = (x, y); return self
class S2(S):
    def __init__(self, x): self.w = x
class G:
    def __new__(cls, k):
        return S2(k) if k == 1 else S(k) if k == 2 else object.__new__(G) if k == 3 else k
class H(G):
    pass
class M:
    def __new__(cls, a):
        if a: return N(0)
        return object.__new__(cls)
class N(M):
    def __new__(cls, a): return object.__new__(N)
    def __init__(self, a): self.a = ('init', a); print('N init', a)
class Gen:
    def __new__(cls, a):
        yield a
class L(list):
    def __new__(cls, *a): return list.__new__(cls)
class T(tuple):
    def __new__(cls, a, b): return tuple.__new__(cls, (a, b))
class I(int):
    def __new__(cls, a): return int.__new__(cls, a + 1)
class BadInit:
    def __new__(cls, a): return object.__new__(cls)
    def __init__(self, a): return 3
for i in range(3):
    print(S(1).v, S(1, 2).v, S2(5).v, S2(5).w)
    print([type(G(k)).__name__ for k in (1, 2, 3, 4)], type(H(3)).__name__)
    m = M(i); print(type(m).__name__, getattr(m, 'a', None))
    print(type(Gen(1)).__name__, list(Gen(1)))
    print(L('abc'), L([1, 2], ) == [], T(1, 2), I(4))
    try: BadInit(1)
    except TypeError as e: print(e)
    try: S()
    except TypeError as e: print(e)
    try: T(1)
    except TypeError as e: print(e)
    try: tuple.__new__(int, ())
    except TypeError as e: print(e)
    try: int.__new__(T, 1)
    except TypeError as e: print(e)
    try: object.__new__(T)
    except TypeError as e: print(e)
class X:
    def __new__(cls, a):
        cls = 5
        return a
print(X(7))

#> (1, 3) (1, 2) (5, 3) 5
#> ['S2', 'S', 'G', 'int'] G
#> M None
#> generator [1]
#> ['a', 'b', 'c'] False (1, 2) 5
#> __init__() should return None, not 'int'
#> S.__new__() missing 1 required positional argument: 'x'
#> T.__new__() missing 1 required positional argument: 'b'
#> tuple.__new__(int): int is not a subtype of tuple
#> int.__new__(T): T is not a subtype of int
#> object.__new__(T) is not safe, use tuple.__new__()
#> (1, 3) (1, 2) (5, 3) 5
#> ['S2', 'S', 'G', 'int'] G
#> N init 0
#> N init 1
#> N ('init', 1)
#> generator [1]
#> ['a', 'b', 'c'] False (1, 2) 5
#> __init__() should return None, not 'int'
#> S.__new__() missing 1 required positional argument: 'x'
#> T.__new__() missing 1 required positional argument: 'b'
#> tuple.__new__(int): int is not a subtype of tuple
#> int.__new__(T): T is not a subtype of int
#> object.__new__(T) is not safe, use tuple.__new__()
#> (1, 3) (1, 2) (5, 3) 5
#> ['S2', 'S', 'G', 'int'] G
#> N init 0
#> N init 2
#> N ('init', 2)
#> generator [1]
#> ['a', 'b', 'c'] False (1, 2) 5
#> __init__() should return None, not 'int'
#> S.__new__() missing 1 required positional argument: 'x'
#> T.__new__() missing 1 required positional argument: 'b'
#> tuple.__new__(int): int is not a subtype of tuple
#> int.__new__(T): T is not a subtype of int
#> object.__new__(T) is not safe, use tuple.__new__()
#> 7
