# sub and subn: templates, functions, counts, empty matches.
# exit: 0
# option: --policy standard
import re

def t(f):
    try:
        print(repr(f()))
    except BaseException as e:
        print(type(e).__name__, e)

for pattern, repl, text in [
    ("a", "b", "banana"), ("a*", "-", "baac"), ("", "-", "abc"), ("x*", "-", "abxd"), (r"\b", "|",
        "ab cd"), ("(?=b)", "!", "abab"), ("$", "<end>", "a\n"), ("(?m)$", "E", "a\nb"), ("^", "> ",
            "a\nb"), ("(?m)^", "> ", "a\nb"),
    (r"(\w)(\d)?", r"[\1\2]", "a1b"), (r"(?P<n>\d+)", r"<\g<n>>", "1 22"), (r"(.)", r"\g<1>0", "ab"), (r"(.)",
        r"\1\1", "ab"), ("a", r"\\", "a"), ("a", r"\n\t\a\f\v\r\b", "a"), ("a", r"\.\-\é", "a"), ("a", r"\0",
            "a"), ("a", r"\01", "a"), ("a", r"\012", "a"), ("a", r"\0123", "a"), ("a", r"\377", "a"), ("a", r"\100",
                "a"), ("(a)", r"\100", "a"), ("(a)", r"\g<0>\g<1>\g<01>", "a"), ("a+", "", "baac"),
    (".", "é", "ab"), ("é", "e", "éaé"), ("a", "\U0001f600", "aba"), ("(?s).", r"\g<0>\g<0>", "é\n"), ("x", "y",
        ""), ("", "y", ""),
]:
    t(lambda: re.sub(pattern, repl, text)); t(lambda: re.subn(pattern, repl, text))
for repl in (r"\1", r"\9", r"\g", r"\g<", r"\g<>", r"\g<a", r"\g<x>", r"\g<1a>", r"\g<-1>", r"\g<5>",
             r"\g<99999999999>", r"\g< 1>", r"\g<²>", r"\g<é>", r"\q", r"\Z", r"\400", r"\777", "\\", "a\\", r"\g<n",
             r"\x41", r"\u0041", r"\8", r"\18", r"\081"):
    t(lambda: re.sub("a", repl, "a")); t(lambda: re.sub("(a)(?P<n>b)?", repl, "a")); t(lambda: re.sub("a", repl, "b"))
for repl in (b"\\1", b"\\g<n>", b"\\q", b"\\g<\xe9>", b"\\377", b"\xff"):
    t(lambda: re.sub(b"(a)(?P<n>b)?", repl, b"a"))
t(lambda: re.sub("a", lambda m: m.group() * 2, "banana"))
t(lambda: re.sub("a", lambda m: None, "banana"))
t(lambda: re.sub("(a)|(b)", lambda m: str(m.lastindex), "abc"))
t(lambda: re.sub("a", lambda m: r"\1", "a"))
t(lambda: re.sub("a", lambda m: 5, "xa"))
t(lambda: re.sub("a", lambda m: b"x", "xa"))
t(lambda: re.sub(b"a", lambda m: "x", b"xa"))
t(lambda: re.sub(b"a", lambda m: bytearray(b"x"), b"xa"))
t(lambda: re.sub("a", lambda: "x", "a"))
t(lambda: re.sub("a", str.upper, "a"))
t(lambda: re.sub("a", lambda m: 1 / 0, "ba"))
t(lambda: re.sub("a", 5, "a"))
t(lambda: re.sub("a", None, "a"))
t(lambda: re.sub("a", b"x", "ba"))
t(lambda: re.sub(b"a", "x", b"ba"))
t(lambda: re.sub("a", ["x"], "a"))
t(lambda: re.sub("a", "x", 5))
t(lambda: re.sub("a", b"x", "zz"))
t(lambda: re.sub(b"a", bytearray(b"[\\g<0>]"), b"ba"))
t(lambda: re.sub("a", re.compile("b"), "a"))
for count in (0, 1, 2, -1, 100, True):
    t(lambda: re.sub("a", "x", "aaa", count=count))
    t(lambda: re.compile("a").subn("x", "aaa", count))
    t(lambda: re.sub("a", "x", "aaa", count))
    t(lambda: re.compile("a").sub("x", "aaa", count=count))
