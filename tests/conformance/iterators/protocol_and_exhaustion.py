# iterators: protocol and exhaustion.
# option: --policy standard
class Count:
    def __init__(self, n): self.n, self.i = n, 0
    def __iter__(self): return self
    def __next__(self):
        if self.i >= self.n: raise StopIteration("done")
        self.i += 1
        return self.i
print(list(Count(3)), sum(Count(4)), max(Count(3)), tuple(Count(2)), 2 in Count(3), [*Count(2)],
      dict.fromkeys(Count(2)))
c = Count(5)
print(next(c), [x for x in c], next(c, "default"))
try:
    next(c)
except StopIteration as e:
    print(repr(e), e.value)
class Seq:
    def __getitem__(self, i):
        print("get", i, end=" ")
        if i == 3: raise IndexError
        return i * i
print(list(Seq()), 4 in Seq())
it = iter(Seq())
print(next(it), type(it).__name__)
class Bad:
    def __iter__(self): return 5
class NoNext:
    def __iter__(self): return object()
class NoneIter:
    __iter__ = None
    def __getitem__(self, i): return i
for obj in (Bad(), NoNext(), NoneIter(), 5, None, object()):
    try:
        iter(obj)
    except TypeError as e:
        print(e)
calls = iter([1, 2, 0, 3])
print(list(iter(lambda: next(calls), 0)), next(calls))
f = iter(lambda: 7, 7)
print(list(f), type(f).__name__)
try:
    iter(5, 5)
except TypeError as e:
    print(e)
l = [1, 2, 3]
it = iter(l)
next(it)
l.append(4)
print(list(it), it.__length_hint__())
l.append(5)
print(list(it))
it = iter([1, 2, 3]); next(it)
print(it.__length_hint__(), list(reversed([1, 2, 3])), reversed("abc").__next__())
d = {"a": 1, "b": 2}
for view in (d.keys(), d.values(), d.items()):
    i = iter(view)
    print(next(i), i.__length_hint__(), type(i).__name__, type(reversed(view)).__name__)
try:
    for k in d: d["c"] = 3
except RuntimeError as e:
    print(e)
try:
    for k in d: del d[k]
except RuntimeError as e:
    print(e)
s = {1, 2}
try:
    for x in s: s.add(x + 10)
except RuntimeError as e:
    print(e)
z = zip([1, 2, 3], "ab")
print(list(z), list(z), list(zip()), list(map(pow, [2, 3], [3, 2])), list(filter(None, [0, 1, "", "a"])),
      list(enumerate("ab", 5)))
for args in (([1], [1, 2]), ([1, 2], [1]), ([1], [1], [])):
    try:
        list(zip(*args, strict=True))
    except ValueError as e:
        print(e)
class Stop:
    def __iter__(self): return self
    def __next__(self): raise KeyError("inside")
try:
    list(Stop())
except KeyError as e:
    print(repr(e))
def g():
    yield 1
    raise StopIteration("inside generator")
try:
    list(g())
except RuntimeError as e:
    print(e, repr(e.__cause__))
class Len:
    def __len__(self): return 3
    def __getitem__(self, i):
        if i < 3: return "xyz"[i]
        raise IndexError
print(list(reversed(Len())), list(Len()))
for value in (5, {1}, iter([1])):
    try:
        reversed(value)
    except TypeError as e:
        print(e)

#> [1, 2, 3] 10 3 (1, 2) True [1, 2] {1: None, 2: None}
#> 1 [2, 3, 4, 5] default
#> StopIteration('done') done
#> get 0 get 1 get 2 get 3 get 0 get 1 get 2 [0, 1, 4] True
#> get 0 0 iterator
#> iter() returned non-iterator of type 'int'
#> iter() returned non-iterator of type 'object'
#> 'NoneIter' object is not iterable
#> 'int' object is not iterable
#> 'NoneType' object is not iterable
#> 'object' object is not iterable
#> [1, 2] 3
#> [] callable_iterator
#> iter(v, w): v must be callable
#> [2, 3, 4] 0
#> []
#> 2 [3, 2, 1] c
#> a 1 dict_keyiterator dict_reversekeyiterator
#> 1 1 dict_valueiterator dict_reversevalueiterator
#> ('a', 1) 1 dict_itemiterator dict_reverseitemiterator
#> dictionary changed size during iteration
#> dictionary changed size during iteration
#> Set changed size during iteration
#> [(1, 'a'), (2, 'b')] [] [] [8, 9] [1, 'a'] [(5, 'a'), (6, 'b')]
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is shorter than argument 1
#> zip() argument 3 is shorter than arguments 1-2
#> KeyError('inside')
#> generator raised StopIteration StopIteration('inside generator')
#> ['z', 'y', 'x'] ['x', 'y', 'z']
#> 'int' object is not reversible
#> 'set' object is not reversible
#> 'list_iterator' object is not reversible
