# Flags: RegexFlag, global and scoped flags, and what they change.
# option: --policy standard
import re

def t(f):
    try:
        print(repr(f()))
    except BaseException as e:
        print(type(e).__name__, e)

print([re.A, re.I, re.L, re.M, re.S, re.U, re.X, re.NOFLAG, re.DEBUG], re.I is re.IGNORECASE, re.I == 2,
      isinstance(re.I, int), re.I | re.M, str(re.I | re.S), f"{re.I}", f"{re.I:d}", f"{re.M:>5}",
      "%s %d" % (re.X, re.X))
print(re.I | 1, 1 | re.M, re.I & 2, re.I & re.M, re.I ^ re.M, re.I ^ re.I, ~re.I, ~~re.I, re.I | 0x1000,
      re.RegexFlag(0), re.RegexFlag(3), re.RegexFlag(1 << 20), re.RegexFlag(-1), re.RegexFlag(re.I))
print(re.I + 1, re.I * 2, -re.I, re.I - 1, re.I < re.M, hash(re.I) == hash(2), int(re.I), bool(re.NOFLAG),
      bool(re.I), {re.I: 1}[2], len(re.I | re.M), list(re.I | re.S | re.A), re.I in (re.I | re.M),
      re.S in re.I, [1, 2, 3][re.I])
print(re.I.name, re.I.value, (re.I | re.M).name, (re.I | re.M).value, re.NOFLAG.name, type(re.I | re.M).__qualname__,
      type(re.I.value), type(re.I).__name__, type(re.I).__module__)
t(lambda: re.RegexFlag("I")); t(lambda: re.RegexFlag(1.5));
for pattern, text in [
    ("a", "A"), ("A", "a"), ("é", "É"), ("ß", "ẞ"), ("ſ", "S"), ("s", "ſ"), ("k", "\u212a"), ("\u212a", "K"), ("i",
        "İ"), ("ı", "I"), ("i", "ı"), ("σ", "ς"), ("Σ", "ς"), ("µ", "μ"), ("[a-z]", "K"), ("[a-z]",
            "\u212a"), ("[^a-z]", "K"), ("[A-Z]", "ſ"), ("[^s]", "ſ"), ("[k]", "\u212a"), ("[\u212a]",
                "k"), ("[à-ÿ]", "É"), ("[À-ß]", "é"), ("\\w", "É"), ("[\\W]", "É"), ("[\U00010400-\U00010410]",
                    "\U00010428"), ("\U00010400", "\U00010428"), ("[\u0400-\U00010410]", "\U00010428"), ("ﬅ",
                        "ﬆ"), ("[a-\u2130]", "K"), ("ǆ", "ǅ"), ("ǅ", "Ǆ"), ("[ǅ]", "ǆ"), ("θ", "ϑ"), ("ẞ",
                            "ß"), ("Ω", "\u2126"), ("å", "\u212b"), ("в", "ᲀ"), ("[^k]", "\u212a"), ("[^K]x",
                                "kx"), ("(s)\\1", "sS"), ("(s)\\1", "sſ"), ("(k)\\1", "k\u212a"),
]:
    print(ascii(pattern), ascii(text), [bool(re.fullmatch(pattern, text, flags)) for flags in (0, re.I, re.I | re.A)])
for pattern in ("a.c", "(?s)a.c", "(?s:a.)c", "a(?s:.)c", "(?-s:a.c)"):
    print(pattern, [bool(re.match(pattern, "a\nc", flags)) for flags in (0, re.S)])
for pattern in ("^b", "a$", "\\Ab", "a\\Z", "a\\z", "b$", "(?m)^b", "(?m:^b)", "(?-m:^b)", "(?m)a$", "^", "$"):
    print(pattern, [[m.start() for m in re.finditer(pattern, "a\nb\n", flags)] for flags in (0, re.M)])
for pattern in (r"(?i:a)b", r"a(?i:b)", r"(?i)a(?-i:b)", r"(?i:a(?-i:b)c)", r"(?i-s:.)b", r"(?x: a b ) c",
                r"(?x)a b # c", r"(?x) a\ b [ ] c\#", r"(?a:\w)\w", r"(?u:\w)(?a:\w)", r"(?-x: a)", r"(?xi) A  B"):
    texts = ("ab", "AB", "aB", "Ab", "abc", "aBC", "ab c", "a b c#", " a", "éb", "aé", "éé", "\nb")
    print(pattern, "matches", [text for text in texts if re.fullmatch(pattern, text)], re.compile(pattern).flags)
