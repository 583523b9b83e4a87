# Methods and attributes of matches, the pieces of sub() and split(): usual, unusual and lying arguments.
# option: --policy standard
import re


def outcome(function, *arguments, **keywords):
    try: return function(*arguments, **keywords)
    except Exception as error: return f"{type(error).__name__}: {error}"


class Index:
    def __init__(self, value): self.value = value
    def __index__(self):
        if self.value is None: raise KeyError("no index")
        return self.value


class Text(str):
    def __len__(self): return 1
    def __getitem__(self, item): return "mine"


class Number(int):
    def __index__(self): return 0


print("-- groups by number and name")
match = re.compile(r"(?P<first>a+)(?P<second>b)?(-)").search("xaa-")
for index in (0, 1, 2, 3, 4, -1, True, 2**40, 2**70, -2**70, "first", "second", "third", None, 1.0, Index(1), Index(9),
              Index(None), Number(3), Text("first"), b"first", (1,)):
    print(type(index).__name__, index if not isinstance(index, Index) else index.value, outcome(match.group, index),
          outcome(lambda: match[index]), outcome(match.start, index), outcome(match.end, index), outcome(match.span, index))
print(match.group(), match.start(), match.end(), match.span(), match.groups(), match.groups("?"), match.groupdict(), match.regs)
print(outcome(match.group, 1, 2), outcome(match.group, 1, "third"), outcome(match.group, 0, 1, 2, 3), outcome(match.group, 1, 1, 9))
print(outcome(match.group, *()), outcome(match.group, *[2]), outcome(match.group, *"12"), outcome(match.end, 1, 2), outcome(match.span, x=1))
print(outcome(re.Match.group, match), outcome(re.Match.group, match, 1), outcome(re.Match.group, 5), outcome(re.Match.group))
bound = match.group
print(bound(), bound(1), bound(1, 3), [match.group for _ in range(3)][2](3))
try: match.lastgroup = 1
except AttributeError: print("read-only")

print("-- what was closed last")
for source, text in ((r"(a)(b)?", "a"), (r"(?P<x>a)|(?P<y>b)", "b"), (r"(?P<x>a(?P<y>b))", "ab"), (r"a", "a"), (r"(a)|(?P<n>b)", "a")):
    for match in re.finditer(source, text):
        print(source, match.lastgroup, match.lastindex, match.re.pattern, match.pos, match.endpos, match.string)

print("-- subjects that are no plain strings")
for subject in (Text("aab-"), "éaab", "€aab", "\U00010000aab", "aab"):
    match = re.search(r"(a+)(b)", subject)
    print(ascii((match.group(), match.group(1), match.groups(), match.span(), match.string == subject, type(match.group()))))
    print(ascii((re.sub(r"(a+)(b)", r"\2\1é", subject), re.split(r"(a+)", subject), re.findall(r"\w", subject))))
data = bytearray(b"aab-aab")
match = re.search(rb"(a+)(b)", data)
print(match.group(), match.groups())
data[:] = b"c"
print(match.group(), match.groups(), match.span())
print(re.sub(rb"(a+)", rb"<\1>", bytearray(b"aab")), re.split(rb"b", memoryview(b"abab")))

print("-- bounds")
pattern = re.compile(r"\w+")
for bounds in ((), (1,), (-5,), (2, 3), (3, 2), (99,), (0, 99), (0, -1), (2**70,), (True, Index(3)), (None,), (1.0,), (Number(2),), (Index(None),)):
    print(len(bounds), [outcome(lambda: outcome(method, "ab cd", *bounds) and method("ab cd", *bounds).span())
                        for method in (pattern.match, pattern.search, pattern.fullmatch)], outcome(pattern.findall, "ab cd", *bounds))
print(outcome(pattern.match), outcome(pattern.match, "a", 1, 2, 3), outcome(pattern.match, string="ab", pos=1), outcome(pattern.match, "ab", endpos=1))
print(outcome(pattern.match, b"a"), outcome(pattern.match, 5), outcome(re.compile(b"a").match, "a"), pattern.match("", 0), pattern.match("-"))

print("-- sub() and its templates")
for template in (r"", r"x", r"\1", r"[\2\1]", r"\g<0>\g<n>", r"\\", r"é\1", r"€", r"\3", r"\g<m>", b"x", rb"\1", 5, None):
    print(ascii(template), ascii([outcome(re.sub, r"(?P<n>a)|(b)", template, text) for text in ("ab-a", "éb", "€a", "", "zzz")]))
print(outcome(re.sub, "a", "b", "aaa", count=2), outcome(re.sub, "a", "b", "aaa", flags=re.I), outcome(re.sub, "a", "b", "aab"),
      outcome(re.subn, "A", "b", "aaa", flags=re.I, count=1), outcome(re.split, "a", "bab", maxsplit=1))
print(re.sub("", "-", "abc"), re.sub("b*", "-", "abc"), re.sub("b*?", "-", "abbc"), re.sub("x*", "é", "a€"), len(re.sub("a", "b" * 70, "a" * 500)))


print("-- functions for sub() that use the pattern, fail, lie or change things")
pattern = re.compile(r"(a)(b)?")


