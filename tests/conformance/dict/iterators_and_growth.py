# Iterators over a dict that keeps its size while its entries move: what CPython 3.14 yields.
def attempt(action):
    try:
        return action()
    except (RuntimeError, StopIteration) as error:
        return type(error).__name__ + " " + str(error)


d = {1: 1}
steps = []
try:
    for key in d:
        del d[key]
        d[key + 1] = 0
        steps.append(key)
except RuntimeError as error:
    print(steps, error)
d = {i: i for i in range(6)}
forward, backward, items = iter(d), reversed(d), iter(d.items())
print(next(forward), next(backward), next(items), forward.__length_hint__(), backward.__length_hint__())
print(d.popitem(), len(d))
d["new"] = 1
print([attempt(lambda: next(forward)) for _ in range(7)])
print([attempt(lambda: next(backward)) for _ in range(7)])
print([attempt(lambda: next(items)) for _ in range(7)])
for size in (5, 6, 10, 11):
    d = {i: i for i in range(size)}
    iterators = [iter(d), reversed(d), iter(d.values()), reversed(d.items())]
    for it in iterators:
        next(it)
    del d[0]
    d["x"] = 1
    del d[2]
    d["y"] = 2
    print(size, list(d), [attempt(lambda: next(it)) for it in iterators for _ in range(3)])
    print([it.__length_hint__() for it in iterators])
d = {i: i for i in range(20)}
for i in range(19):
    del d[i]
print(list(d), list(reversed(d)), list(d.copy()), d.popitem(), d)
for i in range(30):
    d[i] = i
    if i % 3:
        d.popitem()
print(d, list(reversed(d.values())))
it = iter(d)
d.clear()
print(attempt(lambda: next(it)), attempt(lambda: next(it)), it.__length_hint__())
it = iter({})
print(attempt(lambda: next(it)), attempt(lambda: next(it)), list(it))
print(iter(it) is it, type(it).__name__, type(iter(d.items())).__name__, type(reversed(d.values())).__name__)

#> [1] dictionary keys changed during iteration
#> 0 5 (0, 0) 5 5
#> (5, 5) 5
#> [1, 2, 3, 4, 'new', 'StopIteration ', 'StopIteration ']
#> [4, 3, 2, 1, 0, 'StopIteration ', 'StopIteration ']
#> [(1, 1), (2, 2), (3, 3), (4, 4), ('new', 1), 'StopIteration ', 'StopIteration ']
#> 5 [1, 3, 4, 'x', 'y'] [3, 4, 'x', 4, 3, 1, 3, 4, 1, (4, 4), (3, 3), (1, 1)]
#> [1, 1, 1, 1]
#> 6 [1, 3, 4, 5, 'x', 'y'] [1, 3, 4, 4, 3, 1, 1, 3, 4, (4, 4), (3, 3), (1, 1)]
#> [2, 2, 2, 2]
#> 10 [1, 3, 4, 5, 6, 7, 8, 9, 'x', 'y'] [3, 4, 5, 9, 8, 7, 3, 4, 5, (9, 9), (8, 8), (7, 7)]
#> [6, 6, 6, 6]
#> 11 [1, 3, 4, 5, 6, 7, 8, 9, 10, 'x', 'y'] [1, 3, 4, 9, 8, 7, 1, 3, 4, (9, 9), (8, 8), (7, 7)]
#> [7, 7, 7, 7]
#> [19] [19] [19] (19, 19) {}
#> {0: 0, 3: 3, 6: 6, 9: 9, 12: 12, 15: 15, 18: 18, 21: 21, 24: 24, 27: 27} [27, 24, 21, 18, 15, 12, 9, 6, 3, 0]
#> RuntimeError dictionary changed size during iteration RuntimeError dictionary changed size during iteration 0
#> StopIteration  StopIteration  []
#> True dict_keyiterator dict_itemiterator dict_reversevalueiterator
