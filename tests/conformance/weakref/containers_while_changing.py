# Weak containers that change while a program goes over them, and set operations with other iterables.
# option: --policy standard
import weakref


class A:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return f"A{self.n}"


def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


k = [A(i) for i in range(5)]
values = weakref.WeakValueDictionary({i: x for i, x in enumerate(k)})
for key in values:
    values[key + 10] = k[0]
print(list(values))
started = values.items()
values["z"] = k[1]
print(len(list(started)))
keys = weakref.WeakKeyDictionary({x: i for i, x in enumerate(k)})
for key in keys:
    keys.pop(key)
print(len(keys), len(values))
s = weakref.WeakSet(k)
for item in s:
    s.discard(item)
print(len(s))


def items(r):
    return sorted(x.n for x in r) if isinstance(r, weakref.WeakSet) else r


for name in """union intersection difference symmetric_difference isdisjoint issubset issuperset
            __or__ __and__ __sub__ __xor__ __le__ __lt__ __ge__ __gt__ __eq__""".split():
    for other in (k[2:], k[:3], [], set(k), weakref.WeakSet(k[1:2])):
        s = weakref.WeakSet(k[:3])
        print(name, items(getattr(s, name)(other)), end="; ")
    s = weakref.WeakSet(k[:3])
    print(items(getattr(s, name)(s)))
    t(lambda: items(getattr(s, name)([5])))
    t(lambda: items(getattr(s, name)([[]])))
for name in """update intersection_update difference_update symmetric_difference_update
            __ior__ __iand__ __isub__ __ixor__""".split():
    for other in (k[2:], [], None):
        s = weakref.WeakSet(k[:3])
        result = getattr(s, name)(s if other is None else other)
        print(name, result is s, items(s), end="; ")
    print()
values = weakref.WeakValueDictionary(a=k[0])
t(lambda: values.pop("a", 1, 2))
t(lambda: values.pop("a", 1, 2))
t(lambda: values.pop("a"))
t(lambda: values.setdefault("b"))
t(lambda: weakref.WeakKeyDictionary().setdefault(k[0]))


class Kept(weakref.WeakKeyDictionary):
    pass


kept = Kept({k[0]: 1})
print(type(kept.copy()).__name__, type(kept | {}).__name__, type({} | kept).__name__, len(kept | {k[1]: 2}))

#> [0, 1, 2, 3, 4, 10, 11, 12, 13, 14]
#> 11
#> 0 11
#> 0
#> union [0, 1, 2, 3, 4]; union [0, 1, 2]; union [0, 1, 2]; union [0, 1, 2, 3, 4]; union [0, 1, 2]; [0, 1, 2]
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> intersection [2]; intersection [0, 1, 2]; intersection []; intersection [0, 1, 2]; intersection [1]; [0, 1, 2]
#> []
#> []
#> difference [0, 1]; difference []; difference [0, 1, 2]; difference []; difference [0, 2]; []
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> symmetric_difference [0, 1, 3, 4]; symmetric_difference []; symmetric_difference [0, 1, 2]; symmetric_difference [3, 4]; symmetric_difference [0, 2]; []
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> isdisjoint False; isdisjoint False; isdisjoint True; isdisjoint False; isdisjoint False; False
#> True
#> True
#> issubset False; issubset True; issubset False; issubset True; issubset False; True
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> issuperset False; issuperset True; issuperset True; issuperset False; issuperset True; True
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __or__ [0, 1, 2, 3, 4]; __or__ [0, 1, 2]; __or__ [0, 1, 2]; __or__ [0, 1, 2, 3, 4]; __or__ [0, 1, 2]; [0, 1, 2]
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __and__ [2]; __and__ [0, 1, 2]; __and__ []; __and__ [0, 1, 2]; __and__ [1]; [0, 1, 2]
#> []
#> []
#> __sub__ [0, 1]; __sub__ []; __sub__ [0, 1, 2]; __sub__ []; __sub__ [0, 2]; []
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __xor__ [0, 1, 3, 4]; __xor__ []; __xor__ [0, 1, 2]; __xor__ [3, 4]; __xor__ [0, 2]; []
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __le__ False; __le__ True; __le__ False; __le__ True; __le__ False; True
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __lt__ False; __lt__ False; __lt__ False; __lt__ True; __lt__ False; False
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __ge__ False; __ge__ True; __ge__ True; __ge__ False; __ge__ True; True
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __gt__ False; __gt__ False; __gt__ True; __gt__ False; __gt__ True; False
#> TypeError cannot create weak reference to 'int' object
#> TypeError cannot create weak reference to 'list' object
#> __eq__ NotImplemented; __eq__ NotImplemented; __eq__ NotImplemented; __eq__ NotImplemented; __eq__ False; True
#> NotImplemented
#> NotImplemented
#> update False [0, 1, 2, 3, 4]; update False [0, 1, 2]; update False [0, 1, 2]; 
#> intersection_update False [2]; intersection_update False []; intersection_update False [0, 1, 2]; 
#> difference_update False [0, 1]; difference_update False [0, 1, 2]; difference_update False []; 
#> symmetric_difference_update False [0, 1, 3, 4]; symmetric_difference_update False [0, 1, 2]; symmetric_difference_update False []; 
#> __ior__ True [0, 1, 2, 3, 4]; __ior__ True [0, 1, 2]; __ior__ True [0, 1, 2]; 
#> __iand__ True [2]; __iand__ True []; __iand__ True [0, 1, 2]; 
#> __isub__ True [0, 1]; __isub__ True [0, 1, 2]; __isub__ True []; 
#> __ixor__ True [0, 1, 3, 4]; __ixor__ True [0, 1, 2]; __ixor__ True []; 
#> A0
#> 1
#> KeyError 'a'
#> TypeError cannot create weak reference to 'NoneType' object
#> None
#> WeakKeyDictionary WeakKeyDictionary Kept 2
