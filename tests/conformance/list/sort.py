# list.sort and sorted: stability, keys, reverse, errors, and lists changed while being sorted.
a = [5, 2, 9, 1, 5, 6, -3, 0]
print(a.sort(), a, sorted("banana"), sorted([3, 1, 2], reverse=True), sorted({"b": 1, "a": 2}), sorted([]),
      sorted([1.5, 1, True, 0.5]), sorted([(1, "b"), (1, "a"), (0, "z")]))
people = [("Ann", 30), ("Bob", 25), ("Cid", 30), ("Dee", 25), ("Eve", 35)]
print(sorted(people, key=lambda p: p[1]), sorted(people, key=lambda p: p[1], reverse=True),
      sorted(people, key=lambda p: (-p[1], p[0])))
words = ["banana", "Apple", "cherry", "apple", "Banana"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len), sorted(words, key=lambda w: w[::-1]),
      sorted(words, key=None), sorted(words, reverse=1))
big = [(i * 7919) % 1009 for i in range(1009)]
print(sorted(big) == list(range(1009)), sorted(big, reverse=True)[:3], sorted(big, key=lambda x: x % 10)[:5],
      sorted(range(100), key=lambda x: -x)[:3])
calls = []


def key(x):
    calls.append(x)
    return -x


print(sorted([3, 1, 2], key=key), calls)


class Item:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n < other.n

    def __repr__(self):
        return f"I{self.n}"


print(sorted([Item(3), Item(1), Item(2)]), sorted([Item(2), Item(1)], reverse=True), min([Item(3), Item(1)]),
      max(Item(3), Item(1)))
evil = [3, 1, 2]
try:
    evil.sort(key=lambda x: evil.append(x) or x)
except ValueError as error:
    print(error, evil)
seen = []
b = [2, 1]
b.sort(key=lambda x: seen.append(list(b)) or x)
print(seen, b)
for bad in (lambda: [1, "a"].sort(), lambda: sorted([1, None]), lambda: sorted(5), lambda: [1].sort(lambda x: x),
            lambda: sorted([1], cmp=1), lambda: sorted([1, 2], key=5), lambda: sorted(), lambda: sorted([1], [2]),
            lambda: [3, 2, "x"].sort(), lambda: sorted([1, 2], key=lambda: 0), lambda: sorted([object(), object()]),
            lambda: sorted([1, 2], reverse="a"), lambda: sorted([[1], ["a"]]), lambda: sorted([2, 1j.real, "b"])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
c = [3, 2, 1, "x", 0]
try:
    c.sort()
except TypeError:
    print(len(c), sorted(map(str, c)))

#> None [-3, 0, 1, 2, 5, 5, 6, 9] ['a', 'a', 'a', 'b', 'n', 'n'] [3, 2, 1] ['a', 'b'] [] [0.5, 1, True, 1.5] [(0, 'z'), (1, 'a'), (1, 'b')]
#> [('Bob', 25), ('Dee', 25), ('Ann', 30), ('Cid', 30), ('Eve', 35)] [('Eve', 35), ('Ann', 30), ('Cid', 30), ('Bob', 25), ('Dee', 25)] [('Eve', 35), ('Ann', 30), ('Cid', 30), ('Bob', 25), ('Dee', 25)]
#> ['Apple', 'Banana', 'apple', 'banana', 'cherry'] ['Apple', 'apple', 'banana', 'Banana', 'cherry'] ['Apple', 'apple', 'banana', 'cherry', 'Banana'] ['Banana', 'banana', 'Apple', 'apple', 'cherry'] ['Apple', 'Banana', 'apple', 'banana', 'cherry'] ['cherry', 'banana', 'apple', 'Banana', 'Apple']
#> True [1008, 1007, 1006] [0, 550, 120, 670, 240] [99, 98, 97]
#> [3, 2, 1] [3, 1, 2]
#> [I1, I2, I3] [I2, I1] I1 I3
#> list modified during sort [1, 2, 3]
#> [[], []] [1, 2]
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError '<' not supported between instances of 'NoneType' and 'int'
#> TypeError 'int' object is not iterable
#> TypeError sort() takes no positional arguments
#> TypeError sort() got an unexpected keyword argument 'cmp'
#> TypeError 'int' object is not callable
#> TypeError sorted expected 1 argument, got 0
#> TypeError sorted expected 1 argument, got 2
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> TypeError '<' not supported between instances of 'object' and 'object'
#> [2, 1]
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError '<' not supported between instances of 'str' and 'float'
#> 5 ['0', '1', '2', '3', 'x']
