# Match objects: groups, spans, expand, repr.
# option: --policy standard
import re

def t(f):
    try:
        print(repr(f()))
    except BaseException as e:
        print(type(e).__name__, e)

m = re.search(r"(?P<first>\w)(x)?(?P<last>\d+)", "--a123--")
print(m, m.group(), m.group(0), m.group(1), m.group(2), m.group("last"), m.group(1, 3), m.group("first", 0, 2), m[0],
      m["first"], m[3])
print(m.groups(), m.groups("-"), m.groups(default=0), m.groupdict(), m.groupdict("-"), m.groupdict(default=1))
print(m.start(), m.end(), m.span(), m.start(2), m.end(2), m.span(2), m.span("last"), m.start("first"), m.end(3),
      m.regs, m.lastindex, m.lastgroup, m.pos, m.endpos, m.string, m.re)
for index in (4, -1, 2**70, "x", None, 1.5, (), True, False, "", b"first"):
    t(lambda: m.group(index)); t(lambda: m.span(index)); t(lambda: m[index])
t(lambda: m.group([]))
t(lambda: m.group(1, 9))
t(lambda: m.start(5))
t(lambda: m.groups(1, 2))
t(lambda: m.group(a=1))
t(lambda: len(m))
t(lambda: list(m))
t(lambda: m == m)
t(lambda: m != re.search("a", "a"))
class Index:
    def __index__(self):
        return 3
t(lambda: m.group(Index())); t(lambda: m[Index()])
for pattern, text in [("(a)(b)", "ab"), ("(a)|(b)", "b"), ("((a))", "a"), ("((a)b)", "ab"), ("(a)(?:b)",
    "ab"), ("(?:(a)|(b))*", "ab"), ("(?P<x>a)(?P<y>b)?", "a"), ("(?P<x>a)(b)", "ab"), ("a", "a"), ("(a)*",
        ""), ("(?=(a))", "a"), ("(?!(a))b", "b"), ("((a)|b)+", "ab"), ("(?:(a)(b)?)+", "aba")]:
    m2 = re.match(pattern, text)
    print(pattern, m2.lastindex, m2.lastgroup, m2.groups(), m2.regs)
t(lambda: m.expand(r"\1-\3-\g<first>-\g<2>-\g<0>\n"))
t(lambda: m.expand("no groups"))
t(lambda: m.expand(r"\9"))
t(lambda: m.expand(r"\g<nope>"))
t(lambda: m.expand(5))
t(lambda: m.expand(b"\\1"))
t(lambda: re.match(b"(a)", b"a").expand(b"[\\1]"))
t(lambda: m.expand(""))
for text in ("x" * 100, "'" * 60, "é\n" * 30, "\U0001f600" * 60):
    print(ascii(re.match("(?s).*", text)))
print(re.match(b".*", b"\xff\x00abc"), re.match("", ""))
array = bytearray(b"hello world")
m = re.search(b"wor", array)
print(m.group(), m.string is array, m.span())
array[6:9] = b"WOR"
print(m.group(), m[0])
m = re.compile("b").search("abc", 1, 2)
print(m.pos, m.endpos, m.span(), m.re.pattern)
class S(str):
    def __getitem__(self, i):
        raise ValueError
    def __len__(self):
        return 100
m = re.match("(a)b", S("abc"))
print(m.group(), m.group(1), type(m.string).__name__, type(m.group()).__name__)

#> <re.Match object; span=(2, 6), match='a123'> a123 a123 a None 123 ('a', '123') ('a', 'a123', None) a123 a 123
#> ('a', None, '123') ('a', '-', '123') ('a', 0, '123') {'first': 'a', 'last': '123'} {'first': 'a', 'last': '123'} {'first': 'a', 'last': '123'}
#> 2 6 (2, 6) -1 -1 (-1, -1) (3, 6) 2 6 ((2, 6), (2, 3), (-1, -1), (3, 6)) 3 last 0 8 --a123-- re.compile('(?P<first>\\w)(x)?(?P<last>\\d+)')
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> 'a'
#> (2, 3)
#> 'a'
#> 'a123'
#> (2, 6)
#> 'a123'
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> IndexError no such group
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> IndexError no such group
#> IndexError no such group
#> TypeError groups() takes at most 1 argument (2 given)
#> TypeError Match.group() takes no keyword arguments
#> TypeError object of type 're.Match' has no len()
#> TypeError 're.Match' object is not iterable
#> True
#> True
#> '123'
#> '123'
#> (a)(b) 2 None ('a', 'b') ((0, 2), (0, 1), (1, 2))
#> (a)|(b) 2 None (None, 'b') ((0, 1), (-1, -1), (0, 1))
#> ((a)) 1 None ('a', 'a') ((0, 1), (0, 1), (0, 1))
#> ((a)b) 1 None ('ab', 'a') ((0, 2), (0, 2), (0, 1))
#> (a)(?:b) 1 None ('a',) ((0, 2), (0, 1))
#> (?:(a)|(b))* 2 None ('a', 'b') ((0, 2), (0, 1), (1, 2))
#> (?P<x>a)(?P<y>b)? 1 x ('a', None) ((0, 1), (0, 1), (-1, -1))
#> (?P<x>a)(b) 2 None ('a', 'b') ((0, 2), (0, 1), (1, 2))
#> a None None () ((0, 1),)
#> (a)* None None (None,) ((0, 0), (-1, -1))
#> (?=(a)) 1 None ('a',) ((0, 0), (0, 1))
#> (?!(a))b None None (None,) ((0, 1), (-1, -1))
#> ((a)|b)+ 1 None ('b', 'a') ((0, 2), (1, 2), (0, 1))
#> (?:(a)(b)?)+ 1 None ('a', 'b') ((0, 3), (2, 3), (1, 2))
#> 'a-123-a--a123\n'
#> 'no groups'
#> PatternError invalid group reference 9 at position 1
#> IndexError unknown group name 'nope'
#> TypeError decoding to str: need a bytes-like object, int found
#> TypeError sequence item 1: expected a bytes-like object, str found
#> b'[a]'
#> ''
#> <re.Match object; span=(0, 100), match='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx>
#> <re.Match object; span=(0, 60), match="'''''''''''''''''''''''''''''''''''''''''''''''''>
#> <re.Match object; span=(0, 60), match='\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9\n\xe9>
#> <re.Match object; span=(0, 60), match='\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600\U0001f600>
#> <re.Match object; span=(0, 5), match=b'\xff\x00abc'> <re.Match object; span=(0, 0), match=''>
#> b'wor' True (6, 9)
#> b'WOR' b'WOR'
#> 1 2 (1, 2) b
#> ab a S str