t(lambda: re.sub("a", "x", "aaa", "z"))
t(lambda: re.sub("a", "x", "A", 0, re.I))
t(lambda: re.sub("a", "x", "A", flags=re.I))
t(lambda: re.sub("a", "x", "a", 0, 0, 0))
t(lambda: re.sub("a", "x", "a", 0, count=1))
t(lambda: re.sub("a", "x", "a", 0, 0, flags=1))
t(lambda: re.sub("a", string="a", repl="z"))
t(lambda: re.subn("a", "x", "a", 1, 2, 3))
t(lambda: re.split("a", "b", 1, 2, 3))
t(lambda: re.split("a", "b", 1, maxsplit=3))
t(lambda: re.compile("a").sub("x"))
t(lambda: re.compile("a").sub(repl="x", string="a"))
text = "unchanged"
print(re.sub("z", "y", text) is text, re.subn("z", "y", text))
seen = []
def record(m):
    seen.append((m.group(), m.span(), m.pos, m.endpos, m.string))
    return re.sub("b", "c", m.group()) + str(re.compile("a(b)").sub(lambda n: n.group(1), "abab"))
print(re.sub("a(b)", record, "xabyab"), seen)
calls = []
t(lambda: re.sub("a", lambda m: calls.append(m.start()) or (7 if m.start() == 1 else "x"), "aaa")); print(calls)