def again(match):
    inner = pattern.sub(lambda match: "!", "aabaab") + str(pattern.findall("abab" * 30 + "a"))[:9]
    return match.group(1) + str(match.groups()) + inner + str(match.span())


print(pattern.sub(again, "xabxa"))
for result in (None, "", "é", Text("own"), b"x", 5, "€"):
    print(ascii(outcome(pattern.sub, lambda match: result, "ab-a")))


def fail(match):
    if match.start() > 1: raise LookupError(match.group())
    return "x"


print(outcome(pattern.sub, fail, "ab-a"), outcome(pattern.subn, lambda match: str(len(match.string)), "ab-a"))
seen = []
for match in pattern.finditer("abaab"):
    seen.append((match.group(), pattern.sub("", "abaab"), pattern.search("aaab", 2).span()))
print(seen)

print("-- many groups, long texts")
many = re.compile("".join(f"(?P<g{i}>{chr(97 + i % 26)})?" for i in range(90)))
match = many.match("abcdefghijklmnopqrstuvwxyz" * 3)
print(match.lastgroup, match.lastindex, len(match.groups()), match.group(78), match.group(79), match["g77"], len(match.regs))
long = "ab" * 40000
print(len(re.sub(r"(a)(b)", r"\2\1", long)), len(re.findall(r"\w", long)), re.match(r"\w+", long).end(), len(re.split("b", long)),
      re.search(r"[ab]+-", long[:999]), re.search(r"\w*(?=-)", long[:999]))

