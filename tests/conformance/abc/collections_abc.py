# collections.abc: structural checks, mixin methods, registrations and patterns.
# option: --policy standard
import collections.abc as c
from collections.abc import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

def gen(): yield
async def co(): pass
async def agen(): yield
coroutine = co()
samples = {'int': 1, 'str': 'x', 'bytes': b'x', 'bytearray': bytearray(), 'list': [], 'tuple': (), 'dict': {},
           'set': set(), 'frozenset': frozenset(),
           'range': range(3), 'gen': gen(), 'co': coroutine, 'agen': agen(), 'func': gen, 'keys': {}.keys(),
           'items': {}.items(),
           'values': {}.values(), 'iter': iter([]), 'memory': memoryview(b''), 'type': int, 'none': None,
           'reversed': reversed([]), 'zip': zip()}
for name, value in samples.items():
    print(name, [n for n in c.__all__ if n != 'ByteString' and isinstance(value, getattr(c, n))])
coroutine.close()
class S(Sequence):
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
    def __getitem__(self, i):
        if i < 0: i += self.n
        if not 0 <= i < self.n: raise IndexError
        return i * 10
s = S(4)
t(lambda: (list(s), list(reversed(s)), 20 in s, 5 in s, s.index(20), s.count(30), s.index(30, -1)))
t(lambda: s.index(7))
t(lambda: s.index(0, 1))
t(lambda: Sequence())
class MS(MutableSequence):
    def __init__(self, *a): self.d = list(a)
    def __len__(self): return len(self.d)
    def __getitem__(self, i): return self.d[i]
    def __setitem__(self, i, v): self.d[i] = v
    def __delitem__(self, i): del self.d[i]
    def insert(self, i, v): self.d.insert(i, v)
m = MS(1, 2, 3)
m.append(4); m.extend([5, 6]); m.reverse(); m += [7]; m.remove(5)
t(lambda: (m.d, m.pop(), m.pop(0), m.d))
m.extend(m)
t(lambda: m.d)
m.clear()
t(lambda: m.d)
t(lambda: m.pop())
t(lambda: m.remove(3))
class MM(MutableMapping):
    def __init__(self, *a, **k): self.d = dict(*a, **k)
    def __len__(self): return len(self.d)
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __repr__(self): return f'MM({self.d})'
a = MM(x=1, y=2)
t(lambda: (a.get('x'), a.get('z'), a.get('z', 5), 'x' in a, 'q' in a, list(a.keys()), list(a.items()),
           list(a.values())))
t(lambda: (a.keys(), a.items(), a.values()))
t(lambda: a == {'x': 1, 'y': 2})
t(lambda: a == MM(x=1, y=2))
t(lambda: a == 3)
t(lambda: a.pop('x'))
t(lambda: a.pop('x'))
t(lambda: a.pop('x', 'd'))
t(lambda: a.setdefault('n', 7))
t(lambda: a.update({'b': 1}, c=2))
t(lambda: a.update([('d', 4)]))
t(lambda: a)
t(lambda: a.popitem())
t(lambda: hash(a))
t(lambda: reversed(a))
t(lambda: a.clear() or len(a))
t(lambda: a.popitem())
t(lambda: (a.keys() | {'q'}, MM(a=1).keys() & {'a', 'b'}, MM(a=1).items() - {('a', 1)},
           MM(a=1).keys() == {'a'}, ('a', 1) in MM(a=1).items(), 1 in MM(a=1).values()))
t(lambda: len(MM(a=1).values()))
class Bag(Set):
    def __init__(self, items=()): self.d = list(dict.fromkeys(items))
    def __contains__(self, x): return x in self.d
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
    def __repr__(self): return f'Bag({self.d})'
b = Bag([1, 2, 3])
t(lambda: (b & [2, 3, 4], b | [4], b - [1], b ^ [3, 4], [1, 9] - b, {1, 5} & b))
t(lambda: ("isdisjoint", b.isdisjoint([7])))
t(lambda: ("<=", b <= Bag([1, 2, 3, 4])))
t(lambda: ("<", b < b))
t(lambda: (">=", b >= Bag([1])))
t(lambda: ("==", b == {1, 2, 3}))
t(lambda: (">", b > Bag([1])))
t(lambda: b <= [1])
t(lambda: b & 3)
t(lambda: hash(b))
t(lambda: b._hash() == hash(frozenset([1, 2, 3])))
class MBag(MutableSet, Bag):
    def add(self, x):
        if x not in self.d: self.d.append(x)
    def discard(self, x):
        if x in self.d: self.d.remove(x)
