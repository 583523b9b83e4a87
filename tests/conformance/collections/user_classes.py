# collections: user classes.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import UserDict, UserList, UserString
class D(UserDict):
    def __setitem__(self, k, v): super().__setitem__(str(k), v)
    def __missing__(self, k): return f"no {k}"
d = D({1: 2}, a=3)
d.update({4: 5})
d.setdefault(6, 7)
print(d, d.data, d[99], d.get(99), 99 in d, "1" in d, len(d), list(d), d.copy(), type(d.copy()).__name__)
print(d | {8: 9}, {8: 9} | d, type(d | {}).__name__, D.fromkeys("ab", 0), d.pop("a"), d.popitem(),
      d == {"4": 5, "6": 7}, bool(D()))
d |= {0: 0}
print(d)
t(lambda: UserDict()["k"])
t(lambda: UserDict(1))
t(lambda: UserDict({}, {}))
t(lambda: UserDict(dict=1)["dict"])
t(lambda: hash(UserDict()))
class L(UserList):
    def append(self, x): super().append(x * 2)
l = L([1, 2])
l.append(3)
l.extend([9])
l += [8]
print(l, l[0], l[1:], type(l[1:]).__name__, l + [0], [0] + l, l * 2, 2 * l, l == [1, 2, 6, 9, 8], l < [5], l.data,
      len(l), 9 in l)
l[0] = "a"
l[1:3] = []
del l[-1]
l.insert(0, "z")
print(l, l.index("a"), l.count("z"), l.pop(), l.pop(0), l, l.copy(), UserList("abc"), UserList(UserList([1])),
      UserList())
l.reverse()
l.clear()
print(l)
t(lambda: UserList([1])[5])
t(lambda: UserList([1]) + 5)
t(lambda: UserList([2, "a"]).sort())
t(lambda: UserList([]).pop())
t(lambda: hash(UserList()))
s = UserList([3, 1, 2])
s.sort(reverse=True)
print(s, s.__class__(s) is s, sorted(s), reversed(s).__next__(), UserList([1]) >= UserList([0]), s.remove(1), s)
class S(UserString): pass
s = S("Hello")
print(s, repr(s), s.upper(), type(s.upper()).__name__, s[1], type(s[1:3]).__name__, s + "!", "!" + s, s * 2,
      s == "Hello", s < "Z", "ell" in s, len(s), hash(s) == hash("Hello"), s.find("l"), s.split("l"),
      type(s.split("l")[0]).__name__)
print(UserString(5), UserString(s), int(UserString("12")), float(UserString("1.5")), complex(UserString("1j")),
      UserString("%s-%d") % ("a", 3), UserString("{}").format(7), s.encode(), s.isalpha(), s.replace("l", "L"),
      s.center(9, "*"), s.join(["a", "b"]), s.title(), s.swapcase(), s.partition("l"), s.zfill(7),
      s.removeprefix("He"), s.startswith("H"), s.translate({72: "J"}), s.casefold(), s.expandtabs(), s.splitlines())
t(lambda: s + 1)
t(lambda: s[10])
t(lambda: s.index("q"))
t(lambda: int(UserString("x")))
t(lambda: s.data.__class__)
t(lambda: s["a"])

#> {'1': 2, 'a': 3, '4': 5} {'1': 2, 'a': 3, '4': 5} no 99 None False True 3 ['1', 'a', '4'] {'1': 2, 'a': 3, '4': 5} D
#> {'1': 2, 'a': 3, '4': 5, '8': 9} {'8': 9, '1': 2, 'a': 3, '4': 5} D {'a': 0, 'b': 0} 3 ('1', 2) False False
#> {'4': 5, 0: 0}
#> KeyError 'k'
#> TypeError 'int' object is not iterable
#> TypeError UserDict.__init__() takes from 1 to 2 positional arguments but 3 were given
#> 1
#> TypeError unhashable type: 'UserDict'
#> [1, 2, 6, 9, 8] 1 [2, 6, 9, 8] L [1, 2, 6, 9, 8, 0] [0, 1, 2, 6, 9, 8] [1, 2, 6, 9, 8, 1, 2, 6, 9, 8] [1, 2, 6, 9, 8, 1, 2, 6, 9, 8] True True [1, 2, 6, 9, 8] 5 True
#> ['a'] 1 1 9 z ['a'] ['a'] ['a', 'b', 'c'] [1] []
#> []
#> IndexError list index out of range
#> TypeError 'int' object is not iterable
#> TypeError '<' not supported between instances of 'str' and 'int'
#> IndexError pop from empty list
#> TypeError unhashable type: 'UserList'
#> [3, 2] False [1, 2, 3] 1 True None [3, 2]
#> Hello 'Hello' HELLO S e S Hello! !Hello HelloHello True True True 5 True 2 ['He', '', 'o'] str
#> 5 Hello 12 1.5 1j a-3 7 b'Hello' True HeLLo **Hello** aHellob Hello hELLO ('He', 'l', 'lo') 00Hello llo True Jello hello Hello ['Hello']
#> Hello1
#> IndexError string index out of range
#> ValueError substring not found
#> ValueError invalid literal for int() with base 10: 'x'
#> <class 'str'>
#> TypeError string indices must be integers, not 'str'
