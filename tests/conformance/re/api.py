# The functions of re and the methods and attributes of patterns.
# exit: 0
# option: --policy standard
import re

def t(f):
    try:
        print(repr(f()))
    except BaseException as e:
        print(type(e).__name__, e)

p = re.compile(r"(?P<word>\w+)\s(\d+)?", re.I)
print(p, p.pattern, p.flags, p.groups, p.groupindex, type(p.groupindex).__name__, sorted(p.groupindex.items()))
print(re.compile(b"a", re.A), re.compile("a", re.A | re.M | re.S | re.X | re.I), re.compile("(?s).", re.I),
      re.compile("a" * 250), re.compile("'\""), re.compile("a", 0x1000))
print(f"{re.compile("a") is re.compile("a") = }")
print(f"{re.compile("a") == re.compile("a") = }")
print(f"{re.compile("a") == re.compile("a", re.I) = }")
print(f"{re.compile("a") != re.compile(b"a") = }")
print(f"{hash(re.compile("x")) == hash(re.compile("x")) = }")
print(f"{re.compile("a") == 5 = }")
q = re.compile("q"); re.purge(); print(q is re.compile("q"), q == re.compile("q"))
for f in (re.match, re.search, re.fullmatch, re.findall, re.split):
    print([f(x, "xyxabx") for x in ("x", "y", "", "x.*x", "(y)|(z)")])
print([m.span() for m in re.finditer("a*", "baac")], [m.group() for m in re.finditer(r"\b", "ab cd")],
      type(re.finditer("a", "a")).__name__)
t(lambda: p.match("abc 12").groupdict())
t(lambda: p.search("!!abc ", 1))
t(lambda: p.search("abc 12", pos=3))
t(lambda: p.match("abc 12", 1, 3))
t(lambda: p.fullmatch("abc 12", endpos=5))
t(lambda: p.search("abc 1", -5, 100))
t(lambda: p.search("abc 1", 4, 2))
t(lambda: re.compile("^b").search("ab", 1))
t(lambda: re.compile("b$").search("abc", 0, 2))
t(lambda: re.compile(r"\Ab").match("ab", 1))
t(lambda: re.compile("(?<=a)b").match("ab", 1))
t(lambda: re.compile(r"\bb").search("ab", 1))
t(lambda: re.compile("").search("abc", 3))
t(lambda: re.compile("").search("abc", 7).span())
t(lambda: re.compile("c").findall("abcabc", 3, 5))
t(lambda: re.split("(,)|(;)", "a,b;c"))
t(lambda: re.split("x*", "axbc"))
t(lambda: re.split(",", "a,b,c", maxsplit=1))
t(lambda: re.split(",", "a,b,c", 1))
t(lambda: re.split(r"\b", "one two"))
t(lambda: re.compile("(b)").split("abcbd", 1))
t(lambda: re.split("", "ab"))
t(lambda: re.split("a", "", maxsplit=-1))
t(lambda: re.split(",", "a,b", maxsplit=-1))
t(lambda: re.findall("(a)(b)?", "abaa"))
t(lambda: re.findall("a|(b)", "ab"))
t(lambda: re.findall("", "abc"))
t(lambda: re.findall("(?:)|a", "aa"))
t(lambda: re.findall("a||b", "ab"))
t(lambda: re.findall(r"\w*?", "ab"))
t(lambda: re.compile("a").match(b"a"))
t(lambda: re.compile(b"a").match("a"))
t(lambda: re.match("a", 5))
t(lambda: re.match("a", None))
t(lambda: re.compile("a").match())
t(lambda: re.compile("a").match("a", "b"))
t(lambda: re.compile("a").match("a", 0, None))
t(lambda: re.compile("a").search("a", 2**70))
t(lambda: re.match(b"a+", bytearray(b"aab")))
t(lambda: re.findall(b".", memoryview(b"abc")))
t(lambda: re.sub(b"a", b"x", bytearray(b"aba")))
t(lambda: re.split(b"b", memoryview(b"abc")))
t(lambda: re.search(b"b", bytearray(b"ab")).string)
class S(str):
    pass
t(lambda: [type(x).__name__ for x in (re.sub("x", "y", S("abc")), re.match("abc", S("abc")).group(),
    re.split("x", S("abc"))[0], re.findall("abc", S("abc"))[0], re.match("a", S("abc")).string,
    re.compile(S("a")).pattern, re.escape(S("a")))])
