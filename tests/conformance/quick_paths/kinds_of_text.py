# What kind of text a string is: one ASCII character, which handlers answer, and its neighbours; and setdefault().


class Text(str):
    def isalpha(self):
        return "asked"


METHODS = ["isalnum", "isalpha", "isdecimal", "isdigit", "islower", "isnumeric", "isspace", "isupper"]


def kinds(s):
    return [s.isalnum(), s.isalpha(), s.isdecimal(), s.isdigit(), s.islower(), s.isnumeric(), s.isspace(), s.isupper()]


def word(s):
    return "".join("ny"[answer] for answer in kinds(s))


for start in range(0, 256, 8):
    print(start, *[word(chr(c)) for c in range(start, start + 8)])
for text in ["", "ab", "a1", "1", "12", " ", " \t", "A", "AB", "aB", "é", "ß", "Ǆ", "²", "½", "٣", "ⅷ", "一", "\u2003",
             "a" * 2000]:
    print(ascii(text[:5]), word(text), [getattr(text, m)() for m in METHODS] == kinds(text),
          [getattr(str, m)(text) for m in METHODS] == kinds(text))
print(kinds(Text("a")), [getattr(str, m)(Text("a")) for m in METHODS])
long = "x" * 3000
long += "1"
print(kinds(long[-1]), kinds(long[0]), word(long))
stored = "7".isdigit
print([stored() for _ in range(3)], list(map(str.isdigit, "a1b2")), list(filter(str.isalpha, "a1b2")))
for call in (lambda: "a".isalpha(1), lambda: str.isalpha(), lambda: str.isalpha(1), lambda: "a".isspace(x=1)):
    try:
        print(call())
    except TypeError as error:
        print(error)
data = [b"a".isalpha(), b"1".isdigit(), b" ".isspace(), bytearray(b"A").isupper(), b"a".isdigit()]
print(data)


def group(pairs):
    made = {}
    for key, value in pairs:
        made.setdefault(key, []).append(value)
    return made


print(group([("a", 1), ("b", 2), ("a", 3), (1, 4), (1.0, 5), (True, 6), ((1, "x"), 7), ((1.0, "x"), 8)]))
print(len(group((i % 97, i) for i in range(1000))), len(group((str(i % 97), i) for i in range(1000))))
print(group(((i % 3, str(i % 2)), i) for i in range(12)))
made = {}
print(made.setdefault("x"), made.setdefault("x", 5), made.setdefault("y", 5), made.setdefault("y"), made)
del made["x"]
print(made.setdefault("x", 1), list(made), made.setdefault("x", 2))


class Counted(dict):
    def setdefault(self, key, default=None):
        return super().setdefault(key, (key, default))


class Missing(dict):
    def __missing__(self, key):
        return "missing"


counted = Counted()
print(counted.setdefault("k"), counted.setdefault("k", 3), Missing().setdefault("k", 4))
print(dict.setdefault(counted, "z", 9), counted)
for call in (lambda: made.setdefault(), lambda: made.setdefault(1, 2, 3), lambda: made.setdefault([], 1),
             lambda: made.setdefault(key=1), lambda: dict.setdefault([], 1)):
    try:
        print(call())
    except TypeError as error:
        print(error)


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 1

    def __eq__(self, other):
        print("compared", self.name, getattr(other, "name", other))
        return isinstance(other, Key) and self.name == other.name


keyed = {}
print([keyed.setdefault(Key(name), name * 2) for name in "aba"], keyed.setdefault(1, "one"), len(keyed))
try:
    for key in made:
        made.setdefault(key + "!", 0)
except RuntimeError as error:
    print(error)

#> 0 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 8 nnnnnnnn nnnnnnyn nnnnnnyn nnnnnnyn nnnnnnyn nnnnnnyn nnnnnnnn nnnnnnnn
#> 16 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 24 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnyn nnnnnnyn nnnnnnyn nnnnnnyn
#> 32 nnnnnnyn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 40 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 48 ynyynynn ynyynynn ynyynynn ynyynynn ynyynynn ynyynynn ynyynynn ynyynynn
#> 56 ynyynynn ynyynynn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 64 nnnnnnnn yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny
#> 72 yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny
#> 80 yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny
#> 88 yynnnnny yynnnnny yynnnnny nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 96 nnnnnnnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn
#> 104 yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn
#> 112 yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn
#> 120 yynnynnn yynnynnn yynnynnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 128 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnyn nnnnnnnn nnnnnnnn
#> 136 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 144 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 152 nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 160 nnnnnnyn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 168 nnnnnnnn nnnnnnnn yynnynnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn nnnnnnnn
#> 176 nnnnnnnn nnnnnnnn ynnynynn ynnynynn nnnnnnnn yynnynnn nnnnnnnn nnnnnnnn
#> 184 nnnnnnnn ynnynynn yynnynnn nnnnnnnn ynnnnynn ynnnnynn ynnnnynn nnnnnnnn
#> 192 yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny
#> 200 yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny
#> 208 yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny nnnnnnnn
#> 216 yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnnnny yynnynnn
#> 224 yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn
#> 232 yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn
#> 240 yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn nnnnnnnn
#> 248 yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn yynnynnn
#> '' nnnnnnnn True True
#> 'ab' yynnynnn True True
#> 'a1' ynnnynnn True True
#> '1' ynyynynn True True
#> '12' ynyynynn True True
#> ' ' nnnnnnyn True True
#> ' \t' nnnnnnyn True True
#> 'A' yynnnnny True True
#> 'AB' yynnnnny True True
#> 'aB' yynnnnnn True True
#> '\xe9' yynnynnn True True
#> '\xdf' yynnynnn True True
#> '\u01c4' yynnnnny True True
#> '\xb2' ynnynynn True True
#> '\xbd' ynnnnynn True True
#> '\u0663' ynyynynn True True
#> '\u2177' ynnnyynn True True
#> '\u4e00' yynnnynn True True
#> '\u2003' nnnnnnyn True True
#> 'aaaaa' yynnynnn True True
#> [True, 'asked', False, False, True, False, False, False] [True, True, False, False, True, False, False, False]
#> [True, False, True, True, False, True, False, False] [True, True, False, False, True, False, False, False] ynnnynnn
#> [True, True, True] [False, True, False, True] ['a', 'b']
#> str.isalpha() takes no arguments (1 given)
#> unbound method str.isalpha() needs an argument
#> descriptor 'isalpha' for 'str' objects doesn't apply to a 'int' object
#> str.isspace() takes no keyword arguments
#> [True, True, True, True, False]
#> {'a': [1, 3], 'b': [2], 1: [4, 5, 6], (1, 'x'): [7, 8]}
#> 97 97
#> {(0, '0'): [0, 6], (1, '1'): [1, 7], (2, '0'): [2, 8], (0, '1'): [3, 9], (1, '0'): [4, 10], (2, '1'): [5, 11]}
#> None None 5 5 {'x': None, 'y': 5}
#> 1 ['y', 'x'] 1
#> ('k', None) ('k', None) 4
#> 9 {'k': ('k', None), 'z': 9}
#> setdefault expected at least 1 argument, got 0
#> setdefault expected at most 2 arguments, got 3
#> cannot use 'list' as a dict key (unhashable type: 'list')
#> dict.setdefault() takes no keyword arguments
#> descriptor 'setdefault' for 'dict' objects doesn't apply to a 'list' object
#> compared a b
#> compared a a
#> compared a 1
#> compared b 1
#> ['aa', 'bb', 'aa'] one 3
#> dictionary changed size during iteration
