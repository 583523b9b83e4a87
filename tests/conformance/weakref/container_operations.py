# Operations of the weak containers, WeakMethod and finalize; keys that values keep alive; cycles.
# option: --policy standard
import weakref, copy, gc
class A:
    def __init__(s,n): s.n=n
    def __repr__(s): return f'A{s.n}'
    def __eq__(s,o): return isinstance(o,A) and s.n==o.n
    def __hash__(s): return hash(s.n)
    def __lt__(s,o): return s.n<o.n
def t(f):
    try: print(repr(f()))
    except KeyError: print('KeyError')
    except Exception as e: print(type(e).__name__, e)
k=[A(i) for i in range(6)]
d=weakref.WeakValueDictionary({i:x for i,x in enumerate(k)})
print(sorted(d.items()), sorted(d.values()), len(d), d.pop(5), len(d))
t(lambda: d.pop(99))
print(d.pop(99,'d'), d.setdefault(0,k[1]), d.setdefault(9,k[1]), sorted(d))
e=d.copy()
print(e==d, type(e).__name__, sorted((d|{20:k[0]}).keys()), sorted(({21:k[0]}|d).keys()))
d|={30:k[2]}
print(sorted(d))
d.update({1:k[3]})
print(d[1])
t(lambda: d.__setitem__(1,5))
del d[1]
t(lambda: d.__delitem__(1))
print(len(d.valuerefs()), len(list(d.itervaluerefs())), bool(d), copy.copy(d)==d, copy.deepcopy(d)==d)
print(d.get(100), d.get(100,1), 0 in d, None in d)
x=d.popitem()
print(x[1] in k)
d.clear()
print(len(d), list(d.items()))
t(lambda: d.popitem())
w=weakref.WeakKeyDictionary({x:i for i,x in enumerate(k)})
print(sorted(w.items()), sorted(w.keys()), w[A(3)], A(2) in w, w.get(A(77),'no'), len(w), w.pop(A(5)), len(w))
t(lambda: w.pop(A(99)))
t(lambda: w[A(99)])
t(lambda: w[5])
print(w.setdefault(k[0],'z'), len(w.keyrefs()), w.copy()==w, copy.deepcopy(w)==w)
w[A(0)]='new'
print(w[k[0]])
del w[k[0]]
print(k[0] in w)
print(len(w|{k[0]:1}))
t(lambda: w.popitem()[0] in k)
s=weakref.WeakSet(k[:3]); u=weakref.WeakSet(k[2:5])
print(f"{sorted(s|u) = }")
print(f"{sorted(s&u) = }")
print(f"{sorted(s-u) = }")
print(f"{sorted(s^u) = }")
print(f"{s<=u = }")
print(f"{s<s|u = }")
print(f"{(s|u)>=s = }")
print(f"{s==weakref.WeakSet(k[:3]) = }")
print(f"{s!=u = }")
print(f"{s.isdisjoint(u) = }")
print(f"{s.issubset(s|u) = }")
print(f"{s.issuperset(s&u) = }")
print(f"{len(s) = }")
print(f"{k[0] in s = }")
print(f"{5 in s = }")
print(f"{sorted(s.union(u)) = }")
print(f"{sorted(s.intersection(u)) = }")
print(f"{sorted(s.difference(u)) = }")
print(f"{sorted(s.symmetric_difference(u)) = }")
s.discard(k[0])
s.discard(k[0])
t(lambda: s.remove(k[0]))
s.add(k[0])
s|=u
print(sorted(s))
s&=u
print(sorted(s))
s-=u
print(len(s))
s^=u
print(sorted(s))
v=s.copy()
print(v==s, v is s)
print(v.pop() in k, len(v))
v.clear()
t(lambda: v.pop())
t(lambda: s.add(5))
print(weakref.WeakSet()==weakref.WeakSet(), bool(weakref.WeakSet()), type(weakref.WeakSet[int]).__name__)
del k; x=None; gc.collect()
print(len(d),len(w),len(s),len(u))
class M:
    def m(self): return 'm'
