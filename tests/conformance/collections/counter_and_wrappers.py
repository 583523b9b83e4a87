# option: --policy standard
# Counter, ChainMap, UserDict, UserList, UserString
from collections import Counter, ChainMap, UserDict, UserList, UserString
c = Counter('abracadabra')
print(c, c['a'], c['z'], c.most_common(2), sorted(c.elements()), c.total(), c.most_common())
c.update('aab'); c.subtract(Counter(a=1, q=2)); print(c)
print(Counter(a=3, b=1) + Counter(a=1, c=2), Counter(a=3, b=1) - Counter(a=1, b=2), Counter(a=3) & Counter(a=1),
      Counter(a=3) | Counter(a=5, b=1))
print(f"{+Counter(a=1, b=-1) = }")
print(f"{-Counter(a=1, b=-1) = }")
print(f"{Counter(a=1) == Counter(a=1, b=0) = }")
print(f"{Counter(a=1) <= Counter(a=2) = }")
print(f"{Counter(a=1) < Counter(a=1) = }")
print(f"{Counter(a=2) >= Counter(a=1) = }")
print(f"{Counter(a=2) > Counter(b=1) = }")
d = Counter(x=1)
d += Counter(x=2, y=1)
print(d)
d -= Counter(x=1, y=5)
print(d)
d |= Counter(x=9)
print(d)
d &= Counter(x=4)
print(d)
del d['nope']
print(d.copy(), type(d.copy()), Counter(), Counter({'a': 2}), Counter(a=1, b=2), Counter([1, 1, 2]),
      dict(Counter('ab')))