print(re.findall("a b\t#x\nc", "abc", re.X), re.findall("(?x)a # comment", "a"),
      re.findall("(?x)  (?#c) a [#]", "a#"), re.findall(r"(?x)\#\ ", "# "), re.findall("(?x)a{ 2}", "a{2}"),
      re.findall("(?x)a {2}", "aa"))
for pattern in (r"\w", r"\W", r"\d", r"\D", r"\s", r"\S", r"\b", r"\B"):
    text = "a1 _é٣\u2003\x1c\xa0\u200b²ª"
    print(pattern, [ascii("".join(re.findall(pattern, text, flags))) if pattern not in (r"\b", r"\B")
                    else [m.start() for m in re.finditer(pattern, text, flags)] for flags in (0, re.A)])
print(re.findall(rb"\w", b"a\xe9_1 "), re.findall(rb"\w", b"a\xe9_1 ", re.L), re.findall(rb"(?i)\xe9", b"\xe9\xc9"),
      re.findall(rb"(?Li)[^a]", b"aAbB"), re.findall(rb"(?i)[^a]", b"aAbB"), re.findall(rb"(?Li)(a)\1", b"aA"),
      re.compile(rb"(?L)a").flags, re.findall(rb"(?L:\w)(?a:\d)", b"a1"), re.findall(rb"\s", b"\x1c\x85\xa0 "),
      re.findall("\\s", "\x1c\x85\xa0 "))
t(lambda: re.compile("(?i)a", re.M).flags)
t(lambda: re.compile("a", re.U).flags)
t(lambda: re.compile(b"a").flags)
t(lambda: re.compile("(?i:a)").flags)

