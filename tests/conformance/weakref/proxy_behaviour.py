# weakref: proxy behaviour.
# option: --policy standard
import weakref, gc
class A:
    def __init__(self, v=1): self.v = v
    def __len__(self): return self.v
    def __add__(self, o): return 'add', o
    def __radd__(self, o): return 'radd', o
    def __iadd__(self, o): self.v += o; return self
    def __getitem__(self, k): return k
    def __call__(self, *a): return a
    def __iter__(self): return iter('ab')
    def __contains__(self, x): return x == 5
    def __eq__(self, o): return self.v == getattr(o, 'v', o)
    def __lt__(self, o): return 'lt'
    def __str__(self): return 'str A'
    def __bytes__(self): return b'bytes'
    def __int__(self): return 7
    def __index__(self): return 3
    def __float__(self): return 1.5
    def __neg__(self): return 'neg'
    def __hash__(self): return 42
class S: __slots__ = ()
class SW: __slots__ = ('__weakref__',)
a = A(); p = weakref.proxy(a); r = weakref.ref(a)
n = type('N', (), {})(); pn = weakref.proxy(n)
dead = weakref.proxy(A()); deadref = weakref.ref(A()); gc.collect()


for line in r"""
p.v
len(p)
p + 1
1 + p
p[3]
list(p)
5 in p
6 in p
p == 1
p < 1
str(p)
int(p)
float(p)
-p
bytes(p)
[0, 1, 2, 9][p]
range(10)[p]
type(p).__name__, type(pn).__name__, type(r).__name__, isinstance(p, A), p.__class__, callable(pn)
p(1, 2)
pn()
setattr(p, 'v', 9), a.v, delattr(p, 'v'), hasattr(a, 'v'), setattr(p, 'v', 2), a.__dict__
hash(p)
hash(r)
r() is a
r == weakref.ref(a)
r is weakref.ref(a)
weakref.proxy(a) is p
r == 5
bool(p)
not pn
repr(p).startswith('<weakproxy at')
repr(r).startswith('<weakref at')
"to 'A'" in repr(r)
dead.v
len(dead)
str(dead)
dead + 1
dead == 1
bool(dead)
dead()
setattr(dead, 'x', 1)
list(dead)
deadref(), repr(deadref).endswith('dead>'), deadref == deadref, deadref == weakref.ref(a)
hash(deadref)
weakref.ref(5)
weakref.ref('a')
weakref.ref(None)
weakref.ref(())
weakref.ref([])
weakref.ref({})
weakref.ref(S())
weakref.proxy(5)
weakref.ref()
weakref.ref(a, 1, 2)
weakref.ref(a, callback=5)
weakref.ref(a, 5).__callback__, r.__callback__, weakref.ref(a, None) is r
weakref.getweakrefcount(a) >= 2, weakref.getweakrefcount(5), weakref.getweakrefs(5), len(weakref.getweakrefs(n))
setattr(r, 'x', 1)
type('R', (weakref.ref,), {'x': 1})(a).x, type('R', (weakref.ref,), {})(a)() is a, type('R', (weakref.ref,), {})(a) is r
p += 5 if 0 else weakref.ref[int]
weakref.ref(len)() is len, weakref.ref(A)() is A, weakref.ref({1}) is not None, weakref.ref(type(p)) is not None
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> p.v -> 1
#> len(p) -> 1
#> p + 1 -> ('add', 1)
#> 1 + p -> ('radd', 1)
#> p[3] -> 3
#> list(p) -> ['a', 'b']
#> 5 in p -> True
#> 6 in p -> False
#> p == 1 -> True
#> p < 1 -> 'lt'
#> str(p) -> 'str A'
#> int(p) -> 7
#> float(p) -> 1.5
#> -p -> 'neg'
#> bytes(p) -> b'\x00\x00\x00'
#> [0, 1, 2, 9][p] -> 9
#> range(10)[p] -> 3
#> type(p).__name__, type(pn).__name__, type(r).__name__, isinstance(p, A), p.__class__, callable(pn) -> ('CallableProxyType', 'ProxyType', 'ReferenceType', True, <class '__main__.A'>, False)
#> p(1, 2) -> (1, 2)
#> pn() !! TypeError 'weakref.ProxyType' object is not callable
#> setattr(p, 'v', 9), a.v, delattr(p, 'v'), hasattr(a, 'v'), setattr(p, 'v', 2), a.__dict__ -> (None, 9, None, False, None, {'v': 2})
#> hash(p) !! TypeError unhashable type: 'weakref.CallableProxyType'
#> hash(r) -> 42
#> r() is a -> True
#> r == weakref.ref(a) -> True
#> r is weakref.ref(a) -> True
#> weakref.proxy(a) is p -> True
#> r == 5 -> False
#> bool(p) -> True
#> not pn -> False
#> repr(p).startswith('<weakproxy at') -> True
#> repr(r).startswith('<weakref at') -> True
#> "to 'A'" in repr(r) -> True
#> dead.v !! ReferenceError weakly-referenced object no longer exists
#> len(dead) !! ReferenceError weakly-referenced object no longer exists
#> str(dead) !! ReferenceError weakly-referenced object no longer exists
#> dead + 1 !! ReferenceError weakly-referenced object no longer exists
#> dead == 1 !! ReferenceError weakly-referenced object no longer exists
#> bool(dead) !! ReferenceError weakly-referenced object no longer exists
#> dead() !! ReferenceError weakly-referenced object no longer exists
#> setattr(dead, 'x', 1) !! ReferenceError weakly-referenced object no longer exists
#> list(dead) !! ReferenceError weakly-referenced object no longer exists
#> deadref(), repr(deadref).endswith('dead>'), deadref == deadref, deadref == weakref.ref(a) -> (None, True, True, False)
#> hash(deadref) !! TypeError weak object has gone away
#> weakref.ref(5) !! TypeError cannot create weak reference to 'int' object
#> weakref.ref('a') !! TypeError cannot create weak reference to 'str' object
#> weakref.ref(None) !! TypeError cannot create weak reference to 'NoneType' object
#> weakref.ref(()) !! TypeError cannot create weak reference to 'tuple' object
#> weakref.ref([]) !! TypeError cannot create weak reference to 'list' object
#> weakref.ref({}) !! TypeError cannot create weak reference to 'dict' object
#> weakref.ref(S()) !! TypeError cannot create weak reference to 'S' object
#> weakref.proxy(5) !! TypeError cannot create weak reference to 'int' object
#> weakref.ref() !! TypeError __new__ expected at least 1 argument, got 0
#> weakref.ref(a, 1, 2) !! TypeError __new__ expected at most 2 arguments, got 3
#> weakref.ref(a, callback=5) !! TypeError ref() takes no keyword arguments
#> weakref.ref(a, 5).__callback__, r.__callback__, weakref.ref(a, None) is r -> (5, None, True)
#> weakref.getweakrefcount(a) >= 2, weakref.getweakrefcount(5), weakref.getweakrefs(5), len(weakref.getweakrefs(n)) -> (True, 0, [], 1)
#> setattr(r, 'x', 1) !! AttributeError 'weakref.ReferenceType' object has no attribute 'x' and no __dict__ for setting new attributes
#> type('R', (weakref.ref,), {'x': 1})(a).x, type('R', (weakref.ref,), {})(a)() is a, type('R', (weakref.ref,), {})(a) is r -> (1, True, False)
#> p += 5 if 0 else weakref.ref[int] !! SyntaxError invalid syntax (<string>, line 1)
#> weakref.ref(len)() is len, weakref.ref(A)() is A, weakref.ref({1}) is not None, weakref.ref(type(p)) is not None -> (True, True, True, True)