for f in (lambda: Counter.fromkeys('a'), lambda: Counter([[]]), lambda: Counter(1), lambda: Counter(a='x', b=1),
          lambda: Counter(a=1) == 1, lambda: Counter(a=1) < 3, lambda: Counter(1, 2)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class K(Counter):
    def __setitem__(self, k, v): super().__setitem__(k, v * 10)
print(K('aab'))
print(Counter(i % 3 for i in range(10)),
      Counter({1: 2}).most_common(0), [k for k, _ in Counter('aabbbc').most_common(2)])
m = ChainMap({'a': 1}, {'a': 2, 'b': 3})
print(m, m['a'], m['b'], len(m), list(m), dict(m), 'b' in m, m.get('z', 0), m.maps)
m['c'] = 5; print(m.maps[0], m.parents, m.new_child({'q': 1}), m.new_child(w=1)); del m['c']
for f in (lambda: m['zz'], lambda: m.pop('b'), lambda: m.__delitem__('b'), lambda: ChainMap().popitem()):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(m | {'n': 1}, {'n': 1} | m, m == {'a': 1, 'b': 3}, bool(ChainMap()), ChainMap.fromkeys('ab', 1), m.copy(),
      list(m.items()))
m |= {'u': 1}; print(m, m.pop('u'), m.setdefault('k', 4), m.popitem()); m.clear(); print(m)
u = UserDict({'a': 1}, b=2); u['c'] = 3
print(u, len(u), u['a'], 'b' in u, u.get('z'), u | {'d': 4}, list(u), u.data, u.copy(),
      u == {'a': 1, 'b': 2, 'c': 3}, u.pop('a'), UserDict.fromkeys('xy'))
class UD(UserDict):
    def __missing__(self, k): return 'm' + k
print(UD()['q'], UD({'a': 1})['a'], repr(UD(a=1)))
try: UserDict()['q']
except KeyError as e: print(repr(e))
l = UserList([3, 1, 2])
l.append(5)
l.sort()
print(l, l[0], l[1:3], type(l[1:3]), l + [9], [9] + l, l * 2, len(l), 3 in l, l == [1, 2, 3, 5], l < [2], l.index(3),
      l.count(1), l.pop(), l)
l += [7]
l.extend(UserList([8]))
l.insert(0, 'i')
l.remove(1)
l.reverse()
del l[0]
l[0] = 'z'
print(l, list(l), l.copy(), l.data)
s = UserString('Hello')
print(s, repr(s), s + 'x', 'x' + s, s * 2, s.upper(), type(s.upper()), s[1:3], len(s), 'el' in s, s == 'Hello',
      s.find('l'), s.split('l'), hash(s) == hash('Hello'), s % (), UserString(5), int(UserString('42')),
      s.replace('l', 'L'), s < 'Z', s.encode())
from collections import *
print(sorted(n for n in globals() if n in ('deque', 'namedtuple', 'OrderedDict', 'defaultdict', 'ChainMap',
    'UserDict')))
import collections
try: collections.nothing
except AttributeError as e: print(e)
print(collections.__name__, collections.abc.Mapping, collections.Counter, collections.UserDict,
      isinstance(ChainMap(), collections.abc.MutableMapping))

#> Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) 5 0 [('a', 5), ('b', 2)] ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c', 'd', 'r', 'r'] 11 [('a', 5), ('b', 2), ('r', 2), ('c', 1), ('d', 1)]
#> Counter({'a': 6, 'b': 3, 'r': 2, 'c': 1, 'd': 1, 'q': -2})
#> Counter({'a': 4, 'c': 2, 'b': 1}) Counter({'a': 2}) Counter({'a': 1}) Counter({'a': 5, 'b': 1})
#> +Counter(a=1, b=-1) = Counter({'a': 1})
#> -Counter(a=1, b=-1) = Counter({'b': 1})
#> Counter(a=1) == Counter(a=1, b=0) = True
#> Counter(a=1) <= Counter(a=2) = True
#> Counter(a=1) < Counter(a=1) = False
#> Counter(a=2) >= Counter(a=1) = True
#> Counter(a=2) > Counter(b=1) = False
#> Counter({'x': 3, 'y': 1})
#> Counter({'x': 2})
#> Counter({'x': 9})
#> Counter({'x': 4})
#> Counter({'x': 4}) <class 'collections.Counter'> Counter() Counter({'a': 2}) Counter({'b': 2, 'a': 1}) Counter({1: 2, 2: 1}) {'a': 1, 'b': 1}
#> NotImplementedError Counter.fromkeys() is undefined.  Use Counter(iterable) instead.
#> TypeError unhashable type: 'list'
#> TypeError 'int' object is not iterable
#> Counter({'a': 'x', 'b': 1})
#> False
#> TypeError '<' not supported between instances of 'Counter' and 'int'
#> TypeError Counter.__init__() takes from 1 to 2 positional arguments but 3 were given
#> K({'a': 110, 'b': 10})
#> Counter({0: 4, 1: 3, 2: 3}) [] ['b', 'a']
#> ChainMap({'a': 1}, {'a': 2, 'b': 3}) 1 3 2 ['a', 'b'] {'a': 1, 'b': 3} True 0 [{'a': 1}, {'a': 2, 'b': 3}]
#> {'a': 1, 'c': 5} ChainMap({'a': 2, 'b': 3}) ChainMap({'q': 1}, {'a': 1, 'c': 5}, {'a': 2, 'b': 3}) ChainMap({'w': 1}, {'a': 1, 'c': 5}, {'a': 2, 'b': 3})
#> KeyError 'zz'
#> KeyError "Key not found in the first mapping: 'b'"
#> KeyError "Key not found in the first mapping: 'b'"
#> KeyError 'No keys found in the first mapping.'
#> ChainMap({'a': 1, 'n': 1}, {'a': 2, 'b': 3}) ChainMap({'n': 1, 'a': 1, 'b': 3}) True False ChainMap({'a': 1, 'b': 1}) ChainMap({'a': 1}, {'a': 2, 'b': 3}) [('a', 1), ('b', 3)]
#> ChainMap({'a': 1}, {'a': 2, 'b': 3}) 1 4 ('k', 4)
#> ChainMap({}, {'a': 2, 'b': 3})
#> {'b': 2, 'c': 3} 3 1 True None {'a': 1, 'b': 2, 'c': 3, 'd': 4} ['a', 'b', 'c'] {'b': 2, 'c': 3} {'a': 1, 'b': 2, 'c': 3} True 1 {'x': None, 'y': None}
#> mq 1 {'a': 1}
#> KeyError('q')
#> [1, 2, 3] 1 [2, 3] <class 'collections.UserList'> [1, 2, 3, 5, 9] [9, 1, 2, 3, 5] [1, 2, 3, 5, 1, 2, 3, 5] 4 True True True 2 1 5 [1, 2, 3]
#> ['z', 3, 2, 'i'] ['z', 3, 2, 'i'] ['z', 3, 2, 'i'] ['z', 3, 2, 'i']
#> Hello 'Hello' Hellox xHello HelloHello HELLO <class 'collections.UserString'> el 5 True True 2 ['He', '', 'o'] True Hello 5 42 HeLLo True b'Hello'
#> ['ChainMap', 'OrderedDict', 'UserDict', 'defaultdict', 'deque', 'namedtuple']
#> module 'collections' has no attribute 'nothing'
#> collections <class 'collections.abc.Mapping'> <class 'collections.Counter'> <class 'collections.UserDict'> True