#> 'bbnbnb'
#> ('bbnbnb', 3)
#> '-b--c-'
#> ('-b--c-', 4)
#> '-a-b-c-'
#> ('-a-b-c-', 4)
#> '-a-b--d-'
#> ('-a-b--d-', 5)
#> '|ab| |cd|'
#> ('|ab| |cd|', 4)
#> 'a!ba!b'
#> ('a!ba!b', 2)
#> 'a<end>\n<end>'
#> ('a<end>\n<end>', 2)
#> 'aE\nbE'
#> ('aE\nbE', 2)
#> '> a\nb'
#> ('> a\nb', 1)
#> '> a\n> b'
#> ('> a\n> b', 2)
#> '[a1][b]'
#> ('[a1][b]', 2)
#> '<1> <22>'
#> ('<1> <22>', 2)
#> 'a0b0'
#> ('a0b0', 2)
#> 'aabb'
#> ('aabb', 2)
#> '\\'
#> ('\\', 1)
#> '\n\t\x07\x0c\x0b\r\x08'
#> ('\n\t\x07\x0c\x0b\r\x08', 1)
#> '\\.\\-\\é'
#> ('\\.\\-\\é', 1)
#> '\x00'
#> ('\x00', 1)
#> '\x01'
#> ('\x01', 1)
#> '\n'
#> ('\n', 1)
#> '\n3'
#> ('\n3', 1)
#> 'ÿ'
#> ('ÿ', 1)
#> '@'
#> ('@', 1)
#> '@'
#> ('@', 1)
#> 'aaa'
#> ('aaa', 1)
#> 'bc'
#> ('bc', 1)
#> 'éé'
#> ('éé', 2)
#> 'eae'
#> ('eae', 2)
#> '😀b😀'
#> ('😀b😀', 2)
#> 'éé\n\n'
#> ('éé\n\n', 2)
#> ''
#> ('', 0)
#> 'y'
#> ('y', 1)
#> PatternError invalid group reference 1 at position 1
#> 'a'
#> PatternError invalid group reference 1 at position 1
#> PatternError invalid group reference 9 at position 1
#> PatternError invalid group reference 9 at position 1
#> PatternError invalid group reference 9 at position 1
#> PatternError missing < at position 2
#> PatternError missing < at position 2
#> PatternError missing < at position 2
#> PatternError missing group name at position 3
#> PatternError missing group name at position 3
#> PatternError missing group name at position 3
#> PatternError missing group name at position 3
#> PatternError missing group name at position 3
#> PatternError missing group name at position 3
#> PatternError missing >, unterminated name at position 3
#> PatternError missing >, unterminated name at position 3
#> PatternError missing >, unterminated name at position 3
#> IndexError unknown group name 'x'
#> IndexError unknown group name 'x'
#> IndexError unknown group name 'x'
#> PatternError bad character in group name '1a' at position 3
#> PatternError bad character in group name '1a' at position 3
#> PatternError bad character in group name '1a' at position 3
#> PatternError bad character in group name '-1' at position 3
#> PatternError bad character in group name '-1' at position 3
#> PatternError bad character in group name '-1' at position 3
#> PatternError invalid group reference 5 at position 3
#> PatternError invalid group reference 5 at position 3
#> PatternError invalid group reference 5 at position 3
#> PatternError invalid group reference 99999999999 at position 3
#> PatternError invalid group reference 99999999999 at position 3
#> PatternError invalid group reference 99999999999 at position 3
#> PatternError bad character in group name ' 1' at position 3
#> PatternError bad character in group name ' 1' at position 3
#> PatternError bad character in group name ' 1' at position 3
#> PatternError bad character in group name '²' at position 3
#> PatternError bad character in group name '²' at position 3
#> PatternError bad character in group name '²' at position 3
#> IndexError unknown group name 'é'
#> IndexError unknown group name 'é'
#> IndexError unknown group name 'é'
#> PatternError bad escape \q at position 0
#> PatternError bad escape \q at position 0
#> PatternError bad escape \q at position 0
#> PatternError bad escape \Z at position 0
#> PatternError bad escape \Z at position 0
#> PatternError bad escape \Z at position 0
#> PatternError octal escape value \400 outside of range 0-0o377 at position 0
#> PatternError octal escape value \400 outside of range 0-0o377 at position 0
#> PatternError octal escape value \400 outside of range 0-0o377 at position 0
#> PatternError octal escape value \777 outside of range 0-0o377 at position 0
#> PatternError octal escape value \777 outside of range 0-0o377 at position 0
#> PatternError octal escape value \777 outside of range 0-0o377 at position 0
#> PatternError bad escape (end of pattern) at position 0
#> PatternError bad escape (end of pattern) at position 0
#> PatternError bad escape (end of pattern) at position 0
#> PatternError bad escape (end of pattern) at position 1
#> PatternError bad escape (end of pattern) at position 1
#> PatternError bad escape (end of pattern) at position 1
#> PatternError missing >, unterminated name at position 3
#> PatternError missing >, unterminated name at position 3
#> PatternError missing >, unterminated name at position 3
#> PatternError bad escape \x at position 0
#> PatternError bad escape \x at position 0
#> PatternError bad escape \x at position 0
#> PatternError bad escape \u at position 0
#> PatternError bad escape \u at position 0
#> PatternError bad escape \u at position 0
#> PatternError invalid group reference 8 at position 1
#> PatternError invalid group reference 8 at position 1
#> PatternError invalid group reference 8 at position 1
#> PatternError invalid group reference 18 at position 1
#> PatternError invalid group reference 18 at position 1
#> PatternError invalid group reference 18 at position 1
#> '\x0081'
#> '\x0081'
#> 'b'
#> b'a'
#> b''
#> PatternError bad escape \q at position 0
#> PatternError bad character in group name '\xe9' at position 3
#> b'\xff'
#> b'\xff'
#> 'baanaanaa'
#> 'bnn'
#> '12c'
#> '\\1'
#> TypeError sequence item 1: expected str instance, int found
#> TypeError sequence item 1: expected str instance, bytes found
#> TypeError sequence item 1: expected a bytes-like object, str found
#> b'xx'
#> TypeError <lambda>.<locals>.<lambda>() takes 0 positional arguments but 1 was given
#> TypeError descriptor 'upper' for 'str' objects doesn't apply to a 're.Match' object
#> ZeroDivisionError division by zero
#> TypeError decoding to str: need a bytes-like object, int found
#> TypeError decoding to str: need a bytes-like object, NoneType found
#> TypeError sequence item 1: expected str instance, bytes found
#> TypeError sequence item 1: expected a bytes-like object, str found
#> TypeError unhashable type: 'list'
#> TypeError expected string or bytes-like object, got 'int'
#> 'zz'
#> b'b[a]'
#> TypeError decoding to str: need a bytes-like object, re.Pattern found
#> 'xxx'
#> ('xxx', 3)
#> 'xxx'
#> 'xxx'
#> 'xaa'
#> ('xaa', 1)
#> 'xaa'
#> 'xaa'
#> 'xxa'
#> ('xxa', 2)
#> 'xxa'
#> 'xxa'
#> 'aaa'
#> ('aaa', 0)
#> 'aaa'
#> 'aaa'
#> 'xxx'
#> ('xxx', 3)
#> 'xxx'
#> 'xxx'
#> 'xaa'
#> ('xaa', 1)
#> 'xaa'
#> 'xaa'
#> TypeError 'str' object cannot be interpreted as an integer
#> 'x'
#> 'x'
#> TypeError sub() takes from 3 to 5 positional arguments but 6 were given
#> TypeError sub() got multiple values for argument 'count'
#> TypeError sub() got multiple values for argument 'flags'
#> 'z'
#> TypeError subn() takes from 3 to 5 positional arguments but 6 were given
#> TypeError split() takes from 2 to 4 positional arguments but 5 were given
#> TypeError split() got multiple values for argument 'maxsplit'
#> TypeError sub() missing required argument 'string' (pos 2)
#> 'x'
#> True ('unchanged', 0)
#> xacbbyacbb [('ab', (1, 3), 0, 6, 'xabyab'), ('ab', (4, 6), 0, 6, 'xabyab')]
#> TypeError sequence item 1: expected str instance, int found
#> [0, 1, 2]
#! sub.py:53: DeprecationWarning: 'count' is passed as positional argument
#!   t(lambda: re.sub("a", "x", "aaa", count))
#! sub.py:55: DeprecationWarning: 'count' is passed as positional argument
#!   t(lambda: re.sub("a", "x", "aaa", "z"))
#! sub.py:56: DeprecationWarning: 'count' is passed as positional argument
#!   t(lambda: re.sub("a", "x", "A", 0, re.I))
