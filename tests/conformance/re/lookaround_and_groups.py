# re: lookaround and groups.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import re
print(re.findall(r"(?<=a)b", "ab cb ab"), re.findall(r"(?<!a)b", "ab cb b"), re.findall(r"a(?=b)", "ab ac"),
      re.findall(r"a(?!b)", "ab ac"), re.sub(r"(?<=\d)(?=(\d{3})+$)", ",", "1234567"),
      re.findall(r"(?<=^|,)\w" if False else r"(?:^|,)(\w)", "a,b,c"), re.split(r"(?<=,)", "a,b,c"),
      re.split(r"\b", "hi there"), re.findall(r"(?=(\w\w))", "abcd"))
t(lambda: re.compile(r"(?<=a*)b"))
t(lambda: re.compile(r"(?<=a|bc)d"))
t(lambda: re.compile(r"(?P<a>x)(?P<a>y)"))
t(lambda: re.compile(r"(?P<1a>x)"))
t(lambda: re.compile(r"(?P=q)"))
t(lambda: re.compile(r"(?P<a"))
t(lambda: re.compile(r"(?P>a)"))
t(lambda: re.compile(r"\1"))
t(lambda: re.compile(r"(a\1)"))
t(lambda: re.compile(r"(?(2)a|b)"))
t(lambda: re.compile(r"(a)(?(1)b|c|d)"))
t(lambda: re.compile("(?i"))
t(lambda: re.compile("(?z)"))
t(lambda: re.compile("a(?i)b"))
t(lambda: re.compile("(?-i)a"))
t(lambda: re.compile("(?a-i:b)"))
t(lambda: re.compile("(?i-i:a)"))
t(lambda: re.compile("(?<"))
t(lambda: re.compile("(?#"))
t(lambda: re.compile("a{2,1}"))
t(lambda: re.compile("*a"))
t(lambda: re.compile("a**"))
t(lambda: re.compile("a+++"))
t(lambda: re.compile("[a"))
t(lambda: re.compile("[b-a]"))
t(lambda: re.compile(r"\q"))
t(lambda: re.compile(r"\x1"))
t(lambda: re.compile(r"\u12"))
t(lambda: re.compile(r"\N{nope}"))
t(lambda: re.compile("("))
t(lambda: re.compile(")"))
t(lambda: re.compile("\\"))
t(lambda: re.compile(r"[\d-z]"))
t(lambda: re.compile(r"(?P<é>a)").groupindex)
t(lambda: re.compile(rb"(?P<a>b)").groupindex)
t(lambda: re.compile("a{99999999999}"))
t(lambda: re.compile(r"\400"))
print(re.match(r"(a)?(?(1)b|c)", "ab"), re.match(r"(a)?(?(1)b|c)", "c"),
      re.match(r"(?P<q>['\"]).*?(?P=q)", "'a\"b' c").group(), re.match(r"(\w)(\w)\2\1", "abba").groups(),
      re.match(r"(?:a|(b))+", "ab").groups(), re.match(r"(a|(b))+", "ba").groups(),
      re.match(r"(a)|b", "b").groups("dflt"), re.match(r"(?P<x>a)|(?P<y>b)", "b").groupdict(),
      re.match(r"((a)(b))", "ab").regs, re.match(r"(a)(b)?", "a").span(2), re.match(r"(a)(b)?", "a").lastindex,
      re.match(r"(?P<n>a)", "a").lastgroup)
print(re.match(r"(?>a+)ab", "aaab"), re.match(r"a++b", "aaab"), re.match(r"a*+a", "aaa"), re.match(r"a?+a", "a"),
      re.match(r"a{1,2}+a", "aaa"), re.match(r"(?>a|ab)c", "abc"), re.match(r"(?i:A)b", "ab"),
      re.match(r"(?i:A)b", "aB"), re.match(r"(?s:.)", "\n"), re.match(r"(?x: a b )c", "abc"),
      re.match(r"(?im)^B", "a\nb"), re.findall(r"(?m)^\w$", "a\nb\ncc"), re.findall(r"a\Z", "a\na"),
      re.findall(r"a$", "a\n"), re.findall(r"\Aa", "aa"), re.findall(r"\z", "a"))
print(re.sub(r"(?P<a>\w)(\w)", r"\g<2>\g<a>\g<0>", "abcd"), re.sub(r"(a)|b", r"[\1]", "ab"),
      re.sub("a", r"\\n\n\t", "xa"), re.sub("", "-", "abc"), re.sub("x*", "-", "abxd"),
      re.sub("a", lambda m: m.group().upper(), "banana", count=2), re.subn("a", "", "banana"),
      re.sub(b"a", b"b", b"aa"), re.sub("(.)", r"\g<1>0", "ab"))
