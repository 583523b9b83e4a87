# option: --policy standard --enable files
# Iterators continue after pickling where they were, and __reduce__ returns what CPython does.
import array
import collections
import operator
import pickle


class Numbered(enumerate):
    pass


class Pairs(zip):
    pass


def reduced(iterator):
    function, *rest = iterator.__reduce__()
    return function.__name__, *rest


digits = array.array("b", [1, 2, 3])
queue = collections.deque("abc")
ended = iter(int, 0)
next(ended, None)
for make in (lambda: iter(digits), lambda: iter(bytearray(b"abc")), lambda: iter(queue),
             lambda: iter(list[int])):
    iterator = make()
    print(reduced(iterator))
    first = next(iterator)
    print(reduced(iterator))
    print(first, list(pickle.loads(pickle.dumps(iterator))), list(iterator))
    print(reduced(iterator))
print(reduced(iter(int, 1)), reduced(ended), reduced(reversed(queue)))
print([type(part).__name__ for part in Numbered([7, 8], 5).__reduce__()[1]], Numbered([7]).__reduce__()[0])
print(list(pickle.loads(pickle.dumps(Numbered([7, 8], 5)))), list(pickle.loads(pickle.dumps(Pairs([1], [2])))))
for strict in False, True:
    pairs = pickle.loads(pickle.dumps(zip([1, 2], [3], strict=strict)))
    try:
        print(list(pairs))
    except ValueError as error:
        print(error)
pairs = zip([1, 2], [3])
pairs.__setstate__(1)
try:
    print(list(pairs))
except ValueError as error:
    print(error)

# Positions are clamped, and an iterator at its end stays there.
for iterator in iter(digits), iter(bytearray(b"abc")):
    iterator.__setstate__(2)
    print(list(iterator))
    iterator.__setstate__(0)
    print(list(iterator))
for iterator in iter(digits), iter(bytearray(b"abc")):
    iterator.__setstate__(-5)
    print(iterator.__reduce__()[1], operator.length_hint(iterator, 7))
    print(next(iterator, None))
    iterator.__setstate__(50)
    print(list(iterator))

# The constructors of iterators of deques.
forward, backward = type(iter(queue)), type(reversed(queue))
for kind in forward, backward:
    for index in 0, 2, 5, -1:
        print(kind.__name__, index, list(kind(queue, index)))
    for arguments in ([1],), (queue, "x"), (queue, 2 ** 80):
        try:
            print(list(kind(*arguments)))
        except (TypeError, OverflowError) as error:
            print(type(error).__name__)
changing = collections.deque([1, 2])
iterator = iter(changing)
changing.append(3)
print(iterator.__reduce__()[1])

#> ('iter', (array('b', [1, 2, 3]),), 0)
#> ('iter', (array('b', [1, 2, 3]),), 1)
#> 1 [2, 3] [2, 3]
#> ('iter', ((),))
#> ('iter', (bytearray(b'abc'),), 0)
#> ('iter', (bytearray(b'abc'),), 1)
#> 97 [98, 99] [98, 99]
#> ('iter', ((),))
#> ('_deque_iterator', (deque(['a', 'b', 'c']), 0))
#> ('_deque_iterator', (deque(['a', 'b', 'c']), 1))
#> a ['b', 'c'] ['b', 'c']
#> ('_deque_iterator', (deque(['a', 'b', 'c']), 3))
#> ('iter', (list[int],))
#> ('iter', ((),))
#> *list[int] [] []
#> ('iter', ((),))
#> ('iter', (<class 'int'>, 1)) ('iter', ((),)) ('_deque_reverse_iterator', (deque(['a', 'b', 'c']), 0))
#> ['list_iterator', 'int'] <class '__main__.Numbered'>
#> [(5, 7), (6, 8)] [(1, 2)]
#> [(1, 3)]
#> zip() argument 2 is shorter than argument 1
#> zip() argument 2 is shorter than argument 1
#> [3]
#> []
#> [99]
#> []
#> (array('b', [1, 2, 3]),) 7
#> 1
#> []
#> ((),) 0
#> None
#> []
#> _deque_iterator 0 ['a', 'b', 'c']
#> _deque_iterator 2 ['c']
#> _deque_iterator 5 []
#> _deque_iterator -1 ['a', 'b', 'c']
#> TypeError
#> TypeError
#> OverflowError
#> _deque_reverse_iterator 0 ['c', 'b', 'a']
#> _deque_reverse_iterator 2 ['a']
#> _deque_reverse_iterator 5 []
#> _deque_reverse_iterator -1 ['c', 'b', 'a']
#> TypeError
#> TypeError
#> OverflowError
#> (deque([1, 2, 3]), 1)
