# One key in several steps: `in`, get, read, store. The entry may be gone, moved or another's by then.
# option: --policy standard


def text(*parts):
    return "".join(parts)


def count(words):
    counts = {}
    for word in words:
        if word in counts:
            counts[word] += 1
        else:
            counts[word] = 1
    return counts


words = [text("w", str(i % 7)) for i in range(40)] + [text("long" * 20, str(i % 3)) for i in range(20)]
print(count(words))
print(count([(i % 3, text("a", str(i % 2))) for i in range(30)]))
print(count([(), (1, 2, 3, 4), (1, 2, 3, 4, 5)] * 3 + [(True, 1.0), (1, 1)]))


# The entry is deleted, comes back at the end, or the tables move.
def changing(make):
    d = {make(): "first", "other": 0}
    key = make()
    print(key in d, d[key], d.get(key))
    del d[key]
    print(key in d, d.get(key, "none"))
    try:
        d[key]
    except KeyError as error:
        print("KeyError", error.args == (key,))
    d[key] = "again"
    print(key in d, d[key], len(d), list(d.values()))
    for i in range(100):
        d[i] = i
        d[key] = d[key][:8] + str(i)
    print(d[key], len(d))
    d.clear()
    print(key in d, d.get(key))
    d[key] = 1
    print(d[key], d.pop(key), d.get(key), key in d)
    d[key] = 2
    print(key in d, d.popitem()[1], key in d)
    d.update({make(): 3})
    print(d[key], d.copy()[key], (d | {make(): 4})[key], d[key])
    other = {make(): "in another"}
    print(d[key], other[key], d[key], other.get(key), key in {}, key in d)


changing(lambda: text("k", "ey"))
changing(lambda: text("key" * 30))
changing(lambda: (1, text("k", "ey")))
changing(lambda: (text("x" * 80), -1))


# The stored key stays the first one.
class Text(str):
    pass


d = {Text("abc"): 1}
key = text("a", "bc")
print(key in d, d[key], d.get(key))
d[key] = 2
print(d, type(next(iter(d))).__name__)
d = {text("a", "bc"): 1}
first = next(iter(d))
d[key] = d[key] + 1
print(next(iter(d)) is first, d)


# Keys that ask.
class Liar:
    def __init__(self, hashed):
        self.hashed = hashed

    def __hash__(self):
        return hash(self.hashed)

    def __eq__(self, other):
        print("asked about", other)
        d.clear()
        return True


d = {Liar(key): 1}
print(key in d, d)
d = {Liar((1, 2)): 1}
print(d.get((1, 2)), d)
d = {Liar(key): 1}
d[key] = 5
print(len(d))


# Many keys with the same hash.
d = {}
for i in range(40):
    d[i * (2**61 - 1)] = i
    d[(i * (2**61 - 1),)] = -i
print(len(d), d[0], d[(0,)], sorted(d.values())[:3])

# Loops that add keys.
d = {"a": 1}
try:
    for name in d:
        d[text("b", name)] = 1
except RuntimeError as error:
    print(error)
d = {"a": 1}
try:
    for name in d:
        d["b"] = 1
except RuntimeError as error:
    print(error)
print(d)


# Keys of records: new ones, others in the same place, objects that are no dicts.
class D(dict):
    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


class G:
    def __setitem__(self, key, value):
        print("G", key, value)

    def __getitem__(self, key):
        return key


def fill(d, value):
    try:
        d["alpha"] = value
        d["beta"] = d["alpha"]
        d["alpha"] += 1
        d["gamma"] = d["beta"] = 0
        del d["beta"]
        d["beta"] = value
        return d
    except Exception as error:
        return type(error).__name__, str(error)


for o in [{}, {}, {"beta": 1}, {"alpha": 5, "beta": 6, "gamma": 7}, {"gamma": 1, "alpha": 2}, D(), D(beta=1), G(), [1],
          "text", None, {text("al", "pha"): 3}, {Text("alpha"): 4}, dict.fromkeys(map(str, range(200)))]:
    print(str(fill(o, 1))[-90:])


class C:
    pass


c = C()
fill(c.__dict__, 5)
print(c.alpha, c.beta, c.gamma, vars(c))


def globals_too():
    g = globals()
    g["fresh"] = 1
    g["fresh"] += 1
    g[text("fr", "esh")] += 1
    return fresh


print(globals_too(), globals_too())


def key_changes(d):
    k = text("k", "1")
    d[k] += (k := text("k", "2")) and 1
    return d, k


print(key_changes({"k1": 1, "k2": 10}))

