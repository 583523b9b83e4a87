# weakref.ref and weakref.proxy: supported types, identity, hashing, callbacks, dead references.
# option: --policy standard
import weakref,gc,sys
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class A: pass
a=A()
r=weakref.ref(a)
other=weakref.ref(a,print); print(other is r); del other
print(repr(r).split(' at ')[0], r.__callback__, hash(r)==hash(a), r is weakref.ref(a), weakref.getweakrefcount(a),
      len(weakref.getweakrefs(a)))
print(weakref.__all__)
print(type(r), weakref.ProxyType, weakref.CallableProxyType, weakref.ReferenceType.__module__,
      weakref.ref is weakref.ReferenceType)
for o in (1,1.5,'a',b'a',(),[],{},set(),frozenset(),None,range(3),slice(1),object(),print,lambda:1,[].append,A,type,
          a.__init__,sys,(i for i in ()),E1:=ValueError(),r,weakref.proxy(a),bytearray(),property(),
          classmethod(print),staticmethod(print),super(A),iter([]),enumerate([]),zip(),
          map(print,[]),(lambda:1).__code__,Ellipsis,1j,{}.keys(), A.__dict__, reversed([]), int.__add__, str.join,
          A.__dict__['__weakref__'], A.__repr__, a.__repr__, dict.fromkeys):
    try:
        q=weakref.ref(o); print(type(o).__name__,'yes')
    except TypeError as e: print(e)
t(lambda: weakref.ref())
t(lambda: weakref.ref(a,1,2))
t(lambda: weakref.ref(a,callback=None))
t(lambda: weakref.proxy(5))
t(lambda: weakref.proxy())
t(lambda: r(1))
t(lambda:weakref.ref(object=a))
class L(list): pass
class S: __slots__=()
class Sw: __slots__=('__weakref__',)
class I(int): pass
class T(tuple): pass
class St(str): pass
t(lambda: weakref.ref(S())); t(lambda: weakref.ref(I(3)));t(lambda: weakref.ref(T()));
t(lambda: type('x',(),{'__slots__':('__weakref__','__weakref__')}))
t(lambda: type('x',(A,),{'__slots__':('__weakref__',)}))
t(lambda: type('x',(int,),{'__slots__':('__weakref__',)}))
print(I(3).__weakref__ if hasattr(I(3),'__weakref__') else 'no'); print(a.__weakref__ is r)
p=weakref.proxy(a); 
a.x=5
print(p.x, type(p), p.__class__, isinstance(p,A))
t(lambda: hash(p))
p.y=3
print(a.y)
del p.y
t(lambda: p.zz)
t(lambda:p+1)
t(lambda: len(p))
t(lambda: p())
t(lambda: p[1])
t(lambda: iter(p))
t(lambda: next(p))
print(f"{p==a = }")
print(f"{a==p = }")
print(f"{p==p = }")
print(f"{bool(p) = }")
print(f"{p!=a = }")
class C:
    def __call__(self,*a,**k): return a,k
    def __add__(self,o): return ('add',o)
    def __radd__(self,o): return ('radd',o)
    def __len__(self): return 3
    def __getitem__(self,k): return k
    def __contains__(self,k): return k==1
    def __iter__(self): return iter([1,2])
    def __str__(self): return 'strC'
    def __bytes__(self): return b'x'
    def __repr__(self): return 'reprC'
    def __eq__(self,o): return 'eq'
    def __index__(self): return 3
    def __int__(self): return 4
    def __format__(self,s): return 'fmt'+s
    def __iadd__(self,o): return 'iadd'
    def __hash__(self): return 7
    def __reversed__(self): return 'rev'
    def __next__(self): return 9
    def __bool__(self): return False
    def __matmul__(self,o): return 'mm'
    def __divmod__(self,o): return 'dm'
    def __pow__(self,o,m=None): return 'pow',m
    def __neg__(self): return 'neg'
    def __float__(self): return 2.5
    def __setitem__(self,k,v): print('set',k,v)
    def __delitem__(self,k): print('del',k)
    def __enter__(self): return 1
    def __exit__(self,*a): pass
    def __lt__(self,o): return 'lt'
c=C(); p=weakref.proxy(c)
print(type(p), p(1,a=2), p+1, 1+p, len(p), p[4], 1 in p, list(p), str(p), p==1, [1,2,3,4][p], int(p), bool(p), p@1,
      divmod(p,2), pow(p,2,3), -p, float(p), next(p), p<1)
p[1]=2
del p[1]
t(lambda: bytes(p)); t(lambda: hash(p)); 

q=p; q+=1; print(q)
del c
gc.collect()
t(lambda: p.x)
t(lambda: p())
t(lambda: p+1)
t(lambda: str(p))
t(lambda: len(p))
t(lambda:bool(p))
t(lambda: p==1)
rr=weakref.ref(A()); print(rr(), rr.__callback__, repr(rr).split(';')[1]); t(lambda: hash(rr)); 
def cb(x): print('cb',x())
b=A()
r1=weakref.ref(b,cb)
r2=weakref.ref(b,lambda x: print('cb2'))
print(f"{r1==r2 = }")
print(f"{r1!=r2 = }")
print(f"{r1==weakref.ref(b) = }")
print(f"{r1==5 = }")
print(f"{hash(r1) is not None = }")
t(lambda: r1<r2)
print(r1.__callback__ is cb)
del b
print(r1==r2, r1==r1, hash(r1) is not None, r1.__callback__)
class R(weakref.ref):
    def __init__(self,o,cb=None,**k): super().__init__(o,cb); self.k=k
    def __call__(self): return ('R',super().__call__())
a2=A()
x=R(a2,k=1)
print(x.k, x()[0], R(a2) is R(a2), type(x), x==weakref.ref(a2))
t(lambda: weakref.ref.__new__(weakref.ref,a2)()is a2)
t(lambda: weakref.ref.__init__(weakref.ref(a2), 1,2,3))
print(type(weakref.ref(L())).__name__, type(weakref.ref(Sw())).__name__, type(weakref.ref(St())).__name__)

#> False
#> <weakref None True True 1 1
#> ['ref', 'proxy', 'getweakrefcount', 'getweakrefs', 'WeakKeyDictionary', 'ReferenceType', 'ProxyType', 'CallableProxyType', 'ProxyTypes', 'WeakValueDictionary', 'WeakSet', 'WeakMethod', 'finalize']
#> <class 'weakref.ReferenceType'> <class 'weakref.ProxyType'> <class 'weakref.CallableProxyType'> weakref True
#> cannot create weak reference to 'int' object
#> cannot create weak reference to 'float' object
#> cannot create weak reference to 'str' object
#> cannot create weak reference to 'bytes' object
#> cannot create weak reference to 'tuple' object
#> cannot create weak reference to 'list' object
#> cannot create weak reference to 'dict' object
#> set yes
#> frozenset yes
#> cannot create weak reference to 'NoneType' object
#> cannot create weak reference to 'range' object
#> cannot create weak reference to 'slice' object
#> cannot create weak reference to 'object' object
#> builtin_function_or_method yes
#> function yes
#> builtin_function_or_method yes
#> type yes
#> type yes
#> cannot create weak reference to 'method-wrapper' object
#> module yes
#> generator yes
#> cannot create weak reference to 'ValueError' object
#> cannot create weak reference to 'weakref.ReferenceType' object
#> cannot create weak reference to 'weakref.ProxyType' object
#> cannot create weak reference to 'bytearray' object
#> cannot create weak reference to 'property' object
#> cannot create weak reference to 'classmethod' object
#> cannot create weak reference to 'staticmethod' object
#> cannot create weak reference to 'super' object
#> cannot create weak reference to 'list_iterator' object
#> cannot create weak reference to 'enumerate' object
#> cannot create weak reference to 'zip' object
#> cannot create weak reference to 'map' object
#> code yes
#> cannot create weak reference to 'ellipsis' object
#> cannot create weak reference to 'complex' object
#> cannot create weak reference to 'dict_keys' object
#> cannot create weak reference to 'mappingproxy' object
#> cannot create weak reference to 'list_reverseiterator' object
#> cannot create weak reference to 'wrapper_descriptor' object
#> cannot create weak reference to 'method_descriptor' object
#> cannot create weak reference to 'getset_descriptor' object
#> cannot create weak reference to 'wrapper_descriptor' object
#> cannot create weak reference to 'method-wrapper' object
#> builtin_function_or_method yes
#> TypeError __new__ expected at least 1 argument, got 0
#> TypeError __new__ expected at most 2 arguments, got 3
#> TypeError ref() takes no keyword arguments
#> TypeError cannot create weak reference to 'int' object
#> TypeError proxy expected at least 1 argument, got 0
#> TypeError weakref expected 0 arguments, got 1
#> TypeError __new__ expected at least 1 argument, got 0
#> TypeError cannot create weak reference to 'S' object
#> TypeError cannot create weak reference to 'I' object
#> TypeError cannot create weak reference to 'T' object
#> TypeError __weakref__ slot disallowed: we already got one
#> TypeError __weakref__ slot disallowed: we already got one
#> TypeError nonempty __slots__ not supported for subtype of 'int'
#> no
#> True
#> 5 <class 'weakref.ProxyType'> <class '__main__.A'> True
#> TypeError unhashable type: 'weakref.ProxyType'
#> 3
#> AttributeError 'A' object has no attribute 'zz'
#> TypeError unsupported operand type(s) for +: 'A' and 'int'
#> TypeError object of type 'A' has no len()
#> TypeError 'weakref.ProxyType' object is not callable
#> TypeError 'A' object is not subscriptable
#> TypeError 'A' object is not iterable
#> TypeError Weakref proxy referenced a non-iterator 'A' object
#> p==a = True
#> a==p = True
#> p==p = True
#> bool(p) = True
#> p!=a = False
#> <class 'weakref.CallableProxyType'> ((1,), {'a': 2}) ('add', 1) ('radd', 1) 3 4 True [1, 2] strC eq 4 4 False mm dm ('pow', 3) neg 2.5 9 lt
#> set 1 2
#> del 1
#> b'\x00\x00\x00'
#> TypeError unhashable type: 'weakref.CallableProxyType'
#> iadd
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> None None  dead>
#> TypeError weak object has gone away
#> r1==r2 = True
#> r1!=r2 = False
#> r1==weakref.ref(b) = True
#> r1==5 = False
#> hash(r1) is not None = True
#> TypeError '<' not supported between instances of 'weakref.ReferenceType' and 'weakref.ReferenceType'
#> True
#> cb2
#> cb None
#> False True True None
#> {'k': 1} R False <class '__main__.R'> True
#> True
#> TypeError __init__ expected at most 2 arguments, got 3
#> ReferenceType ReferenceType ReferenceType