mb = MBag([1, 2, 3])
mb |= [4]; mb &= [1, 2, 4]; mb ^= [2, 5]; mb -= [1]
t(lambda: mb)
t(lambda: (mb.pop(), mb))
t(lambda: mb.remove(99))
mb ^= mb
t(lambda: mb)
t(lambda: mb.pop())
class It(Iterator):
    def __init__(self): self.n = 0
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
t(lambda: list(It()))
class G(Generator):
    def __init__(self): self.n = 0
    def send(self, v):
        self.n += 1
        if self.n > 2: raise StopIteration
        return (self.n, v)
    def throw(self, typ, val=None, tb=None): super().throw(typ, val, tb)
t(lambda: list(G()))
t(lambda: G().close())
t(lambda: G().throw(ValueError))
t(lambda: G().throw(ValueError, ValueError('x')))
class NoHash:
    __hash__ = None
class NoIter:
    __iter__ = None
class Partial:
    def __len__(self): return 0
    def __iter__(self): return iter(())
    def __contains__(self, x): return False
t(lambda: (isinstance(NoHash(), Hashable), isinstance(NoIter(), Iterable), isinstance(Partial(), Collection),
           issubclass(Partial, Sized), isinstance(Partial(), Sequence)))
for n in c.__all__:
    if n != 'ByteString':
        print(n, [base.__name__ for base in getattr(c, n).__bases__], sorted(getattr(c, n).__abstractmethods__))
t(lambda: Mapping())
t(lambda: Iterable[int])
t(lambda: Mapping[str, int])
t(lambda: Sized[int])
t(lambda: Callable[[int], str])
def kind(x):
    match x:
        case []: return 'empty sequence'
        case [a, *rest]: return ('sequence', a, rest)
        case {'k': v, **rest}: return ('mapping', v, rest)
        case {}: return 'any mapping'
        case _: return 'other'
class Registered:
    def __len__(self): return 1
    def __getitem__(self, i):
        if i: raise IndexError
        return 'r'
class Later(Registered): pass
class RegisteredMap:
    def __len__(self): return 1
    def get(self, k, d=None): return 'got' if k == 'k' else d
    def keys(self): return ['k']
    def __getitem__(self, k): return 'got'
t(lambda: kind(Registered()))
Sequence.register(Registered)
Mapping.register(RegisteredMap)
class MapFirst(Mapping, list): 
    __getitem__ = __len__ = __iter__ = None
for value in (S(2), S(0), MS(), MM(k=1, j=2), MM(), Registered(), Later(), RegisteredMap(), 'str', b'b',
              bytearray(b'x'), range(2), memoryview(b'a'), {1}, iter([]), {}.keys(), type.__dict__, Bag()):
    t(lambda: kind(value))
t(lambda: '__abc_tpflags__' in vars(Sequence))
t(lambda: issubclass(S, ByteString))

