# Errors in patterns: message, position, line and column.
# option: --policy standard
import re

patterns = [
    "(", ")", "a)", "(a", "(?", "(?P", "(?P<", "(?P<>", "(?P<a", "(?P<a>", "(?P<1>a)", "(?P<a b>x)", "(?P=", "(?P=a",
    "(?P=a)", "(?P=)", "(?Px)", "(?P<a>a)(?P<a>b)",
    "(?P<a>(?P=a))", "(?:", "(?#", "(?#a", "(?=", "(?!", "(?<", "(?<a", "(?<=", "(?<=a*)", "(?<!a|bc)",
    "(?<=a{2,3})", "(?>", "(?>a", "(?z)", "(?\\d)", "(?é)",
    "(?(", "(?(1", "(?(1)", "(?(1)a|b|c)", "(?(1)a|b)", "(?(0)a)", "(?(a)b)", "(?(-1)b)", "(?(²)b)",
    "(?(99999999999)b)", "(?(1 )b)", "(a)(?(2)b|c)",
    "(?i", "(?i-", "(?i-)", "(?i-:", "(?i-i:a)", "(?-", "(?-i", "(?-i)", "(?-:a)", "(?-u:a)", "(?L)a", "(?L:a)",
    "(?au)a", "(?a:b)(?u:c)", "(?au:b)", "(?i!)", "(?iq)", "(?i-q:a)", "(?i:a", "a(?i)b", "(?s)(?i)a(?m)", "|(?i)a",
    "(a(?i))", "(?i\\d)",
    "[", "[a", "[^", "[]", "[^]", "[a-", "[a-]", "[b-a]", "[\\d-a]", "[a-\\d]", "[\\", "[\\x", "[\\x1", "[\\xg]",
    "[\\8]", "[\\400]", "[\\777]", "[\\q]", "[\\u12]", "[\\U00110000]", "[\\N{x}]", "[\\b-\\a]", "[\\A]",
    "*", "+", "?", "a**", "a*+*", "a*?*", "a+*", "a{2}{3}", "a{3,2}", "a{2,1}?", "{1}", "a|*", "(*)", "(?:+)", "^*",
    "$+", "\\b*", "\\A?", "(?i)*", "a{99999999999}", "a{,99999999999}", "a{4294967295}",
    "\\", "a\\", "(\\", "\\q", "\\x", "\\xa", "\\xag", "\\u", "\\u12", "\\U0001", "\\U00110000", "\\Uffffffff",
    "\\N", "\\N{", "\\N{}", "\\N{abc", "\\N{no such name}", "\\1", "(a)\\2", "\\8", "\\99", "(\\1)", "(a\\1)",
    "\\400", "\\777", "\\08", "\\0777", "(?P<x>a)\\x",
    "(?<=(a))b\\1", "(?<=(a)\\1)b", "(?<=(a)(?(1)b))c", "(a)(?<=\\1)b", "(?<=(?P<x>a)(?P=x))b", "(?<=a(?(1)b|c))(d)",
    "ab\ncd\n*)", "a\n(b\n(c", "x{1,2}{", "x{", "x{1", "x{1,", "x{,", "x{}", "x{a}", "x{1,2", "{", "}", "]", "x{,}",
    "x{ 1}",
    "(?x) a # (\n )", "(?x: ( # \n", "(?P<\u00e9>a)", "(?P<\U0001d51d>a)", "(?P<a.b>c)", "(?P<a\\>b)",
    b"(?P<\xe9>a)", b"(?\xe9)", b"(?u)a", b"(?L)a", b"(?aL)a", b"\\u0041", b"\\N{DASH}", b"[\\u0041]", b"(?P<a>",
    b"\\q", b"[\xff-\xfe]", b"(?(\xe9)a)", b"(",
]
for pattern in patterns:
    try:
        compiled = re.compile(pattern)
        print(ascii(pattern), "ok", compiled.groups, compiled.flags)
    except re.PatternError as error:
        print(ascii(pattern), ascii((str(error), error.msg, error.pos, error.lineno, error.colno)),
              error.pattern == pattern)
    except Exception as error:
        print(ascii(pattern), type(error).__name__, error)
for pattern, flags in [("a", re.A | re.U), ("a", re.L), (b"a", re.U), (b"a", re.A | re.L), ("(?a)b", re.U), ("(?u)b",
    re.A), (b"(?L)a", re.A), ("a", "i"), ("a", 1.5), ("a", None), (5, 0), (None, 0), ([], 0), (re.compile("a"),
        re.I), (bytearray(b"a"), 0)]:
    try:
        print(re.compile(pattern, flags))
    except Exception as error:
        print(type(error).__name__, error)
