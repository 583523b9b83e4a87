# dict: methods argument errors.
# option: --policy standard
d = {'a': 1, 'b': 2}
class Miss(dict):
    def __missing__(self, k): return f'miss {k}'
class K:
    def __hash__(self): raise RuntimeError('hash')


for line in r"""
dict(a=1, **{'b': 2})
dict([('a', 1)], a=2)
dict({'x': 1}, y=2)
dict(zip('ab', [1, 2]))
dict([['k', 'v'], 'ab'])
dict(())
dict(5)
dict([1])
dict([(1, 2, 3)])
dict(['abc'])
dict([(1,)])
dict([([], 1)])
dict('ab')
dict({}, {})
dict(None)
d.get('a'), d.get('z'), d.get('z', 3), d.get([]) if 0 else None
d.get()
d.get([])
d.get('a', default=1)
d['z']
d[[]]
d[K()]
K() in d
[] in d
d.pop('z')
d.pop('z', None), d.pop('z', []), dict(d).pop('a')
d.pop()
d.pop([])
{}.pop([], 5)
{}.pop('x')
{}.popitem()
{1: 2, 3: 4}.popitem()
d.setdefault('q'), d.setdefault('q', 9), d.setdefault('r', 5), d
d.setdefault([])
d.update(a=5), d.update([('b', 6)]), d.update({}), d.update(), d
d.update(5)
d.update([5])
d.update([(1,)])
d.update({}, {})
d.fromkeys('xy')
dict.fromkeys([1, 1.0, True], 'v')
dict.fromkeys({'a': 3}, [])
Miss.fromkeys('a', 1)
type(Miss.fromkeys('a')).__name__
dict.fromkeys()
dict.fromkeys(5)
dict.fromkeys([[]])
Miss()['k'], Miss().get('k'), Miss(a=1)['a'], 'k' in Miss(), Miss().pop('k', 'dflt')
d.copy() == d, d.copy() is d, type(Miss(a=1).copy()).__name__
d | {'z': 0}, {'a': 1} | {'a': 2}, type(Miss() | {}).__name__, type({} | Miss()).__name__
d | [('a', 1)]
[] | d
(x := {'a': 1}, x.__ior__([('b', 2)]))[0]
list(reversed(d)), list(reversed(d.items())), list(reversed(d.values()))[:1]
d.items() & [('a', 5)]
sorted(d.keys() - ['a'])
d.keys() | {'new'} >= d.keys()
d.keys() == {'a', 'b', 'q', 'r'}
d.keys().isdisjoint('xyz')
d.values() == d.values(), d.items() == d.copy().items(), d.keys() & 5
d.keys().mapping, d.keys().mapping == d, len(d.items())
d.keys()[0]
d.clear(1)
hash(d)
hash(d.keys())
hash(d.items())
del_ if 0 else d.__delitem__('nope')
d.__getitem__('a'), d.__contains__('a'), d.__len__(), d.__eq__(5), d.__or__(5), d.__lt__({})
{**d, 'a': 0}, {**{}, **{1: 2}}, {1: 'a', **{1: 'b'}, 1: 'c'}
{**5}
{**[('a', 1)]}
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> dict(a=1, **{'b': 2}) -> {'a': 1, 'b': 2}
#> dict([('a', 1)], a=2) -> {'a': 2}
#> dict({'x': 1}, y=2) -> {'x': 1, 'y': 2}
#> dict(zip('ab', [1, 2])) -> {'a': 1, 'b': 2}
#> dict([['k', 'v'], 'ab']) -> {'k': 'v', 'a': 'b'}
#> dict(()) -> {}
#> dict(5) !! TypeError 'int' object is not iterable
#> dict([1]) !! TypeError object is not iterable
#> dict([(1, 2, 3)]) !! ValueError dictionary update sequence element #0 has length 3; 2 is required
#> dict(['abc']) !! ValueError dictionary update sequence element #0 has length 3; 2 is required
#> dict([(1,)]) !! ValueError dictionary update sequence element #0 has length 1; 2 is required
#> dict([([], 1)]) !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> dict('ab') !! ValueError dictionary update sequence element #0 has length 1; 2 is required
#> dict({}, {}) !! TypeError dict expected at most 1 argument, got 2
#> dict(None) !! TypeError 'NoneType' object is not iterable
#> d.get('a'), d.get('z'), d.get('z', 3), d.get([]) if 0 else None -> (1, None, 3, None)
#> d.get() !! TypeError get expected at least 1 argument, got 0
#> d.get([]) !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> d.get('a', default=1) !! TypeError dict.get() takes no keyword arguments
#> d['z'] !! KeyError 'z'
#> d[[]] !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> d[K()] !! RuntimeError hash
#> K() in d !! RuntimeError hash
#> [] in d !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> d.pop('z') !! KeyError 'z'
#> d.pop('z', None), d.pop('z', []), dict(d).pop('a') -> (None, [], 1)
#> d.pop() !! TypeError pop expected at least 1 argument, got 0
#> d.pop([]) !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> {}.pop([], 5) -> 5
#> {}.pop('x') !! KeyError 'x'
#> {}.popitem() !! KeyError 'popitem(): dictionary is empty'
#> {1: 2, 3: 4}.popitem() -> (3, 4)
#> d.setdefault('q'), d.setdefault('q', 9), d.setdefault('r', 5), d -> (None, None, 5, {'a': 1, 'b': 2, 'q': None, 'r': 5})
#> d.setdefault([]) !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> d.update(a=5), d.update([('b', 6)]), d.update({}), d.update(), d -> (None, None, None, None, {'a': 5, 'b': 6, 'q': None, 'r': 5})
#> d.update(5) !! TypeError 'int' object is not iterable
#> d.update([5]) !! TypeError object is not iterable
#> d.update([(1,)]) !! ValueError dictionary update sequence element #0 has length 1; 2 is required
#> d.update({}, {}) !! TypeError update expected at most 1 argument, got 2
#> d.fromkeys('xy') -> {'x': None, 'y': None}
#> dict.fromkeys([1, 1.0, True], 'v') -> {1: 'v'}
#> dict.fromkeys({'a': 3}, []) -> {'a': []}
#> Miss.fromkeys('a', 1) -> {'a': 1}
#> type(Miss.fromkeys('a')).__name__ -> 'Miss'
#> dict.fromkeys() !! TypeError fromkeys expected at least 1 argument, got 0
#> dict.fromkeys(5) !! TypeError 'int' object is not iterable
#> dict.fromkeys([[]]) !! TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> Miss()['k'], Miss().get('k'), Miss(a=1)['a'], 'k' in Miss(), Miss().pop('k', 'dflt') -> ('miss k', None, 1, False, 'dflt')
#> d.copy() == d, d.copy() is d, type(Miss(a=1).copy()).__name__ -> (True, False, 'dict')
#> d | {'z': 0}, {'a': 1} | {'a': 2}, type(Miss() | {}).__name__, type({} | Miss()).__name__ -> ({'a': 5, 'b': 6, 'q': None, 'r': 5, 'z': 0}, {'a': 2}, 'dict', 'dict')
#> d | [('a', 1)] !! TypeError unsupported operand type(s) for |: 'dict' and 'list'
#> [] | d !! TypeError unsupported operand type(s) for |: 'list' and 'dict'
#> (x := {'a': 1}, x.__ior__([('b', 2)]))[0] -> {'a': 1, 'b': 2}
#> list(reversed(d)), list(reversed(d.items())), list(reversed(d.values()))[:1] -> (['r', 'q', 'b', 'a'], [('r', 5), ('q', None), ('b', 6), ('a', 5)], [5])
#> d.items() & [('a', 5)] -> {('a', 5)}
#> sorted(d.keys() - ['a']) -> ['b', 'q', 'r']
#> d.keys() | {'new'} >= d.keys() -> True
#> d.keys() == {'a', 'b', 'q', 'r'} -> True
#> d.keys().isdisjoint('xyz') -> True
#> d.values() == d.values(), d.items() == d.copy().items(), d.keys() & 5 !! TypeError 'int' object is not iterable
#> d.keys().mapping, d.keys().mapping == d, len(d.items()) -> (mappingproxy({'a': 5, 'b': 6, 'q': None, 'r': 5}), True, 4)
#> d.keys()[0] !! TypeError 'dict_keys' object is not subscriptable
#> d.clear(1) !! TypeError dict.clear() takes no arguments (1 given)
#> hash(d) !! TypeError unhashable type: 'dict'
#> hash(d.keys()) !! TypeError unhashable type: 'dict_keys'
#> hash(d.items()) !! TypeError unhashable type: 'dict_items'
#> del_ if 0 else d.__delitem__('nope') !! KeyError 'nope'
#> d.__getitem__('a'), d.__contains__('a'), d.__len__(), d.__eq__(5), d.__or__(5), d.__lt__({}) -> (5, True, 4, NotImplemented, NotImplemented, NotImplemented)
#> {**d, 'a': 0}, {**{}, **{1: 2}}, {1: 'a', **{1: 'b'}, 1: 'c'} -> ({'a': 0, 'b': 6, 'q': None, 'r': 5}, {1: 2}, {1: 'c'})
#> {**5} !! TypeError 'int' object is not a mapping
#> {**[('a', 1)]} !! TypeError 'list' object is not a mapping