o=M()
m=weakref.WeakMethod(o.m)
m2=weakref.WeakMethod(o.m)
print(m==m2, hash(m)==hash(m2), m()(), m!=m2, m==5)
t(lambda: weakref.WeakMethod(5))
t(lambda: weakref.WeakMethod(print))
log=[]
m3=weakref.WeakMethod(o.m, lambda r: log.append(r is m3)); del o; print(m(), m==m2, log)
f=A(1)
fin=weakref.finalize(f,log.append,'fin')
print(fin.detach()[2], fin.alive, fin.detach(), fin.peek(), fin())
print(repr(fin).split(' at ')[0], repr(fin).endswith('dead>'))
fin=weakref.finalize(f,log.append,'fin2')
print(repr(fin).split(' at ')[0], fin.peek()[0] is f, fin.atexit)
fin.atexit=False
print(fin.atexit)
del f
print(log, fin.alive)
t(lambda: weakref.finalize(5,print))
t(lambda: weakref.finalize())
# a value that refers to its key keeps it
wk=weakref.WeakKeyDictionary(); key=A(1); wk[key]=[key]; del key; gc.collect(); print(len(wk))
# references in cycles
class N: pass
a=N(); b=N(); a.b=b; b.a=a; r=weakref.ref(a, lambda r: log.append('cycle')); del a,b; gc.collect(); print(r(),
    log[-1])

#> [(0, A0), (1, A1), (2, A2), (3, A3), (4, A4), (5, A5)] [A0, A1, A2, A3, A4, A5] 6 A5 5
#> KeyError
#> d A0 A1 [0, 1, 2, 3, 4, 9]
#> True WeakValueDictionary [0, 1, 2, 3, 4, 9, 20] [0, 1, 2, 3, 4, 9, 21]
#> [0, 1, 2, 3, 4, 9, 30]
#> A3
#> TypeError cannot create weak reference to 'int' object
#> KeyError
#> 6 6 True True True
#> None 1 True False
#> True
#> 0 []
#> KeyError
#> [(A0, 0), (A1, 1), (A2, 2), (A3, 3), (A4, 4), (A5, 5)] [A0, A1, A2, A3, A4, A5] 3 True no 6 5 5
#> KeyError
#> KeyError
#> TypeError cannot create weak reference to 'int' object
#> 0 5 True True
#> new
#> False
#> 5
#> True
#> sorted(s|u) = [A0, A1, A2, A3, A4]
#> sorted(s&u) = [A2]
#> sorted(s-u) = [A0, A1]
#> sorted(s^u) = [A0, A1, A3, A4]
#> s<=u = False
#> s<s|u = True
#> (s|u)>=s = True
#> s==weakref.WeakSet(k[:3]) = True
#> s!=u = True
#> s.isdisjoint(u) = False
#> s.issubset(s|u) = True
#> s.issuperset(s&u) = True
#> len(s) = 3
#> k[0] in s = True
#> 5 in s = False
#> sorted(s.union(u)) = [A0, A1, A2, A3, A4]
#> sorted(s.intersection(u)) = [A2]
#> sorted(s.difference(u)) = [A0, A1]
#> sorted(s.symmetric_difference(u)) = [A0, A1, A3, A4]
#> KeyError
#> [A0, A1, A2, A3, A4]
#> [A2, A3, A4]
#> 0
#> [A2, A3, A4]
#> True False
#> True 2
#> KeyError
#> TypeError cannot create weak reference to 'int' object
#> True False GenericAlias
#> 0 0 0 0
#> True True m False False
#> TypeError argument should be a bound method, not <class 'int'>
#> TypeError argument should be a bound method, not <class 'builtin_function_or_method'>
#> None False [True]
#> ('fin',) False None None None
#> <finalize object True
#> <finalize object True True
#> False
#> [True, 'fin2'] False
#> TypeError cannot create weak reference to 'int' object
#> TypeError finalize.__init__() missing 2 required positional arguments: 'obj' and 'func'
#> 1
#> None cycle