t(lambda: re.escape("a.b*c\n~é-_#& '\"<>/%@!"))
t(lambda: re.escape(b"a.b\xff\x00"))
t(lambda: re.escape(5))
t(lambda: re.escape("".join(map(chr, range(128)))))
import copy
t(lambda: copy.copy(p) is p)
t(lambda: copy.deepcopy(p) is p)
m = p.match("abc 12")
t(lambda: copy.copy(m) is m)
t(lambda: copy.deepcopy(m) is m)
t(lambda: re.Pattern())
t(lambda: re.Match())
t(lambda: p < p)
t(lambda: bool(m))
t(lambda: isinstance(p, re.Pattern))
t(lambda: isinstance(m, re.Match))
t(lambda: re.Pattern[str])
t(lambda: re.Match[bytes])
t(lambda: re.Pattern.__module__ + re.Match.__name__)
t(lambda: setattr(p, "pattern", 1))
t(lambda: setattr(p, "x", 1))
t(lambda: setattr(m, "pos", 1))
t(lambda: p.groupindex.__setitem__("a", 1))
t(lambda: sorted(x for x in dir(p) if x[0] != "_"))
t(lambda: sorted(x for x in dir(m) if x[0] != "_"))
t(lambda: re.__all__)
s = re.compile(r"(a)|b").scanner("abxab")
print(type(s).__name__, s.pattern, [s.match(), s.match(), s.match(), s.match()], s.search())
s = re.compile(r"a*").scanner("abaa", 1)
print([s.search() for i in range(6)])
it = re.finditer("a", "aXa")
print(iter(it) is it, next(it), next(it), next(it, "end"), next(it, "end"))
class Index:
    def __index__(self):
        return 1
t(lambda: re.compile("b").match("ab", Index()))
t(lambda: re.compile("(b)").match("b").group(Index()))
t(lambda: re.sub("a", "b", "aa", count=Index()))
t(lambda: re.sub("a", "b", "aa", count=True))
t(lambda: re.compile("a" * 3 + "b?" * 5).fullmatch("aaabbb").span())
t(lambda: re.compile("", re.DEBUG.__class__(0)).flags)

