# The iterator protocol: __iter__, __next__, iter with sentinel, exhausted iterators of every built-in.
class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1


class Fresh:
    def __iter__(self):
        return Countdown(3)


c = Countdown(3)
print(list(c), list(c), list(Fresh()), list(Fresh()), [x + y for x in Fresh() for y in Fresh()],
      dict(zip(Fresh(), "abc")), 2 in Fresh(), sum(Fresh()), *Fresh())
its = [iter([1, 2]), iter((1, 2)), iter("ab"), iter({1: 2, 3: 4}), iter({5}), iter(range(2)), iter(b"ab"),
       enumerate("ab"), zip([1], [2]), map(str, [1]), filter(None, [0, 1]), reversed([1, 2]), iter({1: 2}.items()),
       iter({1: 2}.values()), reversed({1: 2}), iter(frozenset([1])), reversed(range(3)), reversed("ab"),
       iter([].__iter__()), (x for x in [1])]
for it in its:
    print(type(it).__name__, iter(it) is it, list(it), next(it, "empty"), list(it))
values = iter([1, 2, 0, 3])
print(list(iter(lambda: next(values), 0)), next(values))
n = [0]


def tick():
    n[0] += 1
    return n[0]


print(list(iter(tick, 5)), next(iter(tick, 7), "x"))
s = iter(tick, 100)
print(type(s).__name__, next(s))


class NoNext:
    def __iter__(self):
        return 5


class IterRaises:
    def __iter__(self):
        raise ValueError("iter")


class NextRaises:
    def __iter__(self):
        return self

    def __next__(self):
        raise ValueError("next")


for bad in (lambda: iter(5), lambda: iter(NoNext()), lambda: iter(IterRaises()), lambda: list(NextRaises()),
            lambda: next([]), lambda: next(5), lambda: iter(5, 6), lambda: next(iter([])), lambda: iter(),
            lambda: next(), lambda: list(NoNext()), lambda: next(iter([]), 1, 2), lambda: iter(None),
            lambda: [].__iter__().__next__(), lambda: len(iter([1])), lambda: iter([1])[0], lambda: iter(tick, 1, 2)):
    try:
        print(bad())
    except (TypeError, ValueError, StopIteration) as error:
        print(type(error).__name__, error)
a = [1, 2, 3]
i1, i2 = iter(a), iter(a)
print(next(i1), next(i1), next(i2), list(zip(i1, i2)), list(i1), list(i2))
b = iter("abcdef")
print(list(zip(b, b)), list(zip(*[iter(range(6))] * 3)))

#> [3, 2, 1] [] [3, 2, 1] [3, 2, 1] [6, 5, 4, 5, 4, 3, 4, 3, 2] {3: 'a', 2: 'b', 1: 'c'} True 6 3 2 1
#> list_iterator True [1, 2] empty []
#> tuple_iterator True [1, 2] empty []
#> str_ascii_iterator True ['a', 'b'] empty []
#> dict_keyiterator True [1, 3] empty []
#> set_iterator True [5] empty []
#> range_iterator True [0, 1] empty []
#> bytes_iterator True [97, 98] empty []
#> enumerate True [(0, 'a'), (1, 'b')] empty []
#> zip True [(1, 2)] empty []
#> map True ['1'] empty []
#> filter True [1] empty []
#> list_reverseiterator True [2, 1] empty []
#> dict_itemiterator True [(1, 2)] empty []
#> dict_valueiterator True [2] empty []
#> dict_reversekeyiterator True [1] empty []
#> set_iterator True [1] empty []
#> range_iterator True [2, 1, 0] empty []
#> reversed True ['b', 'a'] empty []
#> list_iterator True [] empty []
#> generator True [1] empty []
#> [1, 2] 3
#> [1, 2, 3, 4] 6
#> callable_iterator 7
#> TypeError 'int' object is not iterable
#> TypeError iter() returned non-iterator of type 'int'
#> ValueError iter
#> ValueError next
#> TypeError 'list' object is not an iterator
#> TypeError 'int' object is not an iterator
#> TypeError iter(v, w): v must be callable
#> StopIteration 
#> TypeError iter expected at least 1 argument, got 0
#> TypeError next expected at least 1 argument, got 0
#> TypeError iter() returned non-iterator of type 'int'
#> TypeError next expected at most 2 arguments, got 3
#> TypeError 'NoneType' object is not iterable
#> StopIteration 
#> TypeError object of type 'list_iterator' has no len()
#> TypeError 'list_iterator' object is not subscriptable
#> TypeError iter expected at most 2 arguments, got 3
#> 1 2 1 [(3, 2)] [] [3]
#> [('a', 'b'), ('c', 'd'), ('e', 'f')] [(0, 1, 2), (3, 4, 5)]
