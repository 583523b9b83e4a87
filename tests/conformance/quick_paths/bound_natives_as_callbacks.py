# Bound methods of built-in objects that natives call: with as many arguments as they take, with fewer and with more.
# option: --policy standard
from functools import reduce


def attempt(function, *arguments, **keywords):
    try:
        print(function(*arguments, **keywords))
    except Exception as error:
        print(type(error).__name__, error)


words = ['b', 'a', 'c', 'a']
ranks = {'a': 2, 'b': 1, 'c': 0}

# As many as they take.
made = []
print(list(map(made.append, words)), made)
print(sorted(words, key=ranks.__getitem__), min(words, key=ranks.get), list(filter(ranks.__contains__, ['a', 'z'])))
print(list(map('-'.join, (words, 'xy', ()))), list(map('abc'.index, 'cab')), list(map((3).__add__, range(3))))
print(list(map({1, 2}.union, ({3}, [4]))), list(map(made.extend, (words, 'z'))), len(made))
print(list(iter(made.pop, 'c')), made)

# With defaults for the rest, and too many or too few.
print(list(map(ranks.get, ['a', 'z'])), list(map(ranks.get, ['a', 'z'], [5, 6])), list(map('a b'.split, ' a')))
for arguments in ((), (1, 2), (1, 2, 3)):
    attempt(lambda: list(map(made.append, *[[argument] for argument in arguments])))
    attempt(lambda: reduce(made.append, arguments))
attempt(sorted, words, key=made.clear)
attempt(sorted, words, key=ranks.update)
attempt(sorted, ['q'], key=ranks.__getitem__)
attempt(lambda: list(map('abc'.index, 'az')))


# Receivers of derived classes, with methods of their own or without.
class Plain(list):
    pass


class Own(list):
    def append(self, item):
        super().append(item * 2)


for kind in (Plain, Own):
    target = kind()
    print(list(map(target.append, words)), target, list(map(list.append, [target], 'x')), target)
    print(list(map(target.__class__.append, [target], 'y')), target)
attempt(lambda: list(map(list.append, [()], 'x')))


# What they call may change the receiver.
class Key:
    def __init__(self, owner):
        self.owner = owner

    def __hash__(self):
        return hash('a')

    def __eq__(self, other):
        self.owner.clear()
        return True


table = {'a': 1}
print(list(map(table.get, [Key(table), 'a'])), table)
items = [1, 2, 3]
print(list(map(items.count, [Key(items), 1])), items)
attempt(lambda: list(map(items.remove, [Key(items)])))


def nested(depth):
    return list(map([lambda x: x, nested][depth > 0], [depth - 1])) if depth else 'end'


print(nested(3), sum(len(list(map(made.append, range(100)))) for _ in range(100)), len(made))

#> [None, None, None, None] ['b', 'a', 'c', 'a']
#> ['c', 'b', 'a', 'a'] c ['a']
#> ['b-a-c-a', 'x-y', ''] [2, 0, 1] [3, 4, 5]
#> [{1, 2, 3}, {1, 2, 4}] [None, None] 9
#> ['z', 'a'] ['b', 'a', 'c', 'a', 'b', 'a']
#> [2, None] [2, 6] [['a', 'b'], ['', ' b']]
#> TypeError map() must have at least two arguments.
#> TypeError reduce() of empty iterable with no initial value
#> TypeError list.append() takes exactly one argument (2 given)
#> TypeError list.append() takes exactly one argument (2 given)
#> TypeError list.append() takes exactly one argument (3 given)
#> TypeError list.append() takes exactly one argument (2 given)
#> TypeError list.clear() takes no arguments (1 given)
#> ValueError dictionary update sequence element #0 has length 1; 2 is required
#> KeyError 'q'
#> ValueError substring not found
#> [None, None, None, None] ['b', 'a', 'c', 'a', 'x'] [None] ['b', 'a', 'c', 'a', 'x']
#> [None] ['b', 'a', 'c', 'a', 'x', 'y']
#> [None, None, None, None] ['bb', 'aa', 'cc', 'aa', 'x'] [None] ['bb', 'aa', 'cc', 'aa', 'x']
#> [None] ['bb', 'aa', 'cc', 'aa', 'x', 'yy']
#> TypeError descriptor 'append' for 'list' objects doesn't apply to a 'tuple' object
#> [None, None] {}
#> [1, 0] []
#> ValueError list.remove(x): x not in list
#> [[['end']]] 10000 10006
