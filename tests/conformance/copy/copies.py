# copy, deepcopy and replace: what is shared, which methods are called, what is rejected.
# option: --policy standard
import copy
class A: pass
a=A(); a.x=[1]; a.y=(1,[2]); a.me=a
b=copy.copy(a); print(b.x is a.x, b.me is a, type(b) is A)
b=copy.deepcopy(a); print(b.x, b.x is a.x, b.me is b, b.y, b.y[1] is a.y[1])
for o in (1,1.5,'a',b'b',None,True,(1,2),(1,[2]),[1,[2]],{1:[2]},{1,2},frozenset([1]),range(3),slice(1,2,3),1j,len,
          print,A,type,...,NotImplemented,bytearray(b'x')):
    c=copy.copy(o); d=copy.deepcopy(o); print(type(o).__name__, c==o, d==o, c is o, d is o)
def f(): pass
print(copy.copy(f) is f, copy.deepcopy(f) is f, copy.copy(copy) if 0 else '')
l=[1]; l.append(l); m=copy.deepcopy(l); print(m is not l, m[1] is m, len(m))
t=([],); t[0].append(t); u=copy.deepcopy(t); print(u is not t, u[0][0] is u)
d={}; d['d']=d; e=copy.deepcopy(d); print(e['d'] is e)
s=[1]; x=[s,s]; y=copy.deepcopy(x); print(y[0] is y[1], y[0] is not s)
class L(list): pass
q=L([1,[2]])
q.at=5
r=copy.copy(q)
print(type(r).__name__, r, r.at, r[1] is q[1])
r=copy.deepcopy(q)
print(r,r.at,r[1] is q[1])
class D(dict): pass
q=D(a=1,b=[2])
q.at=[5]
r=copy.copy(q)
print(type(r).__name__, r, r.at is q.at)
r=copy.deepcopy(q)
print(r, r.at, r.at is q.at, r['b'] is q['b'])
class S:
    __slots__=('a','b','__c')
    def __init__(s): s.a=[1]; s.__c=3
    def c(s): return s.__c
q=S(); r=copy.copy(q); print(r.a is q.a, hasattr(r,'b'), r.c()); r=copy.deepcopy(q); print(r.a, r.a is q.a)
class T(tuple): pass
q=T([1,[2]]); q.z=1; r=copy.copy(q); print(type(r).__name__, r, r.z); r=copy.deepcopy(q); print(r, r[1] is q[1])
class I(int): pass
q=I(5); q.z=1; r=copy.copy(q); print(type(r).__name__, r, r.z)
class St(str): pass
print(copy.copy(St('ab')), type(copy.deepcopy(St('x'))).__name__)
class F(float): pass
print(copy.copy(F(2.5)))
class Se(set): pass
q=Se([1,2]); q.k=1; r=copy.copy(q); print(type(r).__name__, r, r.k)
class E(Exception):
    def __init__(s,a,b): super().__init__(a,b); s.z=a
q=E(1,2); r=copy.copy(q); print(type(r).__name__, r.args, r.z)
print(repr(copy.copy(ValueError('x',1))), repr(copy.deepcopy(KeyError([1]))))
class C1:
    def __copy__(s): return 'copied'
    def __deepcopy__(s,m): return ('deep',type(m).__name__)
print(copy.copy(C1()), copy.deepcopy(C1()))
class C2:
    def __reduce__(s): return (list,([1,2],))
print(copy.copy(C2()), copy.deepcopy([C2()]))
class C3:
    def __reduce_ex__(s,p): return (C3.make,(p,),{'s':1})
    @staticmethod
    def make(p): o=object.__new__(C3); o.p=p; return o
print(copy.copy(C3()).__dict__, copy.deepcopy(C3()).__dict__)
class C4:
    def __init__(s): s.a=1; s.b=2
    def __getstate__(s): return {'a':s.a}
    def __setstate__(s,st): s.st=st
print(copy.copy(C4()).__dict__)
class C5:
    def __new__(cls,*a,**k): o=object.__new__(cls); o.got=(a,k); return o
    def __getnewargs__(s): return (1,2)
print(copy.copy(C5()).got)
class C6(C5):
    def __getnewargs_ex__(s): return ((1,),{'k':3})
print(copy.copy(C6()).got)
class C7:
    def __reduce__(s): return 'global'