error = re.error("message")
print(error.args, error.msg, error.pattern, error.pos, error.lineno, error.colno, re.error is re.PatternError,
      re.error.__name__, re.error.__module__)
error = re.error("message", "a\nbc", 3)
print(error.args, error.lineno, error.colno, repr(error), isinstance(error, Exception), re.PatternError.__mro__)
print(re.error("m", "abc", 0).args, re.error("m", b"a\n\nb", 3).args, re.error("m", "abc", None).args,
      re.error("m", pattern="a").args, re.error(msg="m", pos=2).args)

#> '(' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> ')' ('unbalanced parenthesis at position 0', 'unbalanced parenthesis', 0, 1, 1) True
#> 'a)' ('unbalanced parenthesis at position 1', 'unbalanced parenthesis', 1, 1, 2) True
#> '(a' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?' ('unexpected end of pattern at position 2', 'unexpected end of pattern', 2, 1, 3) True
#> '(?P' ('unexpected end of pattern at position 3', 'unexpected end of pattern', 3, 1, 4) True
#> '(?P<' ('missing group name at position 4', 'missing group name', 4, 1, 5) True
#> '(?P<>' ('missing group name at position 4', 'missing group name', 4, 1, 5) True
#> '(?P<a' ('missing >, unterminated name at position 4', 'missing >, unterminated name', 4, 1, 5) True
#> '(?P<a>' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?P<1>a)' ("bad character in group name '1' at position 4", "bad character in group name '1'", 4, 1, 5) True
#> '(?P<a b>x)' ("bad character in group name 'a b' at position 4", "bad character in group name 'a b'", 4, 1, 5) True
#> '(?P=' ('missing group name at position 4', 'missing group name', 4, 1, 5) True
#> '(?P=a' ('missing ), unterminated name at position 4', 'missing ), unterminated name', 4, 1, 5) True
#> '(?P=a)' ("unknown group name 'a' at position 4", "unknown group name 'a'", 4, 1, 5) True
#> '(?P=)' ('missing group name at position 4', 'missing group name', 4, 1, 5) True
#> '(?Px)' ('unknown extension ?Px at position 1', 'unknown extension ?Px', 1, 1, 2) True
#> '(?P<a>a)(?P<a>b)' ("redefinition of group name 'a' as group 2; was group 1 at position 12", "redefinition of group name 'a' as group 2; was group 1", 12, 1, 13) True
#> '(?P<a>(?P=a))' ('cannot refer to an open group at position 10', 'cannot refer to an open group', 10, 1, 11) True
#> '(?:' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?#' ('missing ), unterminated comment at position 0', 'missing ), unterminated comment', 0, 1, 1) True
#> '(?#a' ('missing ), unterminated comment at position 0', 'missing ), unterminated comment', 0, 1, 1) True
#> '(?=' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?!' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?<' ('unexpected end of pattern at position 3', 'unexpected end of pattern', 3, 1, 4) True
#> '(?<a' ('unknown extension ?<a at position 1', 'unknown extension ?<a', 1, 1, 2) True
#> '(?<=' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?<=a*)' ('look-behind requires fixed-width pattern', 'look-behind requires fixed-width pattern', None, None, None) False
#> '(?<!a|bc)' ('look-behind requires fixed-width pattern', 'look-behind requires fixed-width pattern', None, None, None) False
#> '(?<=a{2,3})' ('look-behind requires fixed-width pattern', 'look-behind requires fixed-width pattern', None, None, None) False
#> '(?>' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?>a' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?z)' ('unknown extension ?z at position 1', 'unknown extension ?z', 1, 1, 2) True
#> '(?\\d)' ('unknown extension ?\\d at position 1', 'unknown extension ?\\d', 1, 1, 2) True
#> '(?\xe9)' ('unknown extension ?\xe9 at position 1', 'unknown extension ?\xe9', 1, 1, 2) True
#> '(?(' ('missing group name at position 3', 'missing group name', 3, 1, 4) True
#> '(?(1' ('missing ), unterminated name at position 3', 'missing ), unterminated name', 3, 1, 4) True
#> '(?(1)' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> '(?(1)a|b|c)' ('conditional backref with more than two branches at position 8', 'conditional backref with more than two branches', 8, 1, 9) True
#> '(?(1)a|b)' ('invalid group reference 1 at position 3', 'invalid group reference 1', 3, 1, 4) True
#> '(?(0)a)' ('bad group number at position 3', 'bad group number', 3, 1, 4) True
#> '(?(a)b)' ("unknown group name 'a' at position 3", "unknown group name 'a'", 3, 1, 4) True
#> '(?(-1)b)' ("bad character in group name '-1' at position 3", "bad character in group name '-1'", 3, 1, 4) True
#> '(?(\xb2)b)' ("bad character in group name '\xb2' at position 3", "bad character in group name '\xb2'", 3, 1, 4) True
#> '(?(99999999999)b)' ('invalid group reference 99999999999 at position 3', 'invalid group reference 99999999999', 3, 1, 4) True
#> '(?(1 )b)' ("bad character in group name '1 ' at position 3", "bad character in group name '1 '", 3, 1, 4) True
#> '(a)(?(2)b|c)' ('invalid group reference 2 at position 6', 'invalid group reference 2', 6, 1, 7) True
#> '(?i' ('missing -, : or ) at position 3', 'missing -, : or )', 3, 1, 4) True
#> '(?i-' ('missing flag at position 4', 'missing flag', 4, 1, 5) True
#> '(?i-)' ('missing flag at position 4', 'missing flag', 4, 1, 5) True
#> '(?i-:' ('missing flag at position 4', 'missing flag', 4, 1, 5) True
#> '(?i-i:a)' ('bad inline flags: flag turned on and off at position 5', 'bad inline flags: flag turned on and off', 5, 1, 6) True
#> '(?-' ('missing flag at position 3', 'missing flag', 3, 1, 4) True
#> '(?-i' ('missing : at position 4', 'missing :', 4, 1, 5) True
#> '(?-i)' ('missing : at position 4', 'missing :', 4, 1, 5) True
#> '(?-:a)' ('missing flag at position 3', 'missing flag', 3, 1, 4) True
#> '(?-u:a)' ("bad inline flags: cannot turn off flags 'a', 'u' and 'L' at position 4", "bad inline flags: cannot turn off flags 'a', 'u' and 'L'", 4, 1, 5) True
#> '(?L)a' ("bad inline flags: cannot use 'L' flag with a str pattern at position 3", "bad inline flags: cannot use 'L' flag with a str pattern", 3, 1, 4) True
#> '(?L:a)' ("bad inline flags: cannot use 'L' flag with a str pattern at position 3", "bad inline flags: cannot use 'L' flag with a str pattern", 3, 1, 4) True
#> '(?au)a' ("bad inline flags: flags 'a', 'u' and 'L' are incompatible at position 4", "bad inline flags: flags 'a', 'u' and 'L' are incompatible", 4, 1, 5) True
#> '(?a:b)(?u:c)' ok 0 32
#> '(?au:b)' ("bad inline flags: flags 'a', 'u' and 'L' are incompatible at position 4", "bad inline flags: flags 'a', 'u' and 'L' are incompatible", 4, 1, 5) True
#> '(?i!)' ('missing -, : or ) at position 3', 'missing -, : or )', 3, 1, 4) True
#> '(?iq)' ('unknown flag at position 3', 'unknown flag', 3, 1, 4) True
#> '(?i-q:a)' ('unknown flag at position 4', 'unknown flag', 4, 1, 5) True
#> '(?i:a' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> 'a(?i)b' ('global flags not at the start of the expression at position 1', 'global flags not at the start of the expression', 1, 1, 2) True
#> '(?s)(?i)a(?m)' ('global flags not at the start of the expression at position 9', 'global flags not at the start of the expression', 9, 1, 10) True
#> '|(?i)a' ('global flags not at the start of the expression at position 1', 'global flags not at the start of the expression', 1, 1, 2) True
#> '(a(?i))' ('global flags not at the start of the expression at position 2', 'global flags not at the start of the expression', 2, 1, 3) True
#> '(?i\\d)' ('missing -, : or ) at position 3', 'missing -, : or )', 3, 1, 4) True
#> '[' ('unterminated character set at position 0', 'unterminated character set', 0, 1, 1) True
#> '[a' ('unterminated character set at position 0', 'unterminated character set', 0, 1, 1) True
#> '[^' ('unterminated character set at position 0', 'unterminated character set', 0, 1, 1) True
#> '[]' ('unterminated character set at position 0', 'unterminated character set', 0, 1, 1) True
#> '[^]' ('unterminated character set at position 0', 'unterminated character set', 0, 1, 1) True
#> '[a-' ('unterminated character set at position 0', 'unterminated character set', 0, 1, 1) True
#> '[a-]' ok 0 32
#> '[b-a]' ('bad character range b-a at position 1', 'bad character range b-a', 1, 1, 2) True
#> '[\\d-a]' ('bad character range \\d-a at position 1', 'bad character range \\d-a', 1, 1, 2) True
#> '[a-\\d]' ('bad character range a-\\d at position 1', 'bad character range a-\\d', 1, 1, 2) True
#> '[\\' ('bad escape (end of pattern) at position 1', 'bad escape (end of pattern)', 1, 1, 2) True
#> '[\\x' ('incomplete escape \\x at position 1', 'incomplete escape \\x', 1, 1, 2) True
#> '[\\x1' ('incomplete escape \\x1 at position 1', 'incomplete escape \\x1', 1, 1, 2) True
#> '[\\xg]' ('incomplete escape \\x at position 1', 'incomplete escape \\x', 1, 1, 2) True
#> '[\\8]' ('bad escape \\8 at position 1', 'bad escape \\8', 1, 1, 2) True
#> '[\\400]' ('octal escape value \\400 outside of range 0-0o377 at position 1', 'octal escape value \\400 outside of range 0-0o377', 1, 1, 2) True
#> '[\\777]' ('octal escape value \\777 outside of range 0-0o377 at position 1', 'octal escape value \\777 outside of range 0-0o377', 1, 1, 2) True
#> '[\\q]' ('bad escape \\q at position 1', 'bad escape \\q', 1, 1, 2) True
#> '[\\u12]' ('incomplete escape \\u12 at position 1', 'incomplete escape \\u12', 1, 1, 2) True
#> '[\\U00110000]' ('bad escape \\U00110000 at position 1', 'bad escape \\U00110000', 1, 1, 2) True
#> '[\\N{x}]' ("undefined character name 'x' at position 1", "undefined character name 'x'", 1, 1, 2) True
#> '[\\b-\\a]' ('bad character range \\b-\\a at position 1', 'bad character range \\b-\\a', 1, 1, 2) True
#> '[\\A]' ('bad escape \\A at position 1', 'bad escape \\A', 1, 1, 2) True
#> '*' ('nothing to repeat at position 0', 'nothing to repeat', 0, 1, 1) True
#> '+' ('nothing to repeat at position 0', 'nothing to repeat', 0, 1, 1) True
#> '?' ('nothing to repeat at position 0', 'nothing to repeat', 0, 1, 1) True
#> 'a**' ('multiple repeat at position 2', 'multiple repeat', 2, 1, 3) True
#> 'a*+*' ('multiple repeat at position 3', 'multiple repeat', 3, 1, 4) True
#> 'a*?*' ('multiple repeat at position 3', 'multiple repeat', 3, 1, 4) True
#> 'a+*' ('multiple repeat at position 2', 'multiple repeat', 2, 1, 3) True
#> 'a{2}{3}' ('multiple repeat at position 4', 'multiple repeat', 4, 1, 5) True
#> 'a{3,2}' ('min repeat greater than max repeat at position 2', 'min repeat greater than max repeat', 2, 1, 3) True
#> 'a{2,1}?' ('min repeat greater than max repeat at position 2', 'min repeat greater than max repeat', 2, 1, 3) True
#> '{1}' ('nothing to repeat at position 0', 'nothing to repeat', 0, 1, 1) True
#> 'a|*' ('nothing to repeat at position 2', 'nothing to repeat', 2, 1, 3) True
#> '(*)' ('nothing to repeat at position 1', 'nothing to repeat', 1, 1, 2) True
#> '(?:+)' ('nothing to repeat at position 3', 'nothing to repeat', 3, 1, 4) True
#> '^*' ('nothing to repeat at position 1', 'nothing to repeat', 1, 1, 2) True
#> '$+' ('nothing to repeat at position 1', 'nothing to repeat', 1, 1, 2) True
#> '\\b*' ('nothing to repeat at position 2', 'nothing to repeat', 2, 1, 3) True
#> '\\A?' ('nothing to repeat at position 2', 'nothing to repeat', 2, 1, 3) True
#> '(?i)*' ('nothing to repeat at position 4', 'nothing to repeat', 4, 1, 5) True
#> 'a{99999999999}' OverflowError the repetition number is too large
#> 'a{,99999999999}' OverflowError the repetition number is too large
#> 'a{4294967295}' OverflowError the repetition number is too large
#> '\\' ('bad escape (end of pattern) at position 0', 'bad escape (end of pattern)', 0, 1, 1) True
#> 'a\\' ('bad escape (end of pattern) at position 1', 'bad escape (end of pattern)', 1, 1, 2) True
#> '(\\' ('bad escape (end of pattern) at position 1', 'bad escape (end of pattern)', 1, 1, 2) True
#> '\\q' ('bad escape \\q at position 0', 'bad escape \\q', 0, 1, 1) True
#> '\\x' ('incomplete escape \\x at position 0', 'incomplete escape \\x', 0, 1, 1) True
#> '\\xa' ('incomplete escape \\xa at position 0', 'incomplete escape \\xa', 0, 1, 1) True
#> '\\xag' ('incomplete escape \\xa at position 0', 'incomplete escape \\xa', 0, 1, 1) True
#> '\\u' ('incomplete escape \\u at position 0', 'incomplete escape \\u', 0, 1, 1) True
#> '\\u12' ('incomplete escape \\u12 at position 0', 'incomplete escape \\u12', 0, 1, 1) True
#> '\\U0001' ('incomplete escape \\U0001 at position 0', 'incomplete escape \\U0001', 0, 1, 1) True
#> '\\U00110000' ('bad escape \\U00110000 at position 0', 'bad escape \\U00110000', 0, 1, 1) True
#> '\\Uffffffff' ('bad escape \\Uffffffff at position 0', 'bad escape \\Uffffffff', 0, 1, 1) True
#> '\\N' ('missing { at position 2', 'missing {', 2, 1, 3) True
#> '\\N{' ('missing character name at position 3', 'missing character name', 3, 1, 4) True
#> '\\N{}' ('missing character name at position 3', 'missing character name', 3, 1, 4) True
#> '\\N{abc' ('missing }, unterminated name at position 3', 'missing }, unterminated name', 3, 1, 4) True
#> '\\N{no such name}' ("undefined character name 'no such name' at position 0", "undefined character name 'no such name'", 0, 1, 1) True
#> '\\1' ('invalid group reference 1 at position 1', 'invalid group reference 1', 1, 1, 2) True
#> '(a)\\2' ('invalid group reference 2 at position 4', 'invalid group reference 2', 4, 1, 5) True
#> '\\8' ('invalid group reference 8 at position 1', 'invalid group reference 8', 1, 1, 2) True
#> '\\99' ('invalid group reference 99 at position 1', 'invalid group reference 99', 1, 1, 2) True
#> '(\\1)' ('cannot refer to an open group at position 1', 'cannot refer to an open group', 1, 1, 2) True
#> '(a\\1)' ('cannot refer to an open group at position 2', 'cannot refer to an open group', 2, 1, 3) True
#> '\\400' ('octal escape value \\400 outside of range 0-0o377 at position 0', 'octal escape value \\400 outside of range 0-0o377', 0, 1, 1) True
#> '\\777' ('octal escape value \\777 outside of range 0-0o377 at position 0', 'octal escape value \\777 outside of range 0-0o377', 0, 1, 1) True
#> '\\08' ok 0 32
#> '\\0777' ok 0 32
#> '(?P<x>a)\\x' ('incomplete escape \\x at position 8', 'incomplete escape \\x', 8, 1, 9) True
#> '(?<=(a))b\\1' ok 1 32
#> '(?<=(a)\\1)b' ('cannot refer to group defined in the same lookbehind subpattern at position 9', 'cannot refer to group defined in the same lookbehind subpattern', 9, 1, 10) True
#> '(?<=(a)(?(1)b))c' ('cannot refer to group defined in the same lookbehind subpattern at position 12', 'cannot refer to group defined in the same lookbehind subpattern', 12, 1, 13) True
#> '(a)(?<=\\1)b' ok 1 32
#> '(?<=(?P<x>a)(?P=x))b' ('cannot refer to group defined in the same lookbehind subpattern at position 18', 'cannot refer to group defined in the same lookbehind subpattern', 18, 1, 19) True
#> '(?<=a(?(1)b|c))(d)' ('cannot refer to an open group at position 10', 'cannot refer to an open group', 10, 1, 11) True
#> 'ab\ncd\n*)' ('unbalanced parenthesis at position 7 (line 3, column 2)', 'unbalanced parenthesis', 7, 3, 2) True
#> 'a\n(b\n(c' ('missing ), unterminated subpattern at position 5 (line 3, column 1)', 'missing ), unterminated subpattern', 5, 3, 1) True
#> 'x{1,2}{' ok 0 32
#> 'x{' ok 0 32
#> 'x{1' ok 0 32
#> 'x{1,' ok 0 32
#> 'x{,' ok 0 32
#> 'x{}' ok 0 32
#> 'x{a}' ok 0 32
#> 'x{1,2' ok 0 32
#> '{' ok 0 32
#> '}' ok 0 32
#> ']' ok 0 32
#> 'x{,}' ok 0 32
#> 'x{ 1}' ok 0 32
#> '(?x) a # (\n )' ('unbalanced parenthesis at position 12 (line 2, column 2)', 'unbalanced parenthesis', 12, 2, 2) True
#> '(?x: ( # \n' ('missing ), unterminated subpattern at position 5 (line 1, column 6)', 'missing ), unterminated subpattern', 5, 1, 6) True
#> '(?P<\xe9>a)' ok 1 32
#> '(?P<\U0001d51d>a)' ("bad character in group name '\\U0001d51d' at position 4", "bad character in group name '\\U0001d51d'", 4, 1, 5) True
#> '(?P<a.b>c)' ("bad character in group name 'a.b' at position 4", "bad character in group name 'a.b'", 4, 1, 5) True
#> '(?P<a\\>b)' ('missing >, unterminated name at position 4', 'missing >, unterminated name', 4, 1, 5) True
#> b'(?P<\xe9>a)' ("bad character in group name '\\xe9' at position 4", "bad character in group name '\\xe9'", 4, 1, 5) True
#> b'(?\xe9)' ('unknown extension ?\\xe9 at position 1', 'unknown extension ?\\xe9', 1, 1, 2) True
#> b'(?u)a' ("bad inline flags: cannot use 'u' flag with a bytes pattern at position 3", "bad inline flags: cannot use 'u' flag with a bytes pattern", 3, 1, 4) True
#> b'(?L)a' ok 0 4
#> b'(?aL)a' ("bad inline flags: flags 'a', 'u' and 'L' are incompatible at position 4", "bad inline flags: flags 'a', 'u' and 'L' are incompatible", 4, 1, 5) True
#> b'\\u0041' ('bad escape \\u at position 0', 'bad escape \\u', 0, 1, 1) True
#> b'\\N{DASH}' ('bad escape \\N at position 0', 'bad escape \\N', 0, 1, 1) True
#> b'[\\u0041]' ('bad escape \\u at position 1', 'bad escape \\u', 1, 1, 2) True
#> b'(?P<a>' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> b'\\q' ('bad escape \\q at position 0', 'bad escape \\q', 0, 1, 1) True
#> b'[\xff-\xfe]' ('bad character range \\xff-\\xfe at position 1', 'bad character range \\xff-\\xfe', 1, 1, 2) True
#> b'(?(\xe9)a)' ("bad character in group name '\\xe9' at position 3", "bad character in group name '\\xe9'", 3, 1, 4) True
#> b'(' ('missing ), unterminated subpattern at position 0', 'missing ), unterminated subpattern', 0, 1, 1) True
#> ValueError ASCII and UNICODE flags are incompatible
#> ValueError cannot use LOCALE flag with a str pattern
#> ValueError cannot use UNICODE flag with a bytes pattern
#> ValueError ASCII and LOCALE flags are incompatible
#> ValueError ASCII and UNICODE flags are incompatible
#> ValueError ASCII and UNICODE flags are incompatible
#> ValueError ASCII and LOCALE flags are incompatible
#> TypeError unsupported operand type(s) for &: 'str' and 'int'
#> TypeError unsupported operand type(s) for &: 'float' and 'int'
#> TypeError unsupported operand type(s) for &: 'NoneType' and 'int'
#> TypeError first argument must be string or compiled pattern
#> TypeError first argument must be string or compiled pattern
#> TypeError cannot use 'tuple' as a dict key (unhashable type: 'list')
#> ValueError cannot process flags argument with a compiled pattern
#> TypeError cannot use 'tuple' as a dict key (unhashable type: 'bytearray')
#> ('message',) message None None None None True PatternError re
#> ('message at position 3 (line 2, column 2)',) 2 2 PatternError('message at position 3 (line 2, column 2)') True (<class 're.PatternError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
#> ('m at position 0',) ('m at position 3 (line 3, column 1)',) ('m',) ('m',) ('m',)
