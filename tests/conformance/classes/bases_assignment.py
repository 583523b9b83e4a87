# Assigning __bases__: resolution orders, hooks and layouts follow, or nothing changes.
# option: --policy standard
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class A:
    x='A'
    def f(self): return 'A.f'
class B:
    x='B'
    def f(self): return 'B.f'
    def g(self): return 'B.g'
class C(A): pass
class D(C):
    def f(self): return 'D.'+super().f()
c=C(); d=D(); d.own=1
print(c.f(), d.f(), c.x, C.__bases__, C.__base__, [k.__name__ for k in D.__mro__])
for i in range(3): c.f(); d.f(); c.x
C.__bases__=(B,)
print(c.f(), d.f(), c.x, C.__bases__, C.__base__, [k.__name__ for k in D.__mro__], c.g(), d.own, isinstance(d,A),
      isinstance(d,B), A.__subclasses__(), B.__subclasses__())
C.__bases__=(B,A)
print([k.__name__ for k in D.__mro__])
def s(v,cls=C): 
    def g(): cls.__bases__=v
    return g
t(s(5))
t(s(()))
t(s((5,)))
t(s((D,)))
t(s((C,)))
t(s((object,)))
t(s((int,)))
t(s((A,A)))
t(s((list,)))
t(s((A,int)))
t(s((B,),int))
t(s((A,),A))
class E(object): pass
t(s((A,),E))
class S1: __slots__=('a',)
class S2: __slots__=('b',)
class S3: __slots__=('a',)
class T(S1): pass
t(s((S2,),T)); t(s((S3,),T)); x=T(); x.a=5; print(x.a)
T.__bases__=(S3,)
t(lambda: x.a)
x.a=6; print(x.a, T.__mro__)
def dl(): del C.__bases__
t(dl)
print(C.__bases__)
# a failure changes nothing
class P: pass
class Q(P): pass
class R1(Q): pass
def bad(): 
    class X(A): pass
    class Y(X, B): pass
    X.__bases__=(B, A)
    return [k.__name__ for k in Y.__mro__]
t(bad)
def bad2():
    class O1: pass
    class O2: pass
    class X(O1): pass
    class Z(O1, O2): pass
    class Y(X, Z): pass
    before=[k.__name__ for k in Y.__mro__]
    try: X.__bases__=(O2, O1)
    except TypeError as e: print('TypeError', str(e).replace('\n',' '))
    return before==[k.__name__ for k in Y.__mro__], X.__bases__
t(bad2)
# hooks come and go
class H:
    def __getattr__(self,n): return 'got '+n
class H0: pass
class K(H0): pass
k=K()
t(lambda: k.zz)
K.__bases__=(H,)
t(lambda: k.zz)
K.__bases__=(H0,)
t(lambda: k.zz)
class Set:
    def __setattr__(self,n,v): object.__setattr__(self,n,(v,'set'))
K.__bases__=(Set,); k.q=1; print(k.q)
class L(K): pass
l=L(); l.q=2; print(l.q)
class Lt:
    def __len__(self): return 7
    def __eq__(self,o): return True
    __hash__=None
K.__bases__=(Lt,); print(len(l), l==5); t(lambda: hash(l))
K.__bases__=(H0,); t(lambda: len(l)); print(l==5, hash(l)==hash(l))
class Ini:
    def __init__(self, a): self.a=a
K.__bases__=(Ini,); print(L(3).a); t(lambda: L())
class M(type):
    def mro(cls): return super().mro()[::-1] if cls.__name__=='Rev' else super().mro()
class MB(metaclass=M): pass
class MC(MB): v=1
class MB2(metaclass=M): v=2; w=3
MC.__bases__=(MB2,); print(MC.v, MC.w, MC.__mro__)
class Del:
    def __del__(self): print('del')
class N(H0): pass
N.__bases__=(Del,)
n=N(); del n
print('end')

#> A.f D.A.f A (<class '__main__.A'>,) <class '__main__.A'> ['D', 'C', 'A', 'object']
#> B.f D.B.f B (<class '__main__.B'>,) <class '__main__.B'> ['D', 'C', 'B', 'object'] B.g 1 False True [] [<class '__main__.C'>]
#> ['D', 'C', 'B', 'A', 'object']
#> TypeError can only assign tuple to C.__bases__, not int
#> TypeError can only assign non-empty tuple to C.__bases__, not ()
#> TypeError C.__bases__ must be tuple of classes, not 'int'
#> TypeError a __bases__ item causes an inheritance cycle
#> TypeError a __bases__ item causes an inheritance cycle
#> TypeError __bases__ assignment: 'object' deallocator differs from 'B'
#> TypeError __bases__ assignment: 'int' deallocator differs from 'B'
#> TypeError duplicate base class A
#> TypeError __bases__ assignment: 'list' object layout differs from 'B'
#> TypeError __bases__ assignment: 'int' deallocator differs from 'B'
#> TypeError cannot set '__bases__' attribute of immutable type 'int'
#> TypeError a __bases__ item causes an inheritance cycle
#> TypeError __bases__ assignment: 'A' deallocator differs from 'object'
#> TypeError __bases__ assignment: 'S2' object layout differs from 'S1'
#> None
#> 5
#> 5
#> 6 (<class '__main__.T'>, <class '__main__.S3'>, <class 'object'>)
#> TypeError cannot delete '__bases__' attribute of immutable type 'C'
#> (<class '__main__.B'>, <class '__main__.A'>)
#> ['Y', 'X', 'B', 'A', 'object']
#> TypeError Cannot create a consistent method resolution order (MRO) for bases O2, O1
#> (True, (<class '__main__.bad2.<locals>.O1'>,))
#> AttributeError 'K' object has no attribute 'zz'
#> 'got zz'
#> AttributeError 'K' object has no attribute 'zz'
#> (1, 'set')
#> (2, 'set')
#> 7 True
#> TypeError unhashable type: 'L'
#> TypeError object of type 'L' has no len()
#> False True
#> 3
#> TypeError Ini.__init__() missing 1 required positional argument: 'a'
#> 1 3 (<class '__main__.MC'>, <class '__main__.MB2'>, <class 'object'>)
#> del
#> end
