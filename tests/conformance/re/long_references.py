# Back references, templates and group numbers too long to be processed in one piece, and patterns of very many parts.
# option: --policy standard
import re, sys

sys.set_int_max_str_digits(0)

def spans(pattern, text):
    match = re.fullmatch(pattern, text)
    return match and match.span(1)

for extra in ("", "\u0100", "\U0001f600"):
    for size in (65535, 65536, 65537, 131073):
        part = "a" * size + extra
        print(size, len(part), spans("(a*" + extra + ")-\\1", part + "-" + part),
              spans("(a*b)-\\1", "a" * size + "b-" + "a" * size + "b"),
              spans("(a*.)-\\1", "a" * size + "b-" + "a" * size + "c"),
              spans("(a*.)-\\1", part + "x-b" + part[1:] + "x"),
              spans("(?i)(a*" + extra + ")-\\1", part + "-" + part.upper()),
              spans("(?ai)(a*.)-\\1", "a" * size + "b-" + "A" * size + "B"),
              spans("(?i)(a*.)-\\1", "a" * size + "b-" + "A" * size + "C"))

for size in (262142, 262143, 262144, 262145):
    for character in ("a", "\u0100", "\U0001f600"):
        print(size, [len(re.sub("b", character * size + tail, "xbx")) for tail in ("", "\\n", "\\\\", "\\g<0>\\g<0>",
            "z")], end=" ")
        print([re.sub("b", character * size + tail, "xbx")[-3:] == last for tail,
               last in (("\\n", character + "\nx"), ("\\g<0>", character + "bx"))])
    print(len(re.sub(b"b", b"a" * size + b"\\n", bytearray(b"xbx"))), len(re.sub(b"b", b"a" * size, b"xbx")))
    number = "0" * size + "1"
    print(re.sub("(b)", "[\\g<" + number + ">]", "xbx"), re.fullmatch("(a)?(?(" + number + ")b|c)", "ab"))
    for digits in (number + "9", number + "0" * 9):
        try:
            print(re.sub("(b)", "[\\g<" + digits + ">]", "xbx"))
        except re.PatternError as error:
            print(error.msg[:60], error.pos)

for count in (9000, 70000):
    pattern = re.compile("|".join("x%d" % number for number in range(count)) + "|")
    print(pattern.fullmatch("x%d" % (count - 1)), pattern.fullmatch(""), pattern.fullmatch("x"),
          re.compile("a(?:" + "|" * count + ")b").fullmatch("ab"))
groups = re.compile("(?>" + "(a)?" * 140000 + ")(?!b" + "(c)?" * 1000 + "d)")
match = groups.match("a" * 5 + "b")
print(match.span(), match.groups()[3:6], match.span(140000), len(match.regs), match.regs[5], match.lastindex)
print([match[:5] for match in groups.findall("ab")], groups.match("aabd"), len(groups.match("aab").groups()))

#> 65535 65535 (0, 65535) (0, 65536) None None (0, 65535) (0, 65536) None
#> 65536 65536 (0, 65536) (0, 65537) None None (0, 65536) (0, 65537) None
#> 65537 65537 (0, 65537) (0, 65538) None None (0, 65537) (0, 65538) None
#> 131073 131073 (0, 131073) (0, 131074) None None (0, 131073) (0, 131074) None
#> 65535 65536 (0, 65536) (0, 65536) None None (0, 65536) (0, 65536) None
#> 65536 65537 (0, 65537) (0, 65537) None None (0, 65537) (0, 65537) None
#> 65537 65538 (0, 65538) (0, 65538) None None (0, 65538) (0, 65538) None
#> 131073 131074 (0, 131074) (0, 131074) None None (0, 131074) (0, 131074) None
#> 65535 65536 (0, 65536) (0, 65536) None None (0, 65536) (0, 65536) None
#> 65536 65537 (0, 65537) (0, 65537) None None (0, 65537) (0, 65537) None
#> 65537 65538 (0, 65538) (0, 65538) None None (0, 65538) (0, 65538) None
#> 131073 131074 (0, 131074) (0, 131074) None None (0, 131074) (0, 131074) None
#> 262142 [262144, 262145, 262145, 262146, 262145] [True, True]
#> 262142 [262144, 262145, 262145, 262146, 262145] [True, True]
#> 262142 [262144, 262145, 262145, 262146, 262145] [True, True]
#> 262145 262144
#> x[b]x <re.Match object; span=(0, 2), match='ab'>
#> invalid group reference 19 4
#> invalid group reference 1000000000 4
#> 262143 [262145, 262146, 262146, 262147, 262146] [True, True]
#> 262143 [262145, 262146, 262146, 262147, 262146] [True, True]
#> 262143 [262145, 262146, 262146, 262147, 262146] [True, True]
#> 262146 262145
#> x[b]x <re.Match object; span=(0, 2), match='ab'>
#> invalid group reference 19 4
#> invalid group reference 1000000000 4
#> 262144 [262146, 262147, 262147, 262148, 262147] [True, True]
#> 262144 [262146, 262147, 262147, 262148, 262147] [True, True]
#> 262144 [262146, 262147, 262147, 262148, 262147] [True, True]
#> 262147 262146
#> x[b]x <re.Match object; span=(0, 2), match='ab'>
#> invalid group reference 19 4
#> invalid group reference 1000000000 4
#> 262145 [262147, 262148, 262148, 262149, 262148] [True, True]
#> 262145 [262147, 262148, 262148, 262149, 262148] [True, True]
#> 262145 [262147, 262148, 262148, 262149, 262148] [True, True]
#> 262148 262147
#> x[b]x <re.Match object; span=(0, 2), match='ab'>
#> invalid group reference 19 4
#> invalid group reference 1000000000 4
#> <re.Match object; span=(0, 5), match='x8999'> <re.Match object; span=(0, 0), match=''> None <re.Match object; span=(0, 2), match='ab'>
#> <re.Match object; span=(0, 6), match='x69999'> <re.Match object; span=(0, 0), match=''> None <re.Match object; span=(0, 2), match='ab'>
#> (0, 5) ('a', 'a', None) (-1, -1) 141001 (4, 5) 5
#> [('a', '', '', '', ''), ('', '', '', '', ''), ('', '', '', '', '')] None 141000
