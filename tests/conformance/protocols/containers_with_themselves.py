# Operations of a container with itself as the argument, for subclasses too.
# option: --policy standard
from array import array
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, defaultdict, deque


def show(kind, container, action):
    try:
        result = action(container)
    except Exception as error:
        print(kind, type(error).__name__, error)
        return
    print(kind, result if result is None or type(result) is bool else "=", container)


class L(list):
    pass


class LiesInIter(list):
    def __iter__(self):
        return iter("lie")


class LiesInLength(list):
    def __len__(self):
        return 1


class LiesInHint(list):
    def __length_hint__(self):
        return 0


def iadd(x):
    x += x


def imul(x):
    x *= 2


def slice_all(x):
    x[:] = x


def slice_front(x):
    x[:0] = x


def slice_middle(x):
    x[1:1] = x


def slice_end(x):
    x[len(x):] = x


def slice_step(x):
    x[::2] = x[::2]


def slice_reversed(x):
    x[::-1] = x


def unpack(x):
    return [*x, *x] == [*x] * 2


for kind in list, L, LiesInIter, LiesInLength, LiesInHint:
    for action in (lambda x: x.extend(x), iadd, imul, slice_all, slice_front, slice_middle, slice_end, slice_step,
                   slice_reversed, lambda x: x.__iadd__(x) is x, lambda x: x.__init__(x), unpack, lambda x: x == x,
                   lambda x: x.__add__(x) == x, lambda x: x.append(len(x)), lambda x: x in x):
        show(kind.__name__, kind([1, 2, 3]), action)

for action in lambda x: x.extend(x), iadd, imul, slice_all, slice_front, slice_middle, slice_end, unpack:
    show("UserList", UserList([1, 2, 3]), action)


class D(deque):
    pass


for kind in deque, D:
    for limit in None, 4:
        for action in (lambda x: x.extend(x), lambda x: x.extendleft(x), iadd, imul, lambda x: x == x,
                       lambda x: x.__init__(x), lambda x: x.rotate(len(x))):
            show(kind.__name__, kind([1, 2, 3], limit), action)


class B(bytearray):
    pass


for kind in bytearray, B:
    for action in (lambda x: x.extend(x), iadd, imul, slice_all, slice_front, slice_middle, slice_end, slice_step,
                   slice_reversed, lambda x: x.__init__(x), lambda x: x in x, lambda x: x.find(x) == 0,
                   lambda x: x.join([x, x]) == x * 3, lambda x: x.replace(x, x) == x):
        show(kind.__name__, kind(b"abc"), action)


class A(array):
    pass


for kind in array, A:
    for action in (lambda x: x.extend(x), iadd, imul, slice_all, slice_front, slice_middle, slice_end, slice_step,
                   slice_reversed, lambda x: x.fromlist(x.tolist()), lambda x: x == x):
        show(kind.__name__, kind("i", [1, 2, 3]), action)


class S(set):
    pass


class LiesInSet(set):
    def __iter__(self):
        return iter("lie")


def minus(x):
    x -= x


def exclusive(x):
    x ^= x


def both(x):
    x &= x


def either(x):
    x |= x


for kind in set, S, LiesInSet:
    for action in (lambda x: x.update(x), minus, exclusive, both, either, lambda x: x.difference_update(x),
                   lambda x: x.symmetric_difference_update(x), lambda x: x.intersection_update(x),
                   lambda x: x.update(x, x), lambda x: x.difference_update(x, x), lambda x: x.__init__(x),
                   lambda x: x.isdisjoint(x), lambda x: x <= x, lambda x: x < x, lambda x: x.add(len(x))):
        container = kind([1, 2])
        try:
            result = action(container)
        except Exception as error:
            print(kind.__name__, type(error).__name__, error)
        else:
            print(kind.__name__, result, sorted(set.copy(container), key=str))


class M(dict):
    pass


class LiesInKeys(dict):
    def keys(self):
        return ["a"]

    def __getitem__(self, key):
        return "lie"


def default(entries):
    return defaultdict(int, entries)


for kind in dict, M, LiesInKeys, OrderedDict, Counter, UserDict, default, ChainMap:
    for action in (lambda x: x.update(x), either, lambda x: x.__init__(x), lambda x: x.update(**x), lambda x: x == x,
                   lambda x: x.update(x.items()), lambda x: x.setdefault("b", len(x)), lambda x: x.popitem() and None):
        show(kind.__name__, kind({"a": 1, "b": 2}), action)
for action in (lambda x: x.subtract(x), iadd, minus, both, either, lambda x: x.update(x)):
    show("Counter", Counter(a=1, b=2), action)