#> re.compile('(?P<word>\\w+)\\s(\\d+)?', re.IGNORECASE) (?P<word>\w+)\s(\d+)? 34 2 {'word': 1} mappingproxy [('word', 1)]
#> re.compile(b'a', re.ASCII) re.compile('a', re.IGNORECASE|re.MULTILINE|re.DOTALL|re.VERBOSE|re.ASCII) re.compile('(?s).', re.IGNORECASE|re.DOTALL) re.compile('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) re.compile('\'"') re.compile('a', 0x1000)
#> re.compile("a") is re.compile("a") = True
#> re.compile("a") == re.compile("a") = True
#> re.compile("a") == re.compile("a", re.I) = False
#> re.compile("a") != re.compile(b"a") = True
#> hash(re.compile("x")) == hash(re.compile("x")) = True
#> re.compile("a") == 5 = False
#> False True
#> [<re.Match object; span=(0, 1), match='x'>, None, <re.Match object; span=(0, 0), match=''>, <re.Match object; span=(0, 6), match='xyxabx'>, None]
#> [<re.Match object; span=(0, 1), match='x'>, <re.Match object; span=(1, 2), match='y'>, <re.Match object; span=(0, 0), match=''>, <re.Match object; span=(0, 6), match='xyxabx'>, <re.Match object; span=(1, 2), match='y'>]
#> [None, None, None, <re.Match object; span=(0, 6), match='xyxabx'>, None]
#> [['x', 'x', 'x'], ['y'], ['', '', '', '', '', '', ''], ['xyxabx'], [('y', '')]]
#> [['', 'y', 'ab', ''], ['x', 'xabx'], ['', 'x', 'y', 'x', 'a', 'b', 'x', ''], ['', ''], ['x', 'y', None, 'xabx']]
#> [(0, 0), (1, 3), (3, 3), (4, 4)] ['', '', '', ''] callable_iterator
#> {'word': 'abc'}
#> <re.Match object; span=(2, 6), match='abc '>
#> None
#> None
#> <re.Match object; span=(0, 5), match='abc 1'>
#> <re.Match object; span=(0, 5), match='abc 1'>
#> None
#> None
#> <re.Match object; span=(1, 2), match='b'>
#> None
#> <re.Match object; span=(1, 2), match='b'>
#> None
#> <re.Match object; span=(3, 3), match=''>
#> (3, 3)
#> []
#> ['a', ',', None, 'b', None, ';', 'c']
#> ['', 'a', '', 'b', 'c', '']
#> ['a', 'b,c']
#> ['a', 'b,c']
#> ['', 'one', ' ', 'two', '']
#> ['a', 'b', 'cbd']
#> ['', 'a', 'b', '']
#> ['']
#> ['a,b']
#> [('a', 'b'), ('a', ''), ('a', '')]
#> ['', 'b']
#> ['', '', '', '']
#> ['', 'a', '', 'a', '']
#> ['a', '', 'b', '']
#> ['', 'a', '', 'b', '']
#> TypeError cannot use a string pattern on a bytes-like object
#> TypeError cannot use a bytes pattern on a string-like object
#> TypeError expected string or bytes-like object, got 'int'
#> TypeError expected string or bytes-like object, got 'NoneType'
#> TypeError match() missing required argument 'string' (pos 1)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> OverflowError Python int too large to convert to C ssize_t
#> <re.Match object; span=(0, 2), match=b'aa'>
#> [b'a', b'b', b'c']
#> b'xbx'
#> [b'a', b'c']
#> bytearray(b'ab')
#> ['str', 'str', 'str', 'str', 'S', 'S', 'str']
#> 'a\\.b\\*c\\\n\\~é\\-_\\#\\&\\ \'"<>/%@!'
#> b'a\\.b\xff\x00'
#> TypeError decoding to str: need a bytes-like object, int found
#> '\x00\x01\x02\x03\x04\x05\x06\x07\x08\\\t\\\n\\\x0b\\\x0c\\\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\\ !"\\#\\$%\\&\'\\(\\)\\*\\+,\\-\\./0123456789:;<=>\\?@ABCDEFGHIJKLMNOPQRSTUVWXYZ\\[\\\\\\]\\^_`abcdefghijklmnopqrstuvwxyz\\{\\|\\}\\~\x7f'
#> True
#> True
#> True
#> True
#> TypeError cannot create 're.Pattern' instances
#> TypeError cannot create 're.Match' instances
#> TypeError '<' not supported between instances of 're.Pattern' and 're.Pattern'
#> True
#> True
#> True
#> re.Pattern[str]
#> re.Match[bytes]
#> 'reMatch'
#> AttributeError readonly attribute
#> AttributeError 're.Pattern' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
#> AttributeError 'mappingproxy' object has no attribute '__setitem__'
#> ['findall', 'finditer', 'flags', 'fullmatch', 'groupindex', 'groups', 'match', 'pattern', 'scanner', 'search', 'split', 'sub', 'subn']
#> ['end', 'endpos', 'expand', 'group', 'groupdict', 'groups', 'lastgroup', 'lastindex', 'pos', 're', 'regs', 'span', 'start', 'string']
#> ['match', 'fullmatch', 'search', 'sub', 'subn', 'split', 'findall', 'finditer', 'compile', 'purge', 'escape', 'error', 'Pattern', 'Match', 'A', 'I', 'L', 'M', 'S', 'X', 'U', 'ASCII', 'IGNORECASE', 'LOCALE', 'MULTILINE', 'DOTALL', 'VERBOSE', 'UNICODE', 'NOFLAG', 'RegexFlag', 'PatternError']
#> SRE_Scanner re.compile('(a)|b') [<re.Match object; span=(0, 1), match='a'>, <re.Match object; span=(1, 2), match='b'>, None, None] None
#> [<re.Match object; span=(1, 1), match=''>, <re.Match object; span=(2, 4), match='aa'>, <re.Match object; span=(4, 4), match=''>, None, None, None]
#> True <re.Match object; span=(0, 1), match='a'> <re.Match object; span=(2, 3), match='a'> end end
#> <re.Match object; span=(1, 2), match='b'>
#> 'b'
#> 'ba'
#> 'ba'
#> (0, 6)
#> 32
#! api.py:45: DeprecationWarning: 'maxsplit' is passed as positional argument
#!   t(lambda: re.split(",", "a,b,c", 1))
