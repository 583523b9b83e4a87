# Containers that hold themselves far inside, and others that are printed there twice.
# option: --allow-import collections
from collections import OrderedDict, deque


class Shown:
    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f"<{self.value!r}>"


def ring(links):
    first = []
    last = first
    for i in range(links):
        step = [[last], (last,), {i: last}, deque([last]), Shown(last)][i % 5]
        last = step
    first.append(last)
    return first, last


for links in (1, 5, 62, 63, 64, 65, 66, 70, 129, 150):
    first, last = ring(links)
    print(links, repr(first) == repr(first), repr(first).count("..."), len(repr(first)), len(repr(last)))

first, last = ring(80)
first.append(first)
first.append({"last": last})
print(repr(first))
shared = ["shared"]
deep = [shared, shared]
for i in range(100):
    deep = [shared, deep, OrderedDict(a=shared)] if i == 50 else [deep]
print(repr(deep))


class Fails:
    def __repr__(self):
        raise ValueError("no text")


deep = [Fails()]
for _ in range(90):
    deep = [deep]
for _ in range(3):
    try:
        repr(deep)
    except ValueError as error:
        print(error)
deep = [1]
for _ in range(90):
    deep = [deep]
print(len(repr(deep)), len(repr([deep, deep])))

#> 1 True 1 9 9
#> 5 True 1 28 30
#> 62 True 1 274 274
#> 63 True 1 280 280
#> 64 True 1 289 289
#> 65 True 1 291 293
#> 66 True 1 293 293
#> 70 True 1 313 315
#> 129 True 1 581 581
#> 150 True 1 675 677
#> [<deque([{77: ([<deque([{72: ([<deque([{67: ([<deque([{62: ([<deque([{57: ([<deque([{52: ([<deque([{47: ([<deque([{42: ([<deque([{37: ([<deque([{32: ([<deque([{27: ([<deque([{22: ([<deque([{17: ([<deque([{12: ([<deque([{7: ([<deque([{2: ([[...]],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>, [...], {'last': <deque([{77: ([<deque([{72: ([<deque([{67: ([<deque([{62: ([<deque([{57: ([<deque([{52: ([<deque([{47: ([<deque([{42: ([<deque([{37: ([<deque([{32: ([<deque([{27: ([<deque([{22: ([<deque([{17: ([<deque([{12: ([<deque([{7: ([<deque([{2: ([[...]],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>],)}])>}]
#> [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['shared'], [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['shared'], ['shared']]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]], OrderedDict({'a': ['shared']})]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
#> no text
#> no text
#> no text
#> 183 370