#> int ['Hashable']
#> str ['Hashable', 'Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence']
#> bytes ['Hashable', 'Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence', 'Buffer']
#> bytearray ['Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence', 'MutableSequence', 'Buffer']
#> list ['Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence', 'MutableSequence']
#> tuple ['Hashable', 'Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence']
#> dict ['Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Mapping', 'MutableMapping']
#> set ['Iterable', 'Sized', 'Container', 'Collection', 'Set', 'MutableSet']
#> frozenset ['Hashable', 'Iterable', 'Sized', 'Container', 'Collection', 'Set']
#> range ['Hashable', 'Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence']
#> gen ['Hashable', 'Iterable', 'Iterator', 'Generator']
#> co ['Awaitable', 'Coroutine', 'Hashable']
#> agen ['AsyncIterable', 'AsyncIterator', 'AsyncGenerator', 'Hashable']
#> func ['Hashable', 'Callable']
#> keys ['Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Set', 'MappingView', 'KeysView']
#> items ['Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Set', 'MappingView', 'ItemsView']
#> values ['Hashable', 'Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'MappingView', 'ValuesView']
#> iter ['Hashable', 'Iterable', 'Iterator']
#> memory ['Hashable', 'Iterable', 'Reversible', 'Sized', 'Container', 'Collection', 'Sequence', 'Buffer']
#> type ['Hashable', 'Callable']
#> none ['Hashable']
#> reversed ['Hashable', 'Iterable', 'Iterator']
#> zip ['Hashable', 'Iterable', 'Iterator']
#> ([0, 10, 20, 30], [30, 20, 10, 0], True, False, 2, 1, 3)
#> ValueError 
#> ValueError 
#> TypeError Can't instantiate abstract class Sequence without an implementation for abstract methods '__getitem__', '__len__'
#> ([4, 3, 2, 1], 7, 6, [4, 3, 2, 1])
#> [4, 3, 2, 1, 4, 3, 2, 1]
#> []
#> IndexError list index out of range
#> ValueError 
#> (1, None, 5, True, False, ['x', 'y'], [('x', 1), ('y', 2)], [1, 2])
#> (KeysView(MM({'x': 1, 'y': 2})), ItemsView(MM({'x': 1, 'y': 2})), ValuesView(MM({'x': 1, 'y': 2})))
#> True
#> True
#> False
#> 1
#> KeyError 'x'
#> 'd'
#> 7
#> None
#> None
#> MM({'y': 2, 'n': 7, 'b': 1, 'c': 2, 'd': 4})
#> ('y', 2)
#> TypeError unhashable type: 'MM'
#> TypeError 'MM' object is not reversible
#> 0
#> KeyError 
#> ({'q'}, {'a'}, set(), True, True, True)
#> 1
#> (Bag([2, 3]), Bag([1, 2, 3, 4]), Bag([2, 3]), Bag([1, 2, 4]), Bag([9]), Bag([1]))
#> ('isdisjoint', True)
#> ('<=', True)
#> ('<', False)
#> ('>=', True)
#> ('==', True)
#> ('>', True)
#> TypeError '<=' not supported between instances of 'Bag' and 'list'
#> TypeError unsupported operand type(s) for &: 'Bag' and 'int'
#> TypeError unhashable type: 'Bag'
#> True
#> Bag([4, 5])
#> (4, Bag([5]))
#> KeyError 99
#> Bag([])
#> KeyError 
#> [1, 2, 3]
#> [(1, None), (2, None)]
#> None
#> ValueError 
#> ValueError x
#> (False, False, True, True, False)
#> Awaitable ['object'] ['__await__']
#> Coroutine ['Awaitable'] ['__await__', 'send', 'throw']
#> AsyncIterable ['object'] ['__aiter__']
#> AsyncIterator ['AsyncIterable'] ['__anext__']
#> AsyncGenerator ['AsyncIterator'] ['asend', 'athrow']
#> Hashable ['object'] ['__hash__']
#> Iterable ['object'] ['__iter__']
#> Iterator ['Iterable'] ['__next__']
#> Generator ['Iterator'] ['send', 'throw']
#> Reversible ['Iterable'] ['__iter__', '__reversed__']
#> Sized ['object'] ['__len__']
#> Container ['object'] ['__contains__']
#> Callable ['object'] ['__call__']
#> Collection ['Sized', 'Iterable', 'Container'] ['__contains__', '__iter__', '__len__']
#> Set ['Collection'] ['__contains__', '__iter__', '__len__']
#> MutableSet ['Set'] ['__contains__', '__iter__', '__len__', 'add', 'discard']
#> Mapping ['Collection'] ['__getitem__', '__iter__', '__len__']
#> MutableMapping ['Mapping'] ['__delitem__', '__getitem__', '__iter__', '__len__', '__setitem__']
#> MappingView ['Sized'] []
#> KeysView ['MappingView', 'Set'] []
#> ItemsView ['MappingView', 'Set'] []
#> ValuesView ['MappingView', 'Collection'] []
#> Sequence ['Reversible', 'Collection'] ['__getitem__', '__len__']
#> MutableSequence ['Sequence'] ['__delitem__', '__getitem__', '__len__', '__setitem__', 'insert']
#> Buffer ['object'] ['__buffer__']
#> TypeError Can't instantiate abstract class Mapping without an implementation for abstract methods '__getitem__', '__iter__', '__len__'
#> collections.abc.Iterable[int]
#> collections.abc.Mapping[str, int]
#> TypeError type 'Sized' is not subscriptable
#> collections.abc.Callable[[int], str]
#> 'other'
#> ('sequence', 0, [10])
#> 'empty sequence'
#> 'empty sequence'
#> ('mapping', 1, {'j': 2})
#> 'any mapping'
#> ('sequence', 'r', [])
#> ('sequence', 'r', [])
#> ('mapping', 'got', {})
#> 'other'
#> 'other'
#> 'other'
#> ('sequence', 0, [1])
#> ('sequence', 97, [])
#> 'other'
#> 'other'
#> 'other'
#> 'any mapping'
#> 'other'
#> False
#> False
