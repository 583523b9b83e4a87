# Slices of lists whose indexes and iterables change the list while they are evaluated.
class Index:
    def __init__(self, value, act=None):
        self.value = value
        self.act = act

    def __index__(self):
        if self.act:
            self.act()
        return self.value


class Iterable:
    def __init__(self, items, act=None):
        self.items = items
        self.act = act

    def __iter__(self):
        if isinstance(self.items, Exception):
            raise self.items
        if self.act:
            self.act()
        return iter(self.items)


class NoIterator:
    def __iter__(self):
        return 5


class Items:
    def __getitem__(self, index):
        if index > 2:
            raise IndexError
        return index


def numbers():
    yield 1
    raise TypeError("in the midst")


def attempt(name, function):
    try:
        print(name, function())
    except Exception as error:
        print(name, type(error).__name__, error)


def assign(key, value):
    items = [1, 2, 3, 4]
    items[key] = value
    return items


def delete(key):
    items = list(range(10))
    del items[key]
    return items


for key in (slice(0, 1), slice(None, None, 2), slice(None, None, -1), slice(5, 2), slice(5, 2, -1), slice(0, 0, 3),
            slice(-100, 100, 7), slice(1, None, 10 ** 25)):
    for value in (5, None, [9], (7, 8), "ab", range(2), {1: 2}, Iterable(TypeError("mine")),
                  Iterable(KeyError("mine")), NoIterator(), Items(), Iterable([4, 5]), [], iter([1, 2, 3]),
                  numbers()):
        attempt((key, type(value).__name__), lambda: assign(key, value))
    attempt(("del", key), lambda: delete(key))


def lying(act, step):
    items = list(range(10))
    if act == "clear":
        return items, slice(Index(2, items.clear), Index(8), Index(step))
    if act == "pop":
        return items, slice(Index(2, items.pop), Index(8, items.pop), Index(step, items.pop))
    return items, slice(Index(2), Index(8, lambda: items.extend(range(5))), Index(step))


for act in ("clear", "pop", "extend"):
    for step in (1, 2, -1):
        items, key = lying(act, step)
        attempt(("get", act, step), lambda: (items[key], items))
        items, key = lying(act, step)
        attempt(("set", act, step), lambda: (items.__setitem__(key, [1, 2, 3]), items))
        items, key = lying(act, step)
        attempt(("del", act, step), lambda: (items.__delitem__(key), items))
        items = list(range(10))
        attempt(("iter", act, step),
                lambda: (items.__setitem__(slice(2, 8, step),
                    Iterable([1, 2, 3], items.clear if act == "clear" else items.pop)), items))
a = [1, 2, 3]
a[:] = a
a[1:1] = a
a[::2] = a[::2]
a[::-1] = a
print(a)
many = list(range(2000))
print(many[Index(0, many.pop):Index(10 ** 9, many.pop)] == list(range(1998)), len(many))
b = [1]
for arguments in ((1, None), (1, "a"), (1, 0, "a"), (1, 10 ** 30), (1, -10 ** 30), (1, 1.5), (1, 0, 10 ** 30)):
    attempt(arguments, lambda: b.index(*arguments))
    attempt(arguments, lambda: (1,).index(*arguments))
for index in ("a", 1.5, 10 ** 30, -10 ** 30, None, True):
    attempt(index, lambda: [1].pop(index))
    attempt(index, lambda: [1].insert(index, 5))
attempt("imul", lambda: [1].__imul__("a"))
attempt("mul", lambda: [1].__mul__("a"))