#> list None [1, 2, 3, 1, 2, 3]
#> list None [1, 2, 3, 1, 2, 3]
#> list None [1, 2, 3, 1, 2, 3]
#> list None [1, 2, 3]
#> list None [1, 2, 3, 1, 2, 3]
#> list None [1, 1, 2, 3, 2, 3]
#> list None [1, 2, 3, 1, 2, 3]
#> list None [1, 2, 3]
#> list None [3, 2, 1]
#> list True [1, 2, 3, 1, 2, 3]
#> list None []
#> list True [1, 2, 3]
#> list True [1, 2, 3]
#> list False [1, 2, 3]
#> list None [1, 2, 3, 3]
#> list False [1, 2, 3]
#> L None [1, 2, 3, 1, 2, 3]
#> L None [1, 2, 3, 1, 2, 3]
#> L None [1, 2, 3, 1, 2, 3]
#> L None [1, 2, 3]
#> L None [1, 2, 3, 1, 2, 3]
#> L None [1, 1, 2, 3, 2, 3]
#> L None [1, 2, 3, 1, 2, 3]
#> L None [1, 2, 3]
#> L None [3, 2, 1]
#> L True [1, 2, 3, 1, 2, 3]
#> L None []
#> L True [1, 2, 3]
#> L True [1, 2, 3]
#> L False [1, 2, 3]
#> L None [1, 2, 3, 3]
#> L False [1, 2, 3]
#> LiesInIter None [1, 2, 3, 1, 2, 3]
#> LiesInIter None [1, 2, 3, 1, 2, 3]
#> LiesInIter None [1, 2, 3, 1, 2, 3]
#> LiesInIter None [1, 2, 3]
#> LiesInIter None [1, 2, 3, 1, 2, 3]
#> LiesInIter None [1, 1, 2, 3, 2, 3]
#> LiesInIter None [1, 2, 3, 1, 2, 3]
#> LiesInIter None [1, 2, 3]
#> LiesInIter None [3, 2, 1]
#> LiesInIter True [1, 2, 3, 1, 2, 3]
#> LiesInIter None []
#> LiesInIter True [1, 2, 3]
#> LiesInIter True [1, 2, 3]
#> LiesInIter False [1, 2, 3]
#> LiesInIter None [1, 2, 3, 3]
#> LiesInIter False [1, 2, 3]
#> LiesInLength None [1, 2, 3, 1, 2, 3]
#> LiesInLength None [1, 2, 3, 1, 2, 3]
#> LiesInLength None [1, 2, 3, 1, 2, 3]
#> LiesInLength None [1, 2, 3]
#> LiesInLength None [1, 2, 3, 1, 2, 3]
#> LiesInLength None [1, 1, 2, 3, 2, 3]
#> LiesInLength None [1, 1, 2, 3]
#> LiesInLength None [1, 2, 3]
#> LiesInLength None [3, 2, 1]
#> LiesInLength True [1, 2, 3, 1, 2, 3]
#> LiesInLength None []
#> LiesInLength True [1, 2, 3]
#> LiesInLength True [1, 2, 3]
#> LiesInLength False [1, 2, 3]
#> LiesInLength None [1, 2, 3, 1]
#> LiesInLength False [1, 2, 3]
#> LiesInHint None [1, 2, 3, 1, 2, 3]
#> LiesInHint None [1, 2, 3, 1, 2, 3]
#> LiesInHint None [1, 2, 3, 1, 2, 3]
#> LiesInHint None [1, 2, 3]
#> LiesInHint None [1, 2, 3, 1, 2, 3]
#> LiesInHint None [1, 1, 2, 3, 2, 3]
#> LiesInHint None [1, 2, 3, 1, 2, 3]
#> LiesInHint None [1, 2, 3]
#> LiesInHint None [3, 2, 1]
#> LiesInHint True [1, 2, 3, 1, 2, 3]
#> LiesInHint None []
#> LiesInHint True [1, 2, 3]
#> LiesInHint True [1, 2, 3]
#> LiesInHint False [1, 2, 3]
#> LiesInHint None [1, 2, 3, 3]
#> LiesInHint False [1, 2, 3]
#> UserList None [1, 2, 3, 1, 2, 3]
#> UserList None [1, 2, 3, 1, 2, 3]
#> UserList None [1, 2, 3, 1, 2, 3]
#> UserList None [1, 2, 3]
#> UserList None [1, 2, 3, 1, 2, 3]
#> UserList None [1, 1, 2, 3, 2, 3]
#> UserList None [1, 2, 3, 1, 2, 3]
#> UserList True [1, 2, 3]
#> deque None deque([1, 2, 3, 1, 2, 3])
#> deque None deque([3, 2, 1, 1, 2, 3])
#> deque None deque([1, 2, 3, 1, 2, 3])
#> deque None deque([1, 2, 3, 1, 2, 3])
#> deque True deque([1, 2, 3])
#> deque None deque([])
#> deque None deque([1, 2, 3])
#> deque None deque([3, 1, 2, 3], maxlen=4)
#> deque None deque([3, 2, 1, 1], maxlen=4)
#> deque None deque([3, 1, 2, 3], maxlen=4)
#> deque None deque([3, 1, 2, 3], maxlen=4)
#> deque True deque([1, 2, 3], maxlen=4)
#> deque None deque([])
#> deque None deque([1, 2, 3], maxlen=4)
#> D None D([1, 2, 3, 1, 2, 3])
#> D None D([3, 2, 1, 1, 2, 3])
#> D None D([1, 2, 3, 1, 2, 3])
#> D None D([1, 2, 3, 1, 2, 3])
#> D True D([1, 2, 3])
#> D None D([])
#> D None D([1, 2, 3])
#> D None D([3, 1, 2, 3], maxlen=4)
#> D None D([3, 2, 1, 1], maxlen=4)
#> D None D([3, 1, 2, 3], maxlen=4)
#> D None D([3, 1, 2, 3], maxlen=4)
#> D True D([1, 2, 3], maxlen=4)
#> D None D([])
#> D None D([1, 2, 3], maxlen=4)
#> bytearray None bytearray(b'abcabc')
#> bytearray BufferError Existing exports of data: object cannot be re-sized
#> bytearray None bytearray(b'abcabc')
#> bytearray None bytearray(b'abc')
#> bytearray None bytearray(b'abcabc')
#> bytearray None bytearray(b'aabcbc')
#> bytearray None bytearray(b'abcabc')
#> bytearray None bytearray(b'abc')
#> bytearray None bytearray(b'cba')
#> bytearray None bytearray(b'')
#> bytearray True bytearray(b'abc')
#> bytearray True bytearray(b'abc')
#> bytearray True bytearray(b'abc')
#> bytearray True bytearray(b'abc')
#> B None B(b'abcabc')
#> B BufferError Existing exports of data: object cannot be re-sized
#> B None B(b'abcabc')
#> B None B(b'abc')
#> B None B(b'abcabc')
#> B None B(b'aabcbc')
#> B None B(b'abcabc')
#> B None B(b'abc')
#> B None B(b'cba')
#> B None B(b'')
#> B True B(b'abc')
#> B True B(b'abc')
#> B True B(b'abc')
#> B True B(b'abc')
#> array None array('i', [1, 2, 3, 1, 2, 3])
#> array None array('i', [1, 2, 3, 1, 2, 3])
#> array None array('i', [1, 2, 3, 1, 2, 3])
#> array None array('i', [1, 2, 3])
#> array None array('i', [1, 2, 3, 1, 2, 3])
#> array None array('i', [1, 1, 2, 3, 2, 3])
#> array None array('i', [1, 2, 3, 1, 2, 3])
#> array None array('i', [1, 2, 3])
#> array None array('i', [3, 2, 1])
#> array None array('i', [1, 2, 3, 1, 2, 3])
#> array True array('i', [1, 2, 3])
#> A None A('i', [1, 2, 3, 1, 2, 3])
#> A None A('i', [1, 2, 3, 1, 2, 3])
#> A None A('i', [1, 2, 3, 1, 2, 3])
#> A None A('i', [1, 2, 3])
#> A None A('i', [1, 2, 3, 1, 2, 3])
#> A None A('i', [1, 1, 2, 3, 2, 3])
#> A None A('i', [1, 2, 3, 1, 2, 3])
#> A None A('i', [1, 2, 3])
#> A None A('i', [3, 2, 1])
#> A None A('i', [1, 2, 3, 1, 2, 3])
#> A True A('i', [1, 2, 3])
#> set None [1, 2]
#> set None []
#> set None []
#> set None [1, 2]
#> set None [1, 2]
#> set None []
#> set None []
#> set None [1, 2]
#> set None [1, 2]
#> set None []
#> set None []
#> set False [1, 2]
#> set True [1, 2]
#> set False [1, 2]
#> set None [1, 2]
#> S None [1, 2]
#> S None []
#> S None []
#> S None [1, 2]
#> S None [1, 2]
#> S None []
#> S None []
#> S None [1, 2]
#> S None [1, 2]
#> S None []
#> S None []
#> S False [1, 2]
#> S True [1, 2]
#> S False [1, 2]
#> S None [1, 2]
#> LiesInSet None [1, 2]
#> LiesInSet None []
#> LiesInSet None []
#> LiesInSet None [1, 2]
#> LiesInSet None [1, 2]
#> LiesInSet None []
#> LiesInSet None []
#> LiesInSet None [1, 2]
#> LiesInSet None [1, 2]
#> LiesInSet None []
#> LiesInSet None []
#> LiesInSet False [1, 2]
#> LiesInSet True [1, 2]
#> LiesInSet False [1, 2]
#> LiesInSet None [1, 2]
#> dict None {'a': 1, 'b': 2}
#> dict None {'a': 1, 'b': 2}
#> dict None {'a': 1, 'b': 2}
#> dict None {'a': 1, 'b': 2}
#> dict True {'a': 1, 'b': 2}
#> dict None {'a': 1, 'b': 2}
#> dict = {'a': 1, 'b': 2}
#> dict None {'a': 1}
#> M None {'a': 1, 'b': 2}
#> M None {'a': 1, 'b': 2}
#> M None {'a': 1, 'b': 2}
#> M None {'a': 1, 'b': 2}
#> M True {'a': 1, 'b': 2}
#> M None {'a': 1, 'b': 2}
#> M = {'a': 1, 'b': 2}
#> M None {'a': 1}
#> LiesInKeys None {'a': 1, 'b': 2}
#> LiesInKeys None {'a': 1, 'b': 2}
#> LiesInKeys None {'a': 1, 'b': 2}
#> LiesInKeys None {'a': 1, 'b': 2}
#> LiesInKeys True {'a': 1, 'b': 2}
#> LiesInKeys None {'a': 1, 'b': 2}
#> LiesInKeys = {'a': 1, 'b': 2}
#> LiesInKeys None {'a': 1}
#> OrderedDict None OrderedDict({'a': 1, 'b': 2})
#> OrderedDict None OrderedDict({'a': 1, 'b': 2})
#> OrderedDict None OrderedDict({'a': 1, 'b': 2})
#> OrderedDict None OrderedDict({'a': 1, 'b': 2})
#> OrderedDict True OrderedDict({'a': 1, 'b': 2})
#> OrderedDict None OrderedDict({'a': 1, 'b': 2})
#> OrderedDict = OrderedDict({'a': 1, 'b': 2})
#> OrderedDict None OrderedDict({'a': 1})
#> Counter None Counter({'b': 4, 'a': 2})
#> Counter None Counter({'b': 2, 'a': 1})
#> Counter None Counter({'b': 4, 'a': 2})
#> Counter None Counter({'b': 4, 'a': 2})
#> Counter True Counter({'b': 2, 'a': 1})
#> Counter RuntimeError dictionary changed size during iteration
#> Counter = Counter({'b': 2, 'a': 1})
#> Counter None Counter({'a': 1})
#> UserDict None {'a': 1, 'b': 2}
#> UserDict None {'a': 1, 'b': 2}
#> UserDict None {}
#> UserDict None {'a': 1, 'b': 2}
#> UserDict True {'a': 1, 'b': 2}
#> UserDict None {'a': 1, 'b': 2}
#> UserDict = {'a': 1, 'b': 2}
#> UserDict None {'b': 2}
#> default None defaultdict(<class 'int'>, {'a': 1, 'b': 2})
#> default None defaultdict(<class 'int'>, {'a': 1, 'b': 2})
#> default TypeError first argument must be callable or None
#> default None defaultdict(<class 'int'>, {'a': 1, 'b': 2})
#> default True defaultdict(<class 'int'>, {'a': 1, 'b': 2})
#> default None defaultdict(<class 'int'>, {'a': 1, 'b': 2})
#> default = defaultdict(<class 'int'>, {'a': 1, 'b': 2})
#> default None defaultdict(<class 'int'>, {'a': 1})
#> ChainMap None ChainMap({'a': 1, 'b': 2})
#> ChainMap None ChainMap({'a': 1, 'b': 2})
#> ChainMap None ChainMap(...)
#> ChainMap None ChainMap({'a': 1, 'b': 2})
#> ChainMap True ChainMap({'a': 1, 'b': 2})
#> ChainMap None ChainMap({'a': 1, 'b': 2})
#> ChainMap = ChainMap({'a': 1, 'b': 2})
#> ChainMap None ChainMap({'a': 1})
#> Counter None Counter({'a': 0, 'b': 0})
#> Counter None Counter({'b': 4, 'a': 2})
#> Counter None Counter()
#> Counter None Counter({'b': 2, 'a': 1})
#> Counter None Counter({'b': 2, 'a': 1})
#> Counter None Counter({'b': 4, 'a': 2})
