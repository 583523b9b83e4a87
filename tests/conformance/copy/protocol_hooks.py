# copy: protocol hooks.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import copy
class S:
    def __init__(self): self.l = [1]
    def __copy__(self): return "copied"
    def __deepcopy__(self, memo): return ("deep", len(memo))
print(copy.copy(S()), copy.deepcopy(S()), copy.deepcopy([S()]), copy.copy([S()])[0].__class__.__name__)
class R:
    def __init__(self, a): self.a = a
    def __reduce__(self): return (R, (self.a + 1,))
print(copy.copy(R(1)).a, copy.deepcopy(R(1)).a)
class St:
    def __init__(self): self.x, self.y = 1, [2]
    def __getstate__(self): return {"x": self.x * 10, "y": self.y}
    def __setstate__(self, s): self.__dict__.update(s); self.set = True
a = St()
b = copy.copy(a)
c = copy.deepcopy(a)
print(b.x, b.y is a.y, b.set, c.y is a.y, c.x)
class Sl: __slots__ = ("p", "q")
s = Sl()
s.p = [1]
u = copy.copy(s)
v = copy.deepcopy(s)
print(u.p is s.p, v.p is s.p, hasattr(u, "q"))
class New:
    def __new__(cls, a): o = super().__new__(cls); o.a = a; return o
    def __getnewargs__(self): return (self.a,)
print(copy.copy(New(5)).a, copy.deepcopy(New([5])).a)
l = [1]
l.append(l)
m = copy.deepcopy(l)
print(m[1] is m, m is l)
d = {}
d["d"] = d
e = copy.deepcopy(d)
print(e["d"] is e)
x = []
y = copy.deepcopy([x, x, (x,)])
print(y[0] is y[1] is y[2][0], copy.deepcopy((1, "a")) is not None)
q = (1, [2])
print(f"{copy.copy(q) is q = }")
print(f"{copy.deepcopy(q) is q = }")
print(f"{copy.deepcopy(q)[1] is q[1] = }")
print(f"{copy.deepcopy(len) is len = }")
print(f"{copy.deepcopy(int) is int = }")
print(f"{copy.deepcopy(copy) is copy if False else True = }")
print(f"{copy.copy(None) = }")
print(f"{copy.deepcopy(...) = }")
print(f"{copy.copy({1, 2}) = }")
print(f"{copy.deepcopy(frozenset([1])) = }")
print(f"{copy.copy(bytearray(b"a")) = }")
print(f"{copy.deepcopy(range(3)) = }")
print(f"{copy.copy(slice(1, 2)) = }")
print(f"{copy.deepcopy(1j) = }")
print(f"{copy.copy(object()).__class__ = }")
t(lambda: copy.copy((i for i in [])))
t(lambda: copy.deepcopy((i for i in [])))
t(lambda: copy.copy(memoryview(b"a")))
t(lambda: copy.copy())
t(lambda: copy.replace(5, x=1))
t(lambda: copy.replace())
t(lambda: copy.deepcopy([1, {2: (i for i in [])}]))
class LSub(list): pass
z = LSub([[1]])
z.attr = {}
w = copy.copy(z)
k = copy.deepcopy(z)
print(type(w).__name__, w, w.attr is z.attr, k.attr is z.attr, k[0] is z[0])
class DSub(dict):
    def __init__(self, *a): super().__init__(*a); self.n = 1
print(copy.copy(DSub({1: 2})), copy.deepcopy(DSub({1: [2]})).n)
memo = {}
copy.deepcopy([[1]], memo)
print(len(memo) >= 2, copy.Error.__mro__[1], copy.error is copy.Error)
try: 1 / 0
except ZeroDivisionError as ex: f = copy.copy(ex); print(repr(f), f.args, copy.deepcopy(KeyError("k", [1])).args)
class P:
    def __replace__(self, **k): return sorted(k.items())
print(copy.replace(P(), b=1, a=2), copy.replace(P()))
t(lambda: copy.replace(P(), 1))

#> copied ('deep', 0) [('deep', 1)] S
#> 2 2
#> 10 True True False 10
#> True False False
#> 5 [5]
#> True False
#> True
#> True True
#> copy.copy(q) is q = True
#> copy.deepcopy(q) is q = False
#> copy.deepcopy(q)[1] is q[1] = False
#> copy.deepcopy(len) is len = True
#> copy.deepcopy(int) is int = True
#> copy.deepcopy(copy) is copy if False else True = True
#> copy.copy(None) = None
#> copy.deepcopy(...) = Ellipsis
#> copy.copy({1, 2}) = {1, 2}
#> copy.deepcopy(frozenset([1])) = frozenset({1})
#> copy.copy(bytearray(b"a")) = bytearray(b'a')
#> copy.deepcopy(range(3)) = range(0, 3)
#> copy.copy(slice(1, 2)) = slice(1, 2, None)
#> copy.deepcopy(1j) = 1j
#> copy.copy(object()).__class__ = <class 'object'>
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle memoryview objects
#> TypeError copy() missing 1 required positional argument: 'x'
#> TypeError replace() does not support int objects
#> TypeError replace() missing 1 required positional argument: 'obj'
#> TypeError cannot pickle 'generator' object
#> LSub [[1]] True False False
#> {1: 2} 1
#> True <class 'Exception'> True
#> ZeroDivisionError('division by zero') ('division by zero',) ('k', [1])
#> [('a', 2), ('b', 1)] []
#> TypeError replace() takes 1 positional argument but 2 were given
