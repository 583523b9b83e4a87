# Common uses of weak references, __del__ and generators that are dropped.
# option: --policy standard
import weakref,gc
# common idioms
class Node:
    def __init__(self, v, parent=None):
        self.v=v; self.children=[]; self._parent=weakref.ref(parent) if parent else None
    @property
    def parent(self): return self._parent() if self._parent else None
    def add(self, v): c=Node(v,self); self.children.append(c); return c
root=Node(1); c=root.add(2); d=c.add(3)
print(d.parent.v, d.parent.parent.v, root.parent)
del root, c
print(d.parent)
class Cache:
    def __init__(self): self.d=weakref.WeakValueDictionary()
    def get(self,k):
        try: return self.d[k]
        except KeyError:
            o=Obj(k); self.d[k]=o; return o
class Obj:
    def __init__(s,k): s.k=k
ca=Cache(); a=ca.get('x'); print(ca.get('x') is a, len(ca.d)); 
a=None
print(len(ca.d))
log=[]
class Res:
    def __init__(s,n): s.n=n; log.append('open '+n)
    def close(s): log.append('close '+s.n)
    def __del__(s): s.close()
def use():
    r=Res('a'); log.append('use')
use(); print(log); log.clear()
def use2():
    r=Res('b')
    return 5
x=use2(); print(x, log); log.clear()
for i in range(3):
    r=Res(str(i))
print(log); r=None; print(log); log.clear()
try:
    r=Res('e'); raise ValueError
except ValueError: pass
del r; print(log); log.clear()
class Obs:
    def __init__(s): s.subs=weakref.WeakSet()
    def fire(s): return sorted(x.n for x in s.subs)
class Sub:
    def __init__(s,n): s.n=n
o=Obs(); s1=Sub(1); s2=Sub(2); o.subs.add(s1); o.subs.add(s2); print(o.fire()); del s1; print(o.fire())
def gen():
    try:
        while True: yield 1
    finally: log.append('gen closed')
g=gen(); next(g); g=None; print(log); log.clear()
def first(): 
    for v in gen(): return v
first()
print(log); log.clear()
from contextlib import contextmanager
@contextmanager
def cm():
    log.append('in')
    try: yield 5
    finally: log.append('out')
with cm() as v: log.append(v)
print(log); log.clear()
def mk():
    a=Res('c1'); b=Res('c2'); a.o=b; b.o=a
mk(); n=gc.collect(); print(sorted(log)); log.clear()
it=iter([Res('l1'),Res('l2')]); next(it); del it; print(log)
class Base:
    def __del__(self): print('base del')
class Derived(Base):
    def __del__(self): print('derived del'); super().__del__()
Derived()
print('end')

#> 2 1 None
#> None
#> True 1
#> 0
#> ['open a', 'use', 'close a']
#> 5 ['open b', 'close b']
#> ['open 0', 'open 1', 'close 0', 'open 2', 'close 1']
#> ['open 0', 'open 1', 'close 0', 'open 2', 'close 1', 'close 2']
#> ['open e', 'close e']
#> [1, 2]
#> [2]
#> ['gen closed']
#> ['gen closed']
#> ['in', 5, 'out']
#> ['close c1', 'close c2', 'open c1', 'open c2']
#> ['open l1', 'open l2', 'close l2', 'close l1']
#> derived del
#> base del
#> end