#> [re.ASCII, re.IGNORECASE, re.LOCALE, re.MULTILINE, re.DOTALL, re.UNICODE, re.VERBOSE, re.NOFLAG, re.DEBUG] True True True re.IGNORECASE|re.MULTILINE re.IGNORECASE|re.DOTALL re.IGNORECASE 2     8 re.VERBOSE 64
#> re.IGNORECASE|0x1 re.MULTILINE|0x1 re.IGNORECASE re.NOFLAG re.IGNORECASE|re.MULTILINE re.NOFLAG re.ASCII|re.LOCALE|re.UNICODE|re.MULTILINE|re.DOTALL|re.VERBOSE|re.DEBUG|0x1 re.IGNORECASE re.IGNORECASE|0x1000 re.NOFLAG re.IGNORECASE|0x1 re.RegexFlag(1048576) re.ASCII|re.IGNORECASE|re.LOCALE|re.UNICODE|re.MULTILINE|re.DOTALL|re.VERBOSE|re.DEBUG|0x1 re.IGNORECASE
#> 3 4 -2 1 True True 2 False True 1 2 [re.ASCII, re.IGNORECASE, re.DOTALL] True False 3
#> IGNORECASE 2 IGNORECASE|MULTILINE 10 NOFLAG RegexFlag <class 'int'> RegexFlag re
#> ValueError 'I' is not a valid RegexFlag
#> ValueError 1.5 is not a valid RegexFlag
#> 'a' 'A' [False, True, True]
#> 'A' 'a' [False, True, True]
#> '\xe9' '\xc9' [False, True, False]
#> '\xdf' '\u1e9e' [False, True, False]
#> '\u017f' 'S' [False, True, False]
#> 's' '\u017f' [False, True, False]
#> 'k' '\u212a' [False, True, False]
#> '\u212a' 'K' [False, True, False]
#> 'i' '\u0130' [False, True, False]
#> '\u0131' 'I' [False, True, False]
#> 'i' '\u0131' [False, True, False]
#> '\u03c3' '\u03c2' [False, True, False]
#> '\u03a3' '\u03c2' [False, True, False]
#> '\xb5' '\u03bc' [False, True, False]
#> '[a-z]' 'K' [False, True, True]
#> '[a-z]' '\u212a' [False, True, False]
#> '[^a-z]' 'K' [True, False, False]
#> '[A-Z]' '\u017f' [False, True, False]
#> '[^s]' '\u017f' [True, False, True]
#> '[k]' '\u212a' [False, True, False]
#> '[\u212a]' 'k' [False, True, False]
#> '[\xe0-\xff]' '\xc9' [False, True, False]
#> '[\xc0-\xdf]' '\xe9' [False, True, False]
#> '\\w' '\xc9' [True, True, False]
#> '[\\W]' '\xc9' [False, False, True]
#> '[\U00010400-\U00010410]' '\U00010428' [False, True, False]
#> '\U00010400' '\U00010428' [False, True, False]
#> '[\u0400-\U00010410]' '\U00010428' [False, True, False]
#> '\ufb05' '\ufb06' [False, True, False]
#> '[a-\u2130]' 'K' [False, True, True]
#> '\u01c6' '\u01c5' [False, True, False]
#> '\u01c5' '\u01c4' [False, True, False]
#> '[\u01c5]' '\u01c6' [False, True, False]
#> '\u03b8' '\u03d1' [False, True, False]
#> '\u1e9e' '\xdf' [False, True, False]
#> '\u03a9' '\u2126' [False, True, False]
#> '\xe5' '\u212b' [False, True, False]
#> '\u0432' '\u1c80' [False, True, False]
#> '[^k]' '\u212a' [True, False, True]
#> '[^K]x' 'kx' [True, False, False]
#> '(s)\\1' 'sS' [False, True, True]
#> '(s)\\1' 's\u017f' [False, False, False]
#> '(k)\\1' 'k\u212a' [False, True, False]
#> a.c [False, True]
#> (?s)a.c [True, True]
#> (?s:a.)c [True, True]
#> a(?s:.)c [True, True]
#> (?-s:a.c) [False, False]
#> ^b [[], [2]]
#> a$ [[], [0]]
#> \Ab [[], []]
#> a\Z [[], []]
#> a\z [[], []]
#> b$ [[2], [2]]
#> (?m)^b [[2], [2]]
#> (?m:^b) [[2], [2]]
#> (?-m:^b) [[], []]
#> (?m)a$ [[0], [0]]
#> ^ [[0], [0, 2, 4]]
#> $ [[3, 4], [1, 3, 4]]
#> (?i:a)b matches ['ab', 'Ab'] 32
#> a(?i:b) matches ['ab', 'aB'] 32
#> (?i)a(?-i:b) matches ['ab', 'Ab'] 34
#> (?i:a(?-i:b)c) matches ['abc'] 32
#> (?i-s:.)b matches ['ab', 'Ab', 'éb'] 32
#> (?x: a b ) c matches ['ab c'] 32
#> (?x)a b # c matches ['ab'] 96
#> (?x) a\ b [ ] c\# matches ['a b c#'] 96
#> (?a:\w)\w matches ['ab', 'AB', 'aB', 'Ab', 'aé'] 32
#> (?u:\w)(?a:\w) matches ['ab', 'AB', 'aB', 'Ab', 'éb'] 32
#> (?-x: a) matches [' a'] 32
#> (?xi) A  B matches ['ab', 'AB', 'aB', 'Ab'] 98
#> ['abc'] ['a'] ['a#'] ['# '] ['a{2}'] ['aa']
#> \w ["'a1_\\xe9\\u0663\\xb2\\xaa'", "'a1_'"]
#> \W ["' \\u2003\\x1c\\xa0\\u200b'", "' \\xe9\\u0663\\u2003\\x1c\\xa0\\u200b\\xb2\\xaa'"]
#> \d ["'1\\u0663'", "'1'"]
#> \D ["'a _\\xe9\\u2003\\x1c\\xa0\\u200b\\xb2\\xaa'", "'a _\\xe9\\u0663\\u2003\\x1c\\xa0\\u200b\\xb2\\xaa'"]
#> \s ["' \\u2003\\x1c\\xa0'", "' '"]
#> \S ["'a1_\\xe9\\u0663\\u200b\\xb2\\xaa'", "'a1_\\xe9\\u0663\\u2003\\x1c\\xa0\\u200b\\xb2\\xaa'"]
#> \b [[0, 2, 3, 6, 10, 12], [0, 2, 3, 4]]
#> \B [[1, 4, 5, 7, 8, 9, 11], [1, 5, 6, 7, 8, 9, 10, 11, 12]]
#> [b'a', b'_', b'1'] [b'a', b'_', b'1'] [b'\xe9'] [b'b', b'B'] [b'b', b'B'] [b'a'] 4 [b'a1'] [b' '] ['\x1c', '\x85', '\xa0', ' ']
#> 42
#> 32
#> 0
#> 32