# Displays: keys twice, unhashable ones, more than fit at first.
print({"a": 1, "b": 2, "a": 3}, {1: 1, 9: 2, 17: 3, 1: 4}, {8: 0, 16: 1, 24: 2, 0: 3, 32: 4, 40: 5, 48: 6, 56: 7})
print({True: 1, 1: 2, 1.0: 3}, {-1: 1, -2: 2}, {"": 0, text(): 1})
try:
    print({"a": 1, []: 2})
except TypeError as error:
    print(error)


def parts(*values):
    a, b, c = values
    return f"{a}{b}", f"{a}|{b}|{c}", f"<{a:>5}{b}{c!r}>", f"{a}{a}{b}{b}{c}{c}"


for values in [("", "", ""), ("a", "é", "b"), ("€", "x", 1), ("\U0001F600", "", 2), ("1234567", "12345678", "123456789"),
               ("x" * 31, "y" * 31, "z"), ("x" * 63, "", ""), ("x" * 64, "", "y"), ("x" * 62, "y", "z")]:
    print(*parts(*values))

#> {'w0': 6, 'w1': 6, 'w2': 6, 'w3': 6, 'w4': 6, 'w5': 5, 'w6': 5, 'longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong0': 7, 'longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong1': 7, 'longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglong2': 6}
#> {(0, 'a0'): 5, (1, 'a1'): 5, (2, 'a0'): 5, (0, 'a1'): 5, (1, 'a0'): 5, (2, 'a1'): 5}
#> {(): 3, (1, 2, 3, 4): 3, (1, 2, 3, 4, 5): 3, (True, 1.0): 2}
#> True first first
#> False none
#> KeyError True
#> True again 2 [0, 'again']
#> again01299 102
#> False None
#> 1 1 None False
#> True 2 False
#> 3 3 4 3
#> 3 in another 3 in another False True
#> True first first
#> False none
#> KeyError True
#> True again 2 [0, 'again']
#> again01299 102
#> False None
#> 1 1 None False
#> True 2 False
#> 3 3 4 3
#> 3 in another 3 in another False True
#> True first first
#> False none
#> KeyError True
#> True again 2 [0, 'again']
#> again01299 102
#> False None
#> 1 1 None False
#> True 2 False
#> 3 3 4 3
#> 3 in another 3 in another False True
#> True first first
#> False none
#> KeyError True
#> True again 2 [0, 'again']
#> again01299 102
#> False None
#> 1 1 None False
#> True 2 False
#> 3 3 4 3
#> 3 in another 3 in another False True
#> True 1 1
#> {'abc': 2} Text
#> True {'abc': 2}
#> asked about abc
#> False {}
#> asked about (1, 2)
#> None {}
#> asked about abc
#> 1
#> 80 0 0 [-39, -38, -37]
#> dictionary changed size during iteration
#> dictionary changed size during iteration
#> {'a': 1, 'b': 1}
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> {'gamma': 0, 'alpha': 2, 'beta': 1}
#> set alpha 1
#> set beta 1
#> set alpha 2
#> set gamma 0
#> set beta 0
#> set beta 1
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> set alpha 1
#> set beta 1
#> set alpha 2
#> set gamma 0
#> set beta 0
#> set beta 1
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> G alpha 1
#> G beta alpha
#> ('TypeError', 'can only concatenate str (not "int") to str')
#> ('TypeError', 'list indices must be integers or slices, not str')
#> ('TypeError', "'str' object does not support item assignment")
#> ('TypeError', "'NoneType' object does not support item assignment")
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> {'alpha': 2, 'gamma': 0, 'beta': 1}
#> ne, '196': None, '197': None, '198': None, '199': None, 'alpha': 2, 'gamma': 0, 'beta': 1}
#> 6 5 0 {'alpha': 6, 'gamma': 0, 'beta': 5}
#> 3 3
#> ({'k1': 2, 'k2': 10}, 'k2')
#> {'a': 3, 'b': 2} {1: 4, 9: 2, 17: 3} {8: 0, 16: 1, 24: 2, 0: 3, 32: 4, 40: 5, 48: 6, 56: 7}
#> {True: 3} {-1: 1, -2: 2} {'': 1}
#> cannot use 'list' as a dict key (unhashable type: 'list')
#>  || <     ''> 
#> aé a|é|b <    aé'b'> aaéébb
#> €x €|x|1 <    €x1> €€xx11
#> 😀 😀||2 <    😀2> 😀😀22
#> 123456712345678 1234567|12345678|123456789 <123456712345678'123456789'> 123456712345671234567812345678123456789123456789
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy|z <xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy'z'> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyzz
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|| <xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx''> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx||y <xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'y'> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyy
#> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|y|z <xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy'z'> xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxyyzz
