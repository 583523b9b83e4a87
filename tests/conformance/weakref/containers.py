# WeakValueDictionary, WeakKeyDictionary, WeakSet, WeakMethod and finalize.
# option: --policy standard
import weakref, gc
class A:
    def __init__(s,n): s.n=n
    def __repr__(s): return f'A({s.n})'
    def m(s): return s.n
d=weakref.WeakValueDictionary(); a=A(1); b=A(2); d['a']=a; d['b']=b
print(len(d), list(d.items()), d['a'], 'a' in d, d.get('z',5), sorted(d.keys()))
del a
print(len(d), list(d), d.get('a'))
try: d['a']
except KeyError as e: print('KeyError',e)
k=weakref.WeakKeyDictionary(); x=A(3); k[x]='v'; print(k[x], len(k), x in k, 5 in k); del x; print(len(k))
s=weakref.WeakSet(); y=A(4); s.add(y); s.add(b); print(len(s), y in s, sorted(i.n for i in s)); del y; print(len(s))
m=weakref.WeakMethod(b.m); print(m()()); 
f=weakref.finalize(b, print, 'finalized', 1); print(f.alive, f.atexit, f.peek()[1:]); del b; print(f.alive, m(), f())

#> 2 [('a', A(1)), ('b', A(2))] A(1) True 5 ['a', 'b']
#> 1 ['b'] None
#> KeyError 'a'
#> v 1 True False
#> 0
#> 2 True [2, 4]
#> 1
#> 2
#> True True (<built-in function print>, ('finalized', 1), {})
#> finalized 1
#> False None None