#> -- groups by number and name
#> int 0 aa- aa- 1 4 (1, 4)
#> int 1 aa aa 1 3 (1, 3)
#> int 2 None None -1 -1 (-1, -1)
#> int 3 - - 3 4 (3, 4)
#> int 4 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> int -1 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> bool True aa aa 1 3 (1, 3)
#> int 1099511627776 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> int 1180591620717411303424 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> int -1180591620717411303424 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> str first aa aa 1 3 (1, 3)
#> str second None None -1 -1 (-1, -1)
#> str third IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> NoneType None IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> float 1.0 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> Index 1 aa aa 1 3 (1, 3)
#> Index 9 IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> Index None KeyError: 'no index' KeyError: 'no index' KeyError: 'no index' KeyError: 'no index' KeyError: 'no index'
#> Number 3 - - 3 4 (3, 4)
#> Text first aa aa 1 3 (1, 3)
#> bytes b'first' IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> tuple (1,) IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group IndexError: no such group
#> aa- 1 4 (1, 4) ('aa', None, '-') ('aa', '?', '-') {'first': 'aa', 'second': None} ((1, 4), (1, 3), (-1, -1), (3, 4))
#> ('aa', None) IndexError: no such group ('aa-', 'aa', None, '-') IndexError: no such group
#> aa- None IndexError: no such group TypeError: end expected at most 1 argument, got 2 TypeError: Match.span() takes no keyword arguments
#> aa- aa TypeError: descriptor 'group' for 're.Match' objects doesn't apply to a 'int' object TypeError: unbound method Match.group() needs an argument
#> aa- aa ('aa', '-') -
#> read-only
#> -- what was closed last
#> (a)(b)? None 1 (a)(b)? 0 1 a
#> (?P<x>a)|(?P<y>b) y 2 (?P<x>a)|(?P<y>b) 0 1 b
#> (?P<x>a(?P<y>b)) x 1 (?P<x>a(?P<y>b)) 0 2 ab
#> a None None a 0 1 a
#> (a)|(?P<n>b) None 1 (a)|(?P<n>b) 0 1 a
#> -- subjects that are no plain strings
#> ('aab', 'aa', ('aa', 'b'), (0, 3), True, <class 'str'>)
#> ('baa\xe9-', ['', 'aa', 'b-'], ['a', 'a', 'b'])
#> ('aab', 'aa', ('aa', 'b'), (1, 4), True, <class 'str'>)
#> ('\xe9baa\xe9', ['\xe9', 'aa', 'b'], ['\xe9', 'a', 'a', 'b'])
#> ('aab', 'aa', ('aa', 'b'), (1, 4), True, <class 'str'>)
#> ('\u20acbaa\xe9', ['\u20ac', 'aa', 'b'], ['a', 'a', 'b'])
#> ('aab', 'aa', ('aa', 'b'), (1, 4), True, <class 'str'>)
#> ('\U00010000baa\xe9', ['\U00010000', 'aa', 'b'], ['\U00010000', 'a', 'a', 'b'])
#> ('aab', 'aa', ('aa', 'b'), (0, 3), True, <class 'str'>)
#> ('baa\xe9', ['', 'aa', 'b'], ['a', 'a', 'b'])
#> b'aab' (b'aa', b'b')
#> b'c' (b'c', b'') (0, 3)
#> b'<aa>b' [b'a', b'a', b'']
#> -- bounds
#> 0 [(0, 2), (0, 2), None] ['ab', 'cd']
#> 1 [(1, 2), (1, 2), None] ['b', 'cd']
#> 1 [(0, 2), (0, 2), None] ['ab', 'cd']
#> 2 [None, None, None] []
#> 2 [None, None, None] []
#> 1 [None, None, None] []
#> 2 [(0, 2), (0, 2), None] ['ab', 'cd']
#> 2 [None, None, None] []
#> 1 ['OverflowError: Python int too large to convert to C ssize_t', 'OverflowError: Python int too large to convert to C ssize_t', 'OverflowError: Python int too large to convert to C ssize_t'] OverflowError: Python int too large to convert to C ssize_t
#> 2 [(1, 2), (1, 2), None] ['b']
#> 1 ["TypeError: 'NoneType' object cannot be interpreted as an integer", "TypeError: 'NoneType' object cannot be interpreted as an integer", "TypeError: 'NoneType' object cannot be interpreted as an integer"] TypeError: 'NoneType' object cannot be interpreted as an integer
#> 1 ["TypeError: 'float' object cannot be interpreted as an integer", "TypeError: 'float' object cannot be interpreted as an integer", "TypeError: 'float' object cannot be interpreted as an integer"] TypeError: 'float' object cannot be interpreted as an integer
#> 1 [None, (3, 5), None] ['cd']
#> 1 ["KeyError: 'no index'", "KeyError: 'no index'", "KeyError: 'no index'"] KeyError: 'no index'
#> TypeError: match() missing required argument 'string' (pos 1) TypeError: match() takes at most 3 arguments (4 given) <re.Match object; span=(1, 2), match='b'> <re.Match object; span=(0, 1), match='a'>
#> TypeError: cannot use a string pattern on a bytes-like object TypeError: expected string or bytes-like object, got 'int' TypeError: cannot use a bytes pattern on a string-like object None None
#> -- sub() and its templates
#> '' ['-', '\xe9', '\u20ac', '', 'zzz']
#> 'x' ['xx-x', '\xe9x', '\u20acx', '', 'zzz']
#> '\\1' ['a-a', '\xe9', '\u20aca', '', 'zzz']
#> '[\\2\\1]' ['[a][b]-[a]', '\xe9[b]', '\u20ac[a]', '', 'zzz']
#> '\\g<0>\\g<n>' ['aab-aa', '\xe9b', '\u20acaa', '', 'zzz']
#> '\\\\' ['\\\\-\\', '\xe9\\', '\u20ac\\', '', 'zzz']
#> '\xe9\\1' ['\xe9a\xe9-\xe9a', '\xe9\xe9', '\u20ac\xe9a', '', 'zzz']
#> '\u20ac' ['\u20ac\u20ac-\u20ac', '\xe9\u20ac', '\u20ac\u20ac', '', 'zzz']
#> '\\3' ['PatternError: invalid group reference 3 at position 1', 'PatternError: invalid group reference 3 at position 1', 'PatternError: invalid group reference 3 at position 1', 'PatternError: invalid group reference 3 at position 1', 'PatternError: invalid group reference 3 at position 1']
#> '\\g<m>' ["IndexError: unknown group name 'm'", "IndexError: unknown group name 'm'", "IndexError: unknown group name 'm'", "IndexError: unknown group name 'm'", "IndexError: unknown group name 'm'"]
#> b'x' ['TypeError: sequence item 0: expected str instance, bytes found', 'TypeError: sequence item 1: expected str instance, bytes found', 'TypeError: sequence item 1: expected str instance, bytes found', '', 'zzz']
#> b'\\1' ['TypeError: sequence item 1: expected a bytes-like object, str found', 'TypeError: sequence item 1: expected str instance, bytes found', 'TypeError: sequence item 1: expected a bytes-like object, str found', '', 'zzz']
#> 5 ['TypeError: decoding to str: need a bytes-like object, int found', 'TypeError: decoding to str: need a bytes-like object, int found', 'TypeError: decoding to str: need a bytes-like object, int found', 'TypeError: decoding to str: need a bytes-like object, int found', 'TypeError: decoding to str: need a bytes-like object, int found']
#> None ['TypeError: decoding to str: need a bytes-like object, NoneType found', 'TypeError: decoding to str: need a bytes-like object, NoneType found', 'TypeError: decoding to str: need a bytes-like object, NoneType found', 'TypeError: decoding to str: need a bytes-like object, NoneType found', 'TypeError: decoding to str: need a bytes-like object, NoneType found']
#> bba bbb bbb ('baa', 1) ['b', 'b']
#> -a-b-c- -a--c- -a-----c- éaé€é 35000
#> -- functions for sub() that use the pattern, fail, lie or change things
#> xa('a', 'b')!!!![('a', 'b(1, 3)xa('a', None)!!!![('a', 'b(4, 5)
#> '-'
#> '-'
#> '\xe9-\xe9'
#> 'own-own'
#> 'TypeError: sequence item 0: expected str instance, bytes found'
#> 'TypeError: sequence item 0: expected str instance, int found'
#> '\u20ac-\u20ac'
#> LookupError: a ('4-4', 2)
#> [('ab', '', (2, 4)), ('a', '', (2, 4)), ('ab', '', (2, 4))]
#> -- many groups, long texts
#> g77 78 90 z None z 91
#> 80000 80000 80000 40001 None None
