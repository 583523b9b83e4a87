# option: --policy standard
# __slots__, __class__ assignment, attributes on subclasses of built-in types, many shapes.
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
# slots
class S(object):
    __slots__ = ('a', '__b', 'c')
    def __init__(self): self.a = 1; self.__b = 2
    def get(self): return self.__b
s = S(); print(s.a, s.get(), hasattr(s, 'c'), S.__slots__, sorted(n for n in S.__dict__ if not n.startswith('__')))
show(lambda: s.__dict__); show(lambda: setattr(s, 'zz', 1))
class S2(S): __slots__ = ('d',)
class S3(S2): pass
t = S3(); t.d = 4; t.e = 5; t.c = 3; print(t.a, t.c, t.d, t.e, t.__dict__)
del t.d; show(lambda: t.d)
# __class__ assignment
class K1:
    def who(self): return 'K1'
class K2:
    def who(self): return 'K2'
k = K1(); k.v = 7
print(k.who()); k.__class__ = K2; print(k.who(), k.v, type(k)); k.w = 8; print(k.__dict__)
show(lambda: setattr(s, '__class__', K1))
# builtin subclasses with attributes
class L(list):
    def __init__(self, *a): super().__init__(*a); self.tag = 'T'
class T(tuple): pass
class I(int): pass
class St(str): pass
class F(float): pass
class Dd(dict):
    def __missing__(self, k): return k * 2
for cls, arg in ((L, [1,2]), (T, (1,2)), (I, 5), (St, 'abc'), (F, 1.5), (Dd, {'a': 1})):
    o = cls(arg); o.attr = 'x'; o.attr2 = [1]
    print(cls.__name__, o, o.attr, o.attr2, o.__dict__, isinstance(o, cls.__mro__[1]), type(o).__name__)
print(Dd()['q'], L([3]).tag)
class E(Exception):
    def __init__(self, code, msg): super().__init__(msg); self.code = code
try: raise E(3, 'boo')
except E as e: print(e, e.code, e.args, e.__dict__)
e = ValueError('x'); e.extra = 1; print(e.extra, e.__dict__)
# many shapes
class V: pass
vs = []
for i in range(300):
    v = V()
    for j in range(i % 7): setattr(v, 'abcdefg'[(i * 3 + j) % 7], j)
    vs.append(v)
print(sum(len(v.__dict__) for v in vs))

#> 1 2 False ('a', '__b', 'c') ['_S__b', 'a', 'c', 'get']
#> AttributeError 'S' object has no attribute '__dict__'
#> AttributeError 'S' object has no attribute 'zz' and no __dict__ for setting new attributes
#> 1 3 4 5 {'e': 5}
#> AttributeError 'S3' object has no attribute 'd'
#> K1
#> K2 7 <class '__main__.K2'>
#> {'v': 7, 'w': 8}
#> TypeError __class__ assignment: 'K1' object layout differs from 'S'
#> L [1, 2] x [1] {'tag': 'T', 'attr': 'x', 'attr2': [1]} True L
#> T (1, 2) x [1] {'attr': 'x', 'attr2': [1]} True T
#> I 5 x [1] {'attr': 'x', 'attr2': [1]} True I
#> St abc x [1] {'attr': 'x', 'attr2': [1]} True St
#> F 1.5 x [1] {'attr': 'x', 'attr2': [1]} True F
#> Dd {'a': 1} x [1] {'attr': 'x', 'attr2': [1]} True Dd
#> qq T
#> boo 3 ('boo',) {'code': 3}
#> 1 {'extra': 1}
#> 897