#> (slice(0, 1, None), 'int') TypeError must assign iterable to extended slice
#> (slice(0, 1, None), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(0, 1, None), 'list') [9, 2, 3, 4]
#> (slice(0, 1, None), 'tuple') [7, 8, 2, 3, 4]
#> (slice(0, 1, None), 'str') ['a', 'b', 2, 3, 4]
#> (slice(0, 1, None), 'range') [0, 1, 2, 3, 4]
#> (slice(0, 1, None), 'dict') [1, 2, 3, 4]
#> (slice(0, 1, None), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(0, 1, None), 'Iterable') KeyError 'mine'
#> (slice(0, 1, None), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(0, 1, None), 'Items') [0, 1, 2, 2, 3, 4]
#> (slice(0, 1, None), 'Iterable') [4, 5, 2, 3, 4]
#> (slice(0, 1, None), 'list') [2, 3, 4]
#> (slice(0, 1, None), 'list_iterator') [1, 2, 3, 2, 3, 4]
#> (slice(0, 1, None), 'generator') TypeError in the midst
#> ('del', slice(0, 1, None)) [1, 2, 3, 4, 5, 6, 7, 8, 9]
#> (slice(None, None, 2), 'int') TypeError must assign iterable to extended slice
#> (slice(None, None, 2), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(None, None, 2), 'list') ValueError attempt to assign sequence of size 1 to extended slice of size 2
#> (slice(None, None, 2), 'tuple') [7, 2, 8, 4]
#> (slice(None, None, 2), 'str') ['a', 2, 'b', 4]
#> (slice(None, None, 2), 'range') [0, 2, 1, 4]
#> (slice(None, None, 2), 'dict') ValueError attempt to assign sequence of size 1 to extended slice of size 2
#> (slice(None, None, 2), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(None, None, 2), 'Iterable') KeyError 'mine'
#> (slice(None, None, 2), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(None, None, 2), 'Items') ValueError attempt to assign sequence of size 3 to extended slice of size 2
#> (slice(None, None, 2), 'Iterable') [4, 2, 5, 4]
#> (slice(None, None, 2), 'list') ValueError attempt to assign sequence of size 0 to extended slice of size 2
#> (slice(None, None, 2), 'list_iterator') ValueError attempt to assign sequence of size 3 to extended slice of size 2
#> (slice(None, None, 2), 'generator') TypeError in the midst
#> ('del', slice(None, None, 2)) [1, 3, 5, 7, 9]
#> (slice(None, None, -1), 'int') TypeError must assign iterable to extended slice
#> (slice(None, None, -1), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(None, None, -1), 'list') ValueError attempt to assign sequence of size 1 to extended slice of size 4
#> (slice(None, None, -1), 'tuple') ValueError attempt to assign sequence of size 2 to extended slice of size 4
#> (slice(None, None, -1), 'str') ValueError attempt to assign sequence of size 2 to extended slice of size 4
#> (slice(None, None, -1), 'range') ValueError attempt to assign sequence of size 2 to extended slice of size 4
#> (slice(None, None, -1), 'dict') ValueError attempt to assign sequence of size 1 to extended slice of size 4
#> (slice(None, None, -1), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(None, None, -1), 'Iterable') KeyError 'mine'
#> (slice(None, None, -1), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(None, None, -1), 'Items') ValueError attempt to assign sequence of size 3 to extended slice of size 4
#> (slice(None, None, -1), 'Iterable') ValueError attempt to assign sequence of size 2 to extended slice of size 4
#> (slice(None, None, -1), 'list') ValueError attempt to assign sequence of size 0 to extended slice of size 4
#> (slice(None, None, -1), 'list_iterator') ValueError attempt to assign sequence of size 3 to extended slice of size 4
#> (slice(None, None, -1), 'generator') TypeError in the midst
#> ('del', slice(None, None, -1)) []
#> (slice(5, 2, None), 'int') TypeError must assign iterable to extended slice
#> (slice(5, 2, None), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(5, 2, None), 'list') [1, 2, 3, 4, 9]
#> (slice(5, 2, None), 'tuple') [1, 2, 3, 4, 7, 8]
#> (slice(5, 2, None), 'str') [1, 2, 3, 4, 'a', 'b']
#> (slice(5, 2, None), 'range') [1, 2, 3, 4, 0, 1]
#> (slice(5, 2, None), 'dict') [1, 2, 3, 4, 1]
#> (slice(5, 2, None), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(5, 2, None), 'Iterable') KeyError 'mine'
#> (slice(5, 2, None), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(5, 2, None), 'Items') [1, 2, 3, 4, 0, 1, 2]
#> (slice(5, 2, None), 'Iterable') [1, 2, 3, 4, 4, 5]
#> (slice(5, 2, None), 'list') [1, 2, 3, 4]
#> (slice(5, 2, None), 'list_iterator') [1, 2, 3, 4, 1, 2, 3]
#> (slice(5, 2, None), 'generator') TypeError in the midst
#> ('del', slice(5, 2, None)) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> (slice(5, 2, -1), 'int') TypeError must assign iterable to extended slice
#> (slice(5, 2, -1), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(5, 2, -1), 'list') [1, 2, 3, 9]
#> (slice(5, 2, -1), 'tuple') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(5, 2, -1), 'str') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(5, 2, -1), 'range') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(5, 2, -1), 'dict') [1, 2, 3, 1]
#> (slice(5, 2, -1), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(5, 2, -1), 'Iterable') KeyError 'mine'
#> (slice(5, 2, -1), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(5, 2, -1), 'Items') ValueError attempt to assign sequence of size 3 to extended slice of size 1
#> (slice(5, 2, -1), 'Iterable') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(5, 2, -1), 'list') ValueError attempt to assign sequence of size 0 to extended slice of size 1
#> (slice(5, 2, -1), 'list_iterator') ValueError attempt to assign sequence of size 3 to extended slice of size 1
#> (slice(5, 2, -1), 'generator') TypeError in the midst
#> ('del', slice(5, 2, -1)) [0, 1, 2, 6, 7, 8, 9]
#> (slice(0, 0, 3), 'int') TypeError must assign iterable to extended slice
#> (slice(0, 0, 3), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(0, 0, 3), 'list') ValueError attempt to assign sequence of size 1 to extended slice of size 0
#> (slice(0, 0, 3), 'tuple') ValueError attempt to assign sequence of size 2 to extended slice of size 0
#> (slice(0, 0, 3), 'str') ValueError attempt to assign sequence of size 2 to extended slice of size 0
#> (slice(0, 0, 3), 'range') ValueError attempt to assign sequence of size 2 to extended slice of size 0
#> (slice(0, 0, 3), 'dict') ValueError attempt to assign sequence of size 1 to extended slice of size 0
#> (slice(0, 0, 3), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(0, 0, 3), 'Iterable') KeyError 'mine'
#> (slice(0, 0, 3), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(0, 0, 3), 'Items') ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> (slice(0, 0, 3), 'Iterable') ValueError attempt to assign sequence of size 2 to extended slice of size 0
#> (slice(0, 0, 3), 'list') [1, 2, 3, 4]
#> (slice(0, 0, 3), 'list_iterator') ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> (slice(0, 0, 3), 'generator') TypeError in the midst
#> ('del', slice(0, 0, 3)) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> (slice(-100, 100, 7), 'int') TypeError must assign iterable to extended slice
#> (slice(-100, 100, 7), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(-100, 100, 7), 'list') [9, 2, 3, 4]
#> (slice(-100, 100, 7), 'tuple') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(-100, 100, 7), 'str') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(-100, 100, 7), 'range') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(-100, 100, 7), 'dict') [1, 2, 3, 4]
#> (slice(-100, 100, 7), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(-100, 100, 7), 'Iterable') KeyError 'mine'
#> (slice(-100, 100, 7), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(-100, 100, 7), 'Items') ValueError attempt to assign sequence of size 3 to extended slice of size 1
#> (slice(-100, 100, 7), 'Iterable') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(-100, 100, 7), 'list') ValueError attempt to assign sequence of size 0 to extended slice of size 1
#> (slice(-100, 100, 7), 'list_iterator') ValueError attempt to assign sequence of size 3 to extended slice of size 1
#> (slice(-100, 100, 7), 'generator') TypeError in the midst
#> ('del', slice(-100, 100, 7)) [1, 2, 3, 4, 5, 6, 8, 9]
#> (slice(1, None, 10000000000000000000000000), 'int') TypeError must assign iterable to extended slice
#> (slice(1, None, 10000000000000000000000000), 'NoneType') TypeError must assign iterable to extended slice
#> (slice(1, None, 10000000000000000000000000), 'list') [1, 9, 3, 4]
#> (slice(1, None, 10000000000000000000000000), 'tuple') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'str') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'range') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'dict') [1, 1, 3, 4]
#> (slice(1, None, 10000000000000000000000000), 'Iterable') TypeError must assign iterable to extended slice
#> (slice(1, None, 10000000000000000000000000), 'Iterable') KeyError 'mine'
#> (slice(1, None, 10000000000000000000000000), 'NoIterator') TypeError must assign iterable to extended slice
#> (slice(1, None, 10000000000000000000000000), 'Items') ValueError attempt to assign sequence of size 3 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'Iterable') ValueError attempt to assign sequence of size 2 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'list') ValueError attempt to assign sequence of size 0 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'list_iterator') ValueError attempt to assign sequence of size 3 to extended slice of size 1
#> (slice(1, None, 10000000000000000000000000), 'generator') TypeError in the midst
#> ('del', slice(1, None, 10000000000000000000000000)) [0, 2, 3, 4, 5, 6, 7, 8, 9]
#> ('get', 'clear', 1) ([], [])
#> ('set', 'clear', 1) (None, [1, 2, 3])
#> ('del', 'clear', 1) (None, [])
#> ('iter', 'clear', 1) (None, [1, 2, 3])
#> ('get', 'clear', 2) ([], [])
#> ('set', 'clear', 2) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('del', 'clear', 2) (None, [])
#> ('iter', 'clear', 2) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('get', 'clear', -1) ([], [])
#> ('set', 'clear', -1) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('del', 'clear', -1) (None, [])
#> ('iter', 'clear', -1) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('get', 'pop', 1) ([2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6])
#> ('set', 'pop', 1) (None, [0, 1, 1, 2, 3])
#> ('del', 'pop', 1) (None, [0, 1])
#> ('iter', 'pop', 1) (None, [0, 1, 1, 2, 3, 8])
#> ('get', 'pop', 2) ([2, 4, 6], [0, 1, 2, 3, 4, 5, 6])
#> ('set', 'pop', 2) (None, [0, 1, 1, 3, 2, 5, 3])
#> ('del', 'pop', 2) (None, [0, 1, 3, 5])
#> ('iter', 'pop', 2) (None, [0, 1, 1, 3, 2, 5, 3, 7, 8])
#> ('get', 'pop', -1) ([], [0, 1, 2, 3, 4, 5, 6])
#> ('set', 'pop', -1) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('del', 'pop', -1) (None, [0, 1, 2, 3, 4, 5, 6])
#> ('iter', 'pop', -1) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('get', 'extend', 1) ([2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4])
#> ('set', 'extend', 1) (None, [0, 1, 1, 2, 3, 8, 9, 0, 1, 2, 3, 4])
#> ('del', 'extend', 1) (None, [0, 1, 8, 9, 0, 1, 2, 3, 4])
#> ('iter', 'extend', 1) (None, [0, 1, 1, 2, 3, 8])
#> ('get', 'extend', 2) ([2, 4, 6], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4])
#> ('set', 'extend', 2) (None, [0, 1, 1, 3, 2, 5, 3, 7, 8, 9, 0, 1, 2, 3, 4])
#> ('del', 'extend', 2) (None, [0, 1, 3, 5, 7, 8, 9, 0, 1, 2, 3, 4])
#> ('iter', 'extend', 2) (None, [0, 1, 1, 3, 2, 5, 3, 7, 8])
#> ('get', 'extend', -1) ([], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4])
#> ('set', 'extend', -1) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> ('del', 'extend', -1) (None, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4])
#> ('iter', 'extend', -1) ValueError attempt to assign sequence of size 3 to extended slice of size 0
#> [3, 2, 3, 2, 1, 1]
#> True 1998
#> (1, None) TypeError slice indices must be integers or have an __index__ method
#> (1, None) TypeError slice indices must be integers or have an __index__ method
#> (1, 'a') TypeError slice indices must be integers or have an __index__ method
#> (1, 'a') TypeError slice indices must be integers or have an __index__ method
#> (1, 0, 'a') TypeError slice indices must be integers or have an __index__ method
#> (1, 0, 'a') TypeError slice indices must be integers or have an __index__ method
#> (1, 1000000000000000000000000000000) ValueError list.index(x): x not in list
#> (1, 1000000000000000000000000000000) ValueError tuple.index(x): x not in tuple
#> (1, -1000000000000000000000000000000) 0
#> (1, -1000000000000000000000000000000) 0
#> (1, 1.5) TypeError slice indices must be integers or have an __index__ method
#> (1, 1.5) TypeError slice indices must be integers or have an __index__ method
#> (1, 0, 1000000000000000000000000000000) 0
#> (1, 0, 1000000000000000000000000000000) 0
#> a TypeError 'str' object cannot be interpreted as an integer
#> a TypeError 'str' object cannot be interpreted as an integer
#> 1.5 TypeError 'float' object cannot be interpreted as an integer
#> 1.5 TypeError 'float' object cannot be interpreted as an integer
#> 1000000000000000000000000000000 OverflowError Python int too large to convert to C ssize_t
#> 1000000000000000000000000000000 OverflowError Python int too large to convert to C ssize_t
#> -1000000000000000000000000000000 OverflowError Python int too large to convert to C ssize_t
#> -1000000000000000000000000000000 OverflowError Python int too large to convert to C ssize_t
#> None TypeError 'NoneType' object cannot be interpreted as an integer
#> None TypeError 'NoneType' object cannot be interpreted as an integer
#> True IndexError pop index out of range
#> True None
#> imul TypeError 'str' object cannot be interpreted as an integer
#> mul TypeError 'str' object cannot be interpreted as an integer
