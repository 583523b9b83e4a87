# `in` for strings, sets and dicts: found, absent, deleted, colliding, unhashable and lying operands.


def both(item, container):
    yes = 1 if item in container else 0
    no = 1 if item not in container else 0
    values = item in container, item not in container
    return yes, no, values


print(both("b", "abc"), both("z", "abc"), both("", ""), both("", "a"), both("a", ""), both("bc", "abc"))
print(both("é", "aé"), both("é", "a"), both("€", "a€"), both("a", "€€a"), both("a", "€"), both("\0", "ab\0"))
for length in (7, 8, 9, 15, 16, 17, 40, 63, 64, 65, 200):
    text = "m" * length
    wrong = [at for at in range(length) if not "x" in text[:at] + "x" + text[at + 1:]]
    print(length, wrong, "x" in text, "m" in text, "\0" in text, "\xff" in text)
try: 1 in "abc"
except TypeError as error: print(error)
try: print("x" if None not in "abc" else "y")
except TypeError as error: print(error)
print([c for c in "hello, world" if c not in "aeiou"])

numbers = set(range(0, 100, 3))
print([i for i in range(-2, 12) if i in numbers], -1 in {-1, -2}, -2 in {-1}, -1 in {-2}, 2**61 - 2 in {-1})
print(0 in set())
for i in range(0, 100, 6):
    numbers.discard(i)
print([i for i in range(14) if i in numbers], sorted(numbers)[:5])
numbers.clear()
print(3 in numbers, 3 not in numbers)
print(1 in {1.0}, 1.0 in {1}, True in {1}, 1 in {True}, 0 in {False}, "1" in {1}, 1 in {"1"})
print(None in {None}, 2 in {2.5})
collisions = {i << 40 for i in range(60)}
print(sum(1 for i in range(70) if i << 40 in collisions), 5 in collisions)
words = {"".join(["k", str(i)]) for i in range(300)}
print(sum(1 for i in range(400) if f"k{i}" in words), "k7" in words, "k" in words, "K7" in words)
print("x" in frozenset("xyz"), "a" in frozenset("xyz"), 3 in frozenset())
table = {"".join(["k", str(i)]): i for i in range(300)}
print(sum(1 for i in range(400) if f"k{i}" in table), "k7" in table, "k" in table, 7 in table)
for i in range(0, 300, 2):
    del table[f"k{i}"]
print(sum(1 for i in range(400) if f"k{i}" in table), "k8" in table, "k9" in table)
print(1 in {1.0: 2}, 1 in {True: 2}, 3 in {}, -1 in {-2: 0}, (1, 2) in {(1, 2): 3}, 2.0 in {2: 0})
for container in (set(), {1}, {}, {1: 2}):
    try: [] in container
    except TypeError as error: print(error)


class Loud:
    """Equal to an int or a string of the same hash, and says when it is asked."""
    def __init__(self, value): self.value = value
    def __hash__(self): return hash(self.value)
    def __eq__(self, other):
        print("asked about", other)
        return other == self.value


print(5 in {Loud(5)}, 5 in {Loud(13)}, "k" in {Loud("k"): 1}, 13 in {5, Loud(5), 21, 13})
print(Loud(5) in {5}, Loud("k") in {"k": 1})
mixed = {Loud(3): "loud", 3.5: "float"}
mixed[3] = "three"
print(len(mixed), mixed[3], 3 in mixed)
entries = {}
entries[Loud(1)] = "first"
entries[9] = "nine"
print(entries[1], entries[9], entries.get(17), 17 in entries)


class Shrinks:
    """Empties the container while it is compared."""
    def __init__(self, container): self.container = container
    def __hash__(self): return 4
    def __eq__(self, other):
        self.container.clear()
        return False


container = set()
container.add(Shrinks(container))
print(4 in container, container)
container = {}
container[Shrinks(container)] = 1
print(4 in container, container)


class Odd(dict):
    def __contains__(self, key): return key == "magic"
    def __missing__(self, key): return ("missing", key)


odd = Odd(a=1)
print("a" in odd, "magic" in odd, odd["a"], odd["b"])
if "a" not in odd: print("asked the subclass")


class OddSet(set):
    def __contains__(self, key): return not set.__contains__(self, key)


print(1 in OddSet({1}), 2 in OddSet({1}))


class Iterates:
    def __iter__(self): return iter([1, "x"])


print(1 in Iterates(), "x" in Iterates(), 2 in Iterates(), "x" not in Iterates())
try: 1 in 5
except TypeError as error: print(error)

# Strings as keys whose hash is not known yet, or equal in value but not in identity.
store = {}
for i in range(40):
    store["n" + str(i)] = i
print([store["n" + str(i)] for i in range(40)] == list(range(40)))
store["n" + "7"] += 100
print(store["n7"], store["".join("n7")], len(store))
try: store["n" + "77"]
except KeyError as error: print(error)
long_key = "k" * 100
store[long_key] = "long"
print(store["k" * 99 + "k"], ("k" * 99 + "k") in store, ("k" * 101) in store)
big = {i: str(i) for i in range(40000)}
print(big[39999], big[0], 40000 in big, 39998 in big, sum(1 for i in range(-5, 40005) if i in big))
names = {str(i): i for i in range(40000)}
print(names[str(39999)], names["0"], "40000" in names, sum(1 for i in range(40005) if str(i) in names))

#> (1, 0, (True, False)) (0, 1, (False, True)) (1, 0, (True, False)) (1, 0, (True, False)) (0, 1, (False, True)) (1, 0, (True, False))
#> (1, 0, (True, False)) (0, 1, (False, True)) (1, 0, (True, False)) (1, 0, (True, False)) (0, 1, (False, True)) (1, 0, (True, False))
#> 7 [] False True False False
#> 8 [] False True False False
#> 9 [] False True False False
#> 15 [] False True False False
#> 16 [] False True False False
#> 17 [] False True False False
#> 40 [] False True False False
#> 63 [] False True False False
#> 64 [] False True False False
#> 65 [] False True False False
#> 200 [] False True False False
#> 'in <string>' requires string as left operand, not int
#> 'in <string>' requires string as left operand, not NoneType
#> ['h', 'l', 'l', ',', ' ', 'w', 'r', 'l', 'd']
#> [0, 3, 6, 9] True False False False
#> False
#> [3, 9] [3, 9, 15, 21, 27]
#> False True
#> True True True True True False False
#> True False
#> 60 False
#> 300 True False False
#> True False False
#> 300 True False False
#> 150 False True
#> True True False False True True
#> cannot use 'list' as a set element (unhashable type: 'list')
#> cannot use 'list' as a set element (unhashable type: 'list')
#> cannot use 'list' as a dict key (unhashable type: 'list')
#> cannot use 'list' as a dict key (unhashable type: 'list')
#> asked about 5
#> asked about k
#> asked about 5
#> True False True True
#> asked about 5
#> asked about k
#> True True
#> asked about 3
#> asked about 3
#> asked about 3
#> 2 three True
#> asked about 1
#> first nine None False
#> False set()
#> False {}
#> False True 1 ('missing', 'b')
#> asked the subclass
#> False True
#> True True False False
#> argument of type 'int' is not a container or iterable
#> True
#> 107 107 40
#> 'n77'
#> long True False
#> 39999 0 False True 40000
#> 39999 0 False 40000
