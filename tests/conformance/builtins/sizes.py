# sys.getsizeof() calls __sizeof__ of the class; containers include their storage.
# option: --policy standard
import sys
from collections import Counter, OrderedDict, defaultdict, deque


def t(f):
    try:
        print(f())
    except Exception as error:
        print(type(error).__name__, error)


class Says:
    def __init__(self, size):
        self.size = size

    def __sizeof__(self):
        if isinstance(self.size, BaseException):
            raise self.size
        return self.size


class Index:
    def __index__(self):
        return 5


size = sys.getsizeof
nothing = size(Says(0))
for value in (5, 1, True, -1, 2**70, -2**70, 1.5, 'a', None, Index(), ValueError('x'), TypeError('y')):
    t(lambda: size(Says(value)) - nothing)
    t(lambda: isinstance(size(Says(value), 'default'), str))


class Meta(type):
    def __sizeof__(cls):
        return 123456


class Measured(metaclass=Meta):
    __sizeof__ = None


t(lambda: size(Measured) >= 123456)
t(lambda: size(Measured()))
t(lambda: size(Measured(), 'default'))


class Plain:
    pass


plain = Plain()
plain.__sizeof__ = lambda: 10**9
t(lambda: size(plain) < 10**6)

for kind in (list, tuple, dict.fromkeys, set, frozenset, deque, OrderedDict.fromkeys, bytearray, Counter):
    sizes = [kind(range(n)).__sizeof__() for n in (0, 10, 100, 250)]
    print(kind.__qualname__, sizes == sorted(sizes), len(set(sizes)) > 2,
          sizes[-1] - sizes[0] >= (250 if kind is bytearray else 750), size(kind(range(250))) >= sizes[-1])
table = defaultdict(int)
before = size(table)
table.update({n: n for n in range(100)})
print(size(table) > before + 750)
numbers = []
print(len({(numbers.append(n), size(numbers))[1] for n in range(100)}) > 3)
numbers.clear()
print(size(numbers) == size([]))
for value in (None, True, 5, 2**100, 1.5, 1j, '', 'a', 'é', b'', (), [], {}, set(), frozenset(), range(3), len, int,
              Plain, plain, print, iter([]), sys, ...):
    if not 8 <= size(value) < 5000:
        print(type(value), size(value))
    if type(value) is not type and value.__sizeof__() > size(value):
        print(type(value), value.__sizeof__())


class Less(list):
    def __sizeof__(self):
        return list.__sizeof__(self) - 8


print(size(Less([1, 2, 3])) < size([1, 2, 3]) + 64)
t(lambda: size())
t(lambda: size(1, 2, 3))
t(lambda: size(default=2))
t(lambda: size('abc') - size('ab'))
t(lambda: size(object=5) == size(5, default=3))

#> 5
#> False
#> 1
#> False
#> 1
#> False
#> ValueError __sizeof__() should return >= 0
#> ValueError __sizeof__() should return >= 0
#> OverflowError Python int too large to convert to C ssize_t
#> OverflowError Python int too large to convert to C ssize_t
#> OverflowError Python int too large to convert to C ssize_t
#> OverflowError Python int too large to convert to C ssize_t
#> TypeError an integer is required
#> True
#> TypeError an integer is required
#> True
#> TypeError an integer is required
#> True
#> TypeError an integer is required
#> True
#> ValueError x
#> ValueError x
#> TypeError y
#> True
#> True
#> TypeError 'NoneType' object is not callable
#> default
#> True
#> list True True True True
#> tuple True True True True
#> dict.fromkeys True True True True
#> set True True True True
#> frozenset True True True True
#> deque True True True True
#> OrderedDict.fromkeys True True True True
#> bytearray True True True True
#> Counter True True True True
#> True
#> True
#> True
#> <class '__main__.Plain'> 1000000000
#> True
#> TypeError getsizeof() missing required argument 'object' (pos 1)
#> TypeError getsizeof() takes at most 2 arguments (3 given)
#> TypeError getsizeof() missing required argument 'object' (pos 1)
#> 1
#> True
