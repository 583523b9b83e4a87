# option: --policy standard
# Classes that change after attribute caches have seen their instances.
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
# late data descriptor hides a cached slot
class A:
    def __init__(self): self.x = 1; self.y = 2
a = A()
def getx(o): return o.x
for i in range(5): getx(a)
A.x = property(lambda s: 'prop')
print(getx(a))
del A.x
print(getx(a))
def setx(o, v): o.x = v
for i in range(5): setx(a, i)
class D:
    def __set__(self, o, v): print('set', v)
    def __get__(self, o, t): return 'desc'
A.x = D()
setx(a, 9); print(getx(a), a.__dict__)
del A.x
print(getx(a))
def hook(self, n): return 'hooked ' + n
for i in range(3): getx(a)
A.__getattribute__ = hook
print(getx(a))
del A.__getattribute__
print(getx(a))
A.__setattr__ = lambda s, n, v: print('setattr', n, v)
setx(a, 3)
del A.__setattr__
setx(a, 4); print(getx(a))
# base class change seen below
class B(A): pass
b = B()
def m(o): return o.meth()
A.meth = lambda s: 1
print(m(b)); A.meth = lambda s: 2; print(m(b)); B.meth = lambda s: 3; print(m(b)); del B.meth; print(m(b))
b.meth = lambda: 'own'; print(m(b)); del b.meth; print(m(b))
# class counters
class C: n = 0
def bump(): C.n += 1; return C.n
for i in range(100): bump()
print(C.n, C().n)

#> prop
#> 1
#> set 9
#> desc {'x': 4, 'y': 2}
#> 4
#> hooked x
#> 4
#> setattr x 3
#> 4
#> 1
#> 2
#> 3
#> 2
#> own
#> 2
#> 100 100