q=C7(); print(copy.copy(q) is q)
class M(type): pass
class UM(metaclass=M): pass
print(copy.copy(UM) is UM, copy.deepcopy(UM) is UM)
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
def g(): yield
t(lambda: copy.copy(g()))
t(lambda: copy.deepcopy(g()))
t(lambda: copy.copy(copy))
t(lambda: copy.replace(1))
t(lambda: copy.deepcopy({}.keys()))
t(lambda: copy.copy(A.__dict__))
class R:
    def __init__(s,x): s.x=x
    def __replace__(s,**k): return R(**({'x':s.x}|k))
print(copy.replace(R(1),x=5).x, copy.replace(R(1)).x)
t(lambda: copy.replace(R(1),y=5)); t(lambda: copy.Error); t(lambda: copy.error is copy.Error); t(lambda: copy.__all__)
class Meth:
    def m(s): return s
q=Meth(); bm=q.m; r=copy.copy(bm); print(r==bm); r=copy.deepcopy(bm); print(r() is q, type(r()).__name__)
o=object(); print(type(copy.copy(o)).__name__)
class G5:
    def __getnewargs__(s): return [1]
t(lambda: copy.copy(G5()))
class G6:
    def __getnewargs_ex__(s): return [1]
t(lambda: copy.copy(G6()))
print(a.__reduce_ex__(2)[0].__name__, a.__reduce_ex__(2)[1], A().__reduce_ex__(2)[2:],
      A().__getstate__(), [].__reduce_ex__(2)[:3][1:], object().__reduce_ex__(4)[1:])
deep=[]
for i in range(100000): deep=[deep]
try: copy.deepcopy(deep)
except RecursionError as e: print('RecursionError')
memo={}; k=[1]; v=copy.deepcopy(k,memo); print(memo[id(k)] is v, memo[id(memo)]==[k])
class Bad:
    def __reduce__(s): return 5
t(lambda: copy.copy(Bad()))
class Bad2:
    def __reduce_ex__(s,p): return (list,)
t(lambda: copy.copy(Bad2()))
import copyreg
class P: 
    def __init__(s,v): s.v=v
copyreg.pickle(P, lambda p: (P,(p.v*2,)))
print(copy.copy(P(3)).v, copy.deepcopy(P([1])).v)
t(lambda: copyreg.pickle(P,5))

#> True True True
#> [1] False True (1, [2]) False
#> int True True True True
#> float True True True True
#> str True True True True
#> bytes True True True True
#> NoneType True True True True
#> bool True True True True
#> tuple True True True True
#> tuple True True True False
#> list True True False False
#> dict True True False False
#> set True True False False
#> frozenset True True True False
#> range True True True True
#> slice True True True False
#> complex True True True True
#> builtin_function_or_method True True True True
#> builtin_function_or_method True True True True
#> type True True True True
#> type True True True True
#> ellipsis True True True True
#> NotImplementedType True True True True
#> bytearray True True False False
#> True True 
#> True True 2
#> True True
#> True
#> True True
#> L [1, [2]] 5 True
#> [1, [2]] 5 False
#> D {'a': 1, 'b': [2]} True
#> {'a': 1, 'b': [2]} [5] False False
#> True False 3
#> [1] False
#> T (1, [2]) 1
#> (1, [2]) False
#> I 5 1
#> ab St
#> 2.5
#> Se Se({1, 2}) 1
#> E (1, 2) 1
#> ValueError('x', 1) KeyError([1])
#> copied ('deep', 'dict')
#> [1, 2] [[1, 2]]
#> {'p': 4, 's': 1} {'p': 4, 's': 1}
#> {'st': {'a': 1}}
#> ((), {})
#> ((), {})
#> True
#> True True
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle 'module' object
#> TypeError replace() does not support int objects
#> TypeError cannot pickle 'dict_keys' object
#> TypeError cannot pickle 'mappingproxy' object
#> 5 1
#> TypeError R.__init__() got an unexpected keyword argument 'y'
#> <class 'copy.Error'>
#> True
#> ['Error', 'copy', 'deepcopy', 'replace']
#> True
#> False Meth
#> object
#> TypeError __getnewargs__ should return a tuple, not 'list'
#> TypeError __getnewargs_ex__ should return a tuple, not 'list'
#> __newobj__ (<class '__main__.A'>,) (None, None, None) None ((<class 'list'>,), None) ((<class 'object'>,), None, None, None)
#> RecursionError
#> True True
#> TypeError Value after * must be an iterable, not int
#> TypeError _reconstruct() missing 1 required positional argument: 'args'
#> 6 [1, 1]
#> TypeError reduction functions must be callable