t(lambda: re.sub("a", r"\1", "a"))
t(lambda: re.sub("a", r"\g<x>", "a"))
t(lambda: re.sub("a", r"\g<", "a"))
t(lambda: re.sub("a", r"\q", "a"))
t(lambda: re.sub("a", "\\", "a"))
t(lambda: re.sub("a", 5, "a"))
t(lambda: re.sub("a", b"b", "a"))
t(lambda: re.sub("a", lambda m: 5, "a"))
t(lambda: re.sub(b"a", b"", "a"))
t(lambda: re.sub("(a)", r"\g<-1>", "a"))
print(re.escape("a.b*c[d]é \n-#&~"), re.escape(b"a.b"), re.split("(,)|;", "a,b;c"),
      re.split(",", "a,b,c", maxsplit=1), re.split("x*", "axb"), re.split("", "ab"),
      re.findall("(a)(b)?", "abа a"), [m.span() for m in re.finditer("a*", "baac")], re.fullmatch("a|ab", "ab"),
      re.search("b", "abc").expand(r"<\g<0>>"), re.compile("a", re.I | re.M).flags, re.compile("a"),
      re.compile(b"a", re.I), re.compile("(?P<n>a)(b)").groupindex, re.compile("(a)(b)").groups,
      re.compile("a") == re.compile("a"), re.compile("a") == re.compile("a", re.I))

#> ['b', 'b'] ['b', 'b'] ['a'] ['a'] 1,234,567 ['a', 'b', 'c'] ['a,', 'b,', 'c'] ['', 'hi', ' ', 'there', ''] ['ab', 'bc', 'cd']
#> PatternError look-behind requires fixed-width pattern
#> PatternError look-behind requires fixed-width pattern
#> PatternError redefinition of group name 'a' as group 2; was group 1 at position 12
#> PatternError bad character in group name '1a' at position 4
#> PatternError unknown group name 'q' at position 4
#> PatternError missing >, unterminated name at position 4
#> PatternError unknown extension ?P> at position 1
#> PatternError invalid group reference 1 at position 1
#> PatternError cannot refer to an open group at position 2
#> PatternError invalid group reference 2 at position 3
#> PatternError conditional backref with more than two branches at position 11
#> PatternError missing -, : or ) at position 3
#> PatternError unknown extension ?z at position 1
#> PatternError global flags not at the start of the expression at position 1
#> PatternError missing : at position 4
#> re.compile('(?a-i:b)')
#> PatternError bad inline flags: flag turned on and off at position 5
#> PatternError unexpected end of pattern at position 3
#> PatternError missing ), unterminated comment at position 0
#> PatternError min repeat greater than max repeat at position 2
#> PatternError nothing to repeat at position 0
#> PatternError multiple repeat at position 2
#> PatternError multiple repeat at position 3
#> PatternError unterminated character set at position 0
#> PatternError bad character range b-a at position 1
#> PatternError bad escape \q at position 0
#> PatternError incomplete escape \x1 at position 0
#> PatternError incomplete escape \u12 at position 0
#> PatternError undefined character name 'nope' at position 0
#> PatternError missing ), unterminated subpattern at position 0
#> PatternError unbalanced parenthesis at position 0
#> PatternError bad escape (end of pattern) at position 0
#> PatternError bad character range \d-z at position 1
#> {'é': 1}
#> {'a': 1}
#> OverflowError the repetition number is too large
#> PatternError octal escape value \400 outside of range 0-0o377 at position 0
#> <re.Match object; span=(0, 2), match='ab'> <re.Match object; span=(0, 1), match='c'> 'a"b' ('a', 'b') ('b',) ('a', 'b') ('dflt',) {'x': None, 'y': 'b'} ((0, 2), (0, 2), (0, 1), (1, 2)) (-1, -1) 1 n
#> None <re.Match object; span=(0, 4), match='aaab'> None None <re.Match object; span=(0, 3), match='aaa'> None <re.Match object; span=(0, 2), match='ab'> None <re.Match object; span=(0, 1), match='\n'> <re.Match object; span=(0, 3), match='abc'> None ['a', 'b'] ['a'] ['a'] ['a'] ['']
#> baabdccd [a][] x\n
#> 	 -a-b-c- -a-b--d- bAnAna ('bnn', 3) b'bb' a0b0
#> PatternError invalid group reference 1 at position 1
#> IndexError unknown group name 'x'
#> PatternError missing group name at position 3
#> PatternError bad escape \q at position 0
#> PatternError bad escape (end of pattern) at position 0
#> TypeError decoding to str: need a bytes-like object, int found
#> TypeError sequence item 0: expected str instance, bytes found
#> TypeError sequence item 0: expected str instance, int found
#> TypeError cannot use a bytes pattern on a string-like object
#> PatternError bad character in group name '-1' at position 3
#> a\.b\*c\[d\]é\ \
#> \-\#\&\~ b'a\\.b' ['a', ',', 'b', None, 'c'] ['a', 'b,c'] ['', 'a', '', 'b', ''] ['', 'a', 'b', ''] [('a', 'b'), ('a', '')] [(0, 0), (1, 3), (3, 3), (4, 4)] <re.Match object; span=(0, 2), match='ab'> <b> 42 re.compile('a') re.compile(b'a', re.IGNORECASE) {'n': 1} 2 True False
