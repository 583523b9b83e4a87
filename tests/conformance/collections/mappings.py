# option: --allow-import=*
# defaultdict, OrderedDict
from collections import defaultdict, OrderedDict
d = defaultdict(list)
d['a'].append(1); d['b']; print(d, 'c' in d, d.get('c'), len(d))
print(d.default_factory, d.__missing__('q'), dict(d))
d.default_factory = None
try: d['zz']
except KeyError as e: print(repr(e))
n = defaultdict(int, {'x': 1}, y=2)
for c in 'hello': n[c] += 1
print(n, n == dict(n), sorted(n.items()))
print(n.copy(), type(n.copy()), n | {'x': 9}, {'x': 9} | n, type({} | n))
n |= {'k': 1}; print(n)
nested = defaultdict(lambda: defaultdict(int)); nested['a']['b'] += 3; print(nested['a']['b'], len(nested))
for f in (lambda: defaultdict(5), lambda: defaultdict(list, 1, 2), lambda: hash(defaultdict())):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class DD(defaultdict):
    def __missing__(self, key): return 'missing ' + key
x = DD(int); print(x['a'], x, x.default_factory)
class DE(defaultdict):
    def __getitem__(self, key): return 'get', super().__getitem__(key)
y = DE(list); print(y[1], y)
z = defaultdict(list); z['self'] = z; print(z)
print(defaultdict.__module__, repr(defaultdict), isinstance(z, dict))
del z['self']; z.setdefault('p', 3); print(z.pop('p'), z)
print(defaultdict.fromkeys([1, 2], 3))
def fail(): raise ValueError('factory')
try: defaultdict(fail)['a']
except ValueError as e: print(e)
o = OrderedDict([('a', 1), ('b', 2), ('c', 3)])
print(o, list(o), o.keys(), o.values(), o.items())
o.move_to_end('a'); print(list(o)); o.move_to_end('c', last=False); print(list(o))
o['d'] = 4; del o['b']; o['b'] = 9; print(o)
print(o.popitem(), o.popitem(last=False), o)
print(o == OrderedDict(o), OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == {'b': 2, 'a': 1},
      OrderedDict(a=1) != {'a': 1})
print(list(reversed(OrderedDict(a=1, b=2))), list(reversed(OrderedDict(a=1, b=2).items())))
print(OrderedDict(a=1) | {'b': 2}, {'b': 2} | OrderedDict(a=1), OrderedDict.fromkeys('ab', 0))
p = OrderedDict(a=1); p |= {'z': 5}; print(p, p.copy(), type(p.copy()), p.setdefault('q'), p.pop('a'),
    p.pop('nope', 7))
for f in (lambda: OrderedDict().popitem(), lambda: OrderedDict().popitem(False),
          lambda: OrderedDict().move_to_end(1), lambda: OrderedDict().pop(1), lambda: OrderedDict(1, 2)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
s = OrderedDict(); s['s'] = s; print(s)
s.attr = 5; print(s.attr, s.__dict__)
class O(OrderedDict): pass
print(O(a=1), O(a=1).copy(), type(O(a=1) | {}))
lru = OrderedDict()
log = []
for i in range(2000):
    k = i * i % 97
    if k in lru: lru.move_to_end(k)
    else:
        lru[k] = i
        if len(lru) > 20: log.append(lru.popitem(last=False))
print(len(log), log[:5], list(lru)[:5])
f = OrderedDict((i, i) for i in range(50))
for i in range(300): f.move_to_end(i * 7 % 50, last=i % 2 == 0)
print(list(f)); print([f[i] for i in range(50)] == list(range(50)))
while len(f) > 45: print(f.popitem(last=False), end=' ')
f.move_to_end(next(reversed(f)), False); f.clear(); f[1] = 2; f.move_to_end(1, False); print(f)

#> defaultdict(<class 'list'>, {'a': [1], 'b': []}) False None 2
#> <class 'list'> [] {'a': [1], 'b': [], 'q': []}
#> KeyError('zz')
#> defaultdict(<class 'int'>, {'x': 1, 'y': 2, 'h': 1, 'e': 1, 'l': 2, 'o': 1}) True [('e', 1), ('h', 1), ('l', 2), ('o', 1), ('x', 1), ('y', 2)]
#> defaultdict(<class 'int'>, {'x': 1, 'y': 2, 'h': 1, 'e': 1, 'l': 2, 'o': 1}) <class 'collections.defaultdict'> defaultdict(<class 'int'>, {'x': 9, 'y': 2, 'h': 1, 'e': 1, 'l': 2, 'o': 1}) defaultdict(<class 'int'>, {'x': 1, 'y': 2, 'h': 1, 'e': 1, 'l': 2, 'o': 1}) <class 'collections.defaultdict'>
#> defaultdict(<class 'int'>, {'x': 1, 'y': 2, 'h': 1, 'e': 1, 'l': 2, 'o': 1, 'k': 1})
#> 3 1
#> TypeError first argument must be callable or None
#> TypeError dict expected at most 1 argument, got 2
#> TypeError unhashable type: 'collections.defaultdict'
#> missing a DD(<class 'int'>, {}) <class 'int'>
#> ('get', []) DE(<class 'list'>, {1: []})
#> defaultdict(<class 'list'>, {'self': defaultdict(<class 'list'>, {...})})
#> collections <class 'collections.defaultdict'> True
#> 3 defaultdict(<class 'list'>, {})
#> defaultdict(None, {1: 3, 2: 3})
#> factory
#> OrderedDict({'a': 1, 'b': 2, 'c': 3}) ['a', 'b', 'c'] odict_keys(['a', 'b', 'c']) odict_values([1, 2, 3]) odict_items([('a', 1), ('b', 2), ('c', 3)])
#> ['b', 'c', 'a']
#> ['c', 'b', 'a']
#> OrderedDict({'c': 3, 'a': 1, 'd': 4, 'b': 9})
#> ('b', 9) ('c', 3) OrderedDict({'a': 1, 'd': 4})
#> True False True False
#> ['b', 'a'] [('b', 2), ('a', 1)]
#> OrderedDict({'a': 1, 'b': 2}) OrderedDict({'b': 2, 'a': 1}) OrderedDict({'a': 0, 'b': 0})
#> OrderedDict({'z': 5, 'q': None}) OrderedDict({'a': 1, 'z': 5}) <class 'collections.OrderedDict'> None 1 7
#> KeyError 'dictionary is empty'
#> KeyError 'dictionary is empty'
#> KeyError 1
#> KeyError 1
#> TypeError expected at most 1 argument, got 2
#> OrderedDict({'s': ...})
#> 5 {'attr': 5}
#> O({'a': 1}) O({'a': 1}) <class '__main__.O'>
#> 1189 [(0, 0), (1, 1), (4, 2), (9, 3), (16, 4)] [65, 27, 88, 54, 22]
#> [43, 29, 15, 1, 37, 23, 9, 45, 31, 17, 3, 39, 25, 11, 47, 33, 19, 5, 41, 27, 13, 49, 35, 21, 7, 0, 14, 28, 42, 6, 20, 34, 48, 12, 26, 40, 4, 18, 32, 46, 10, 24, 38, 2, 16, 30, 44, 8, 22, 36]
#> True
#> (43, 43) (29, 29) (15, 15) (1, 1) (37, 37) OrderedDict({1: 2})
