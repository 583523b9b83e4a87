# mappingproxy, from dict views and from its type.


def attempt(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error)


d = {1: 2, 3: 4}
Proxy = type(d.keys().mapping)
p = Proxy(d)
print(Proxy, p, str(p), len(p), p[1], 3 in p, 5 in p, list(p), list(reversed(p)), bool(Proxy({})))
print(p.get(1), p.get(9), p.get(9, "no"), p.keys(), p.values(), p.items(), p.copy(), type(p.copy()), p.copy() is d)
print(f"{p == d = }")
print(f"{d == p = }")
print(f"{p == Proxy({1: 2, 3: 4}) = }")
print(f"{p != d = }")
print(f"{p == 1 = }")
print(f"{p | {5: 6} = }")
print(f"{ {5: 6} | p = }")
print(f"{p | Proxy({7: 8}) = }")
print(f"{type(p | p) = }")
d[9] = 9
print(p, Proxy(p), Proxy(mapping={}), Proxy("abc")[1], Proxy(Proxy({1: 1})))
attempt(lambda: p[77])
attempt(lambda: Proxy(1))
attempt(lambda: Proxy([]))
attempt(lambda: Proxy(()))
attempt(lambda: Proxy({1}))
attempt(lambda: Proxy())
attempt(lambda: Proxy({}, {}))
attempt(lambda: p < p)
attempt(lambda: p | 5)
attempt(lambda: hash(p))
attempt(lambda: p.get())
attempt(lambda: p.pop(1))
attempt(lambda: p.__setitem__(1, 2))


def set_item():
    p[1] = 2


def delete_item():
    del p[1]


def in_place():
    q = p
    q |= {1: 2}


attempt(set_item)
attempt(delete_item)
attempt(in_place)


class Missing(dict):
    def __missing__(self, key):
        return ("missing", key)


m = Proxy(Missing())
print(m[3], m.get(3), 3 in m)


class Own:
    def __getitem__(self, key):
        return ("got", key)

    def get(self, key, default=None):
        return ("own get", key, default)

    def keys(self):
        return "own keys"

    def copy(self):
        return "own copy"

    def __len__(self):
        return 7

    def __contains__(self, key):
        return key == 1

    def __or__(self, other):
        return ("or", other)

    def __iter__(self):
        return iter("own")


o = Proxy(Own())
print(o[1], o.get(2), o.get(2, 3), o.keys(), o.copy(), len(o), 1 in o, 2 in o, o | 5, list(o))
attempt(lambda: o.values())
attempt(lambda: reversed(o))

#> <class 'mappingproxy'> {1: 2, 3: 4} {1: 2, 3: 4} 2 2 True False [1, 3] [3, 1] False
#> 2 None no dict_keys([1, 3]) dict_values([2, 4]) dict_items([(1, 2), (3, 4)]) {1: 2, 3: 4} <class 'dict'> False
#> p == d = True
#> d == p = True
#> p == Proxy({1: 2, 3: 4}) = True
#> p != d = False
#> p == 1 = False
#> p | {5: 6} = {1: 2, 3: 4, 5: 6}
#>  {5: 6} | p = {5: 6, 1: 2, 3: 4}
#> p | Proxy({7: 8}) = {1: 2, 3: 4, 7: 8}
#> type(p | p) = <class 'dict'>
#> {1: 2, 3: 4, 9: 9} {1: 2, 3: 4, 9: 9} {} b {1: 1}
#> KeyError 77
#> TypeError mappingproxy() argument must be a mapping, not int
#> TypeError mappingproxy() argument must be a mapping, not list
#> TypeError mappingproxy() argument must be a mapping, not tuple
#> TypeError mappingproxy() argument must be a mapping, not set
#> TypeError mappingproxy() missing required argument 'mapping' (pos 1)
#> TypeError mappingproxy() takes at most 1 argument (2 given)
#> TypeError '>' not supported between instances of 'dict' and 'dict'
#> TypeError unsupported operand type(s) for |: 'dict' and 'int'
#> TypeError unhashable type: 'dict'
#> TypeError get expected at least 1 argument, got 0
#> AttributeError 'mappingproxy' object has no attribute 'pop'
#> AttributeError 'mappingproxy' object has no attribute '__setitem__'
#> TypeError 'mappingproxy' object does not support item assignment
#> TypeError 'mappingproxy' object doesn't support item deletion
#> TypeError '|=' is not supported by mappingproxy; use '|' instead
#> ('missing', 3) None False
#> ('got', 1) ('own get', 2, None) ('own get', 2, 3) own keys own copy 7 True False ('or', 5) ['o', 'w', 'n']
#> AttributeError 'Own' object has no attribute 'values'
#> AttributeError 'Own' object has no attribute '__reversed__'
