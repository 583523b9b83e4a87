# option: --policy standard
# Blocks, opcodes, ratios, deltas of all kinds and tables, of small texts and of long ones with junk.
import difflib

first = """The quick brown fox
jumps over the lazy dog.
	Indented by a tab
A line that stays
Another line that stays

# a comment
x = compute(alpha, beta)
the end
""".splitlines(True)
second = """The quick brown fax
jumps over a lazy dog.
	Indented by one tab
A line that stays
Another line that stays
New between
# a comment
x = compute(alpha, gamma)
y = 2
the end""".splitlines(True)

for delta in (difflib.ndiff(first, second), difflib.ndiff(first, second, difflib.IS_LINE_JUNK, None),
              difflib.Differ().compare(second, first),
              difflib.unified_diff(first, second, "a", "b", "then", "now", n=1),
              difflib.unified_diff(first, second, n=0, lineterm=""),
              difflib.context_diff(first, second, "a", "b", n=2),
              difflib.unified_diff(first, first), difflib.context_diff([], second),
              difflib.unified_diff(first, [], n=1)):
    for line in delta:
        print(repr(line))
    print("---")
delta = list(difflib.ndiff(first, second))
print(list(difflib.restore(delta, 1)) == first, list(difflib.restore(delta, 2)) == second)
latin = [[line.encode() + b"\xff\n" for line in text] for text in (["one", "two"], ["one", "three"])]
print(list(difflib.diff_bytes(difflib.unified_diff, *latin, b"\xe4", b"b", lineterm=b"")))

pairs = [("abxcd", "abcd"), ("", ""), ("", "x"), ("private Thread currentThread;",
    "private volatile Thread currentThread;"),
         ("a" * 300 + "b" * 5, "b" * 5 + "a" * 290), ([1, 2, 3, 2.0], (2, True, 3)), (" abcd",
             "abcd abcd"), ("qabxcd", "abycdf")]
for junk in (None, lambda x: x == " ", lambda x: x in "ab"):
    for a, b in pairs:
        if junk and not isinstance(a, str):
            continue
        for auto in (True, False):
            m = difflib.SequenceMatcher(junk, a, b, auto)
            print(m.get_matching_blocks(), m.get_opcodes(), m.find_longest_match(),
                  m.find_longest_match(1, len(a), 1, len(b)))
            print(m.ratio(), m.quick_ratio(), m.real_quick_ratio(), sorted(m.bjunk), sorted(m.bpopular),
                  list(m.get_grouped_opcodes(1)))

words = ["ape", "apple", "peach", "puppy", "apply", "maple"]
print(difflib.get_close_matches("appel", words), difflib.get_close_matches("appel", words, 1),
      difflib.get_close_matches("appel", words, 9, 0.2), difflib.get_close_matches("x", words))

# One matcher for many sequences.
matcher = difflib.SequenceMatcher(b="abcdef")
for text in ("abc", "bcd", "xyz", "fedcba"):
    matcher.set_seq1(text)
    print(matcher.ratio(), matcher.quick_ratio(), matcher.real_quick_ratio())
matcher.set_seqs("abc", "cab")
print(matcher.ratio(), matcher.b2j, matcher.opcodes, matcher.get_opcodes() is matcher.opcodes)

# The rows only, as the rest is specific to each implementation.
def rows(table):
    return [line.strip() for line in table.splitlines() if "<td" in line or "<th" in line or "tbody" in line]

for options, how in (({}, {}), ({"wrapcolumn": 12, "tabsize": 4}, {"context": True, "numlines": 1}),
                     ({"wrapcolumn": 5}, {"fromdesc": "<from>", "todesc": "to", "numlines": 0})):
    print(*rows(difflib.HtmlDiff(**options).make_table(first, second, **how)), sep="\n")
print(*[row for row in rows(difflib.HtmlDiff().make_file(["a"], ["\u00e9\u65e5"], charset="latin-1")) if "nowrap"
        in row])


# Lines and elements of user-defined types.
class Loud(str):
    def __eq__(self, other):
        return str(self).lower() == str(other).lower()

    def __hash__(self):
        return hash(str(self).lower())


class Near(difflib.SequenceMatcher):
    def find_longest_match(self, *args):
        match = super().find_longest_match(*args)
        print("asked", args, match)
        return match


print(difflib.SequenceMatcher(None, [Loud("A"), Loud("b")], [Loud("a"), Loud("B")]).get_matching_blocks())
print(Near(None, "abxcd", "zabcd").get_opcodes())
broken = difflib.SequenceMatcher(None, "abcabc", "cabcab")
broken.b2j["a"] = [5, 1, 3, 10 ** 30]
try:
    print(type(broken.find_longest_match()).__name__)
except (TypeError, IndexError):
    print("Match")

#> '- The quick brown fox\n'
#> '?                  ^\n'
#> '+ The quick brown fax\n'
#> '?                  ^\n'
#> '- jumps over the lazy dog.\n'
#> '?            ^^^\n'
#> '+ jumps over a lazy dog.\n'
#> '?            ^\n'
#> '- \tIndented by a tab\n'
#> '? \t            ^\n'
#> '+ \tIndented by one tab\n'
#> '? \t            ^^^\n'
#> '  A line that stays\n'
#> '  Another line that stays\n'
#> '- \n'
#> '+ New between\n'
#> '  # a comment\n'
#> '- x = compute(alpha, beta)\n'
#> '?                    ^^^\n'
#> '+ x = compute(alpha, gamma)\n'
#> '?                    ^^^^\n'
#> '+ y = 2\n'
#> '- the end\n'
#> '?        -\n'
#> '+ the end'
#> ---
#> '- The quick brown fox\n'
#> '?                  ^\n'
#> '+ The quick brown fax\n'
#> '?                  ^\n'
#> '- jumps over the lazy dog.\n'
#> '?            ^^^\n'
#> '+ jumps over a lazy dog.\n'
#> '?            ^\n'
#> '- \tIndented by a tab\n'
#> '? \t            ^\n'
#> '+ \tIndented by one tab\n'
#> '? \t            ^^^\n'
#> '  A line that stays\n'
#> '  Another line that stays\n'
#> '- \n'
#> '+ New between\n'
#> '  # a comment\n'
#> '- x = compute(alpha, beta)\n'
#> '?                    ^^^\n'
#> '+ x = compute(alpha, gamma)\n'
#> '?                    ^^^^\n'
#> '+ y = 2\n'
#> '- the end\n'
#> '?        -\n'
#> '+ the end'
#> ---
#> '- The quick brown fax\n'
#> '?                  ^\n'
#> '+ The quick brown fox\n'
#> '?                  ^\n'
#> '- jumps over a lazy dog.\n'
#> '?            ^\n'
#> '+ jumps over the lazy dog.\n'
#> '?            ^^^\n'
#> '- \tIndented by one tab\n'
#> '? \t            ^^^\n'
#> '+ \tIndented by a tab\n'
#> '? \t            ^\n'
#> '  A line that stays\n'
#> '  Another line that stays\n'
#> '- New between\n'
#> '+ \n'
#> '  # a comment\n'
#> '- x = compute(alpha, gamma)\n'
#> '?                    ^^^^\n'
#> '+ x = compute(alpha, beta)\n'
#> '?                    ^^^\n'
#> '- y = 2\n'
#> '- the end'
#> '+ the end\n'
#> '?        +\n'
#> ---
#> '--- a\tthen\n'
#> '+++ b\tnow\n'
#> '@@ -1,9 +1,10 @@\n'
#> '-The quick brown fox\n'
#> '-jumps over the lazy dog.\n'
#> '-\tIndented by a tab\n'
#> '+The quick brown fax\n'
#> '+jumps over a lazy dog.\n'
#> '+\tIndented by one tab\n'
#> ' A line that stays\n'
#> ' Another line that stays\n'
#> '-\n'
#> '+New between\n'
#> ' # a comment\n'
#> '-x = compute(alpha, beta)\n'
#> '-the end\n'
#> '+x = compute(alpha, gamma)\n'
#> '+y = 2\n'
#> '+the end'
#> ---
#> '--- '
#> '+++ '
#> '@@ -1,3 +1,3 @@'
#> '-The quick brown fox\n'
#> '-jumps over the lazy dog.\n'
#> '-\tIndented by a tab\n'
#> '+The quick brown fax\n'
#> '+jumps over a lazy dog.\n'
#> '+\tIndented by one tab\n'
#> '@@ -6 +6 @@'
#> '-\n'
#> '+New between\n'
#> '@@ -8,2 +8,3 @@'
#> '-x = compute(alpha, beta)\n'
#> '-the end\n'
#> '+x = compute(alpha, gamma)\n'
#> '+y = 2\n'
#> '+the end'
#> ---
#> '*** a\n'
#> '--- b\n'
#> '***************\n'
#> '*** 1,9 ****\n'
#> '! The quick brown fox\n'
#> '! jumps over the lazy dog.\n'
#> '! \tIndented by a tab\n'
#> '  A line that stays\n'
#> '  Another line that stays\n'
#> '! \n'
#> '  # a comment\n'
#> '! x = compute(alpha, beta)\n'
#> '! the end\n'
#> '--- 1,10 ----\n'
#> '! The quick brown fax\n'
#> '! jumps over a lazy dog.\n'
#> '! \tIndented by one tab\n'
#> '  A line that stays\n'
#> '  Another line that stays\n'
#> '! New between\n'
#> '  # a comment\n'
#> '! x = compute(alpha, gamma)\n'
#> '! y = 2\n'
#> '! the end'
#> ---
#> ---
#> '*** \n'
#> '--- \n'
#> '***************\n'
#> '*** 0 ****\n'
#> '--- 1,10 ----\n'
#> '+ The quick brown fax\n'
#> '+ jumps over a lazy dog.\n'
#> '+ \tIndented by one tab\n'
#> '+ A line that stays\n'
#> '+ Another line that stays\n'
#> '+ New between\n'
#> '+ # a comment\n'
#> '+ x = compute(alpha, gamma)\n'
#> '+ y = 2\n'
#> '+ the end'
#> ---
#> '--- \n'
#> '+++ \n'
#> '@@ -1,9 +0,0 @@\n'
#> '-The quick brown fox\n'
#> '-jumps over the lazy dog.\n'
#> '-\tIndented by a tab\n'
#> '-A line that stays\n'
#> '-Another line that stays\n'
#> '-\n'
#> '-# a comment\n'
#> '-x = compute(alpha, beta)\n'
#> '-the end\n'
#> ---
#> True True
#> [b'--- \xe4', b'+++ b', b'@@ -1,2 +1,2 @@', b' one\xff\n', b'-two\xff\n', b'+three\xff\n']
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)] [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)] Match(a=0, b=0, size=2) Match(a=3, b=2, size=2)
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888 [] [] [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]]
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)] [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)] Match(a=0, b=0, size=2) Match(a=3, b=2, size=2)
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888 [] [] [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]]
#> [Match(a=0, b=0, size=0)] [] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 1.0 1.0 1.0 [] [] []
#> [Match(a=0, b=0, size=0)] [] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 1.0 1.0 1.0 [] [] []
#> [Match(a=0, b=1, size=0)] [('insert', 0, 0, 0, 1)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.0 0.0 [] [] [[('insert', 0, 0, 0, 1)]]
#> [Match(a=0, b=1, size=0)] [('insert', 0, 0, 0, 1)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.0 0.0 [] [] [[('insert', 0, 0, 0, 1)]]
#> [Match(a=0, b=0, size=6), Match(a=6, b=15, size=23), Match(a=29, b=38, size=0)] [('equal', 0, 6, 0, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 29, 15, 38)] Match(a=6, b=15, size=23) Match(a=6, b=15, size=23)
#> 0.8656716417910447 0.8656716417910447 0.8656716417910447 [] [] [[('equal', 5, 6, 5, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 7, 15, 16)]]
#> [Match(a=0, b=0, size=6), Match(a=6, b=15, size=23), Match(a=29, b=38, size=0)] [('equal', 0, 6, 0, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 29, 15, 38)] Match(a=6, b=15, size=23) Match(a=6, b=15, size=23)
#> 0.8656716417910447 0.8656716417910447 0.8656716417910447 [] [] [[('equal', 5, 6, 5, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 7, 15, 16)]]
#> [Match(a=305, b=295, size=0)] [('replace', 0, 305, 0, 295)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.9833333333333333 0.9833333333333333 [] ['a', 'b'] [[('replace', 0, 305, 0, 295)]]
#> [Match(a=0, b=5, size=290), Match(a=305, b=295, size=0)] [('insert', 0, 0, 0, 5), ('equal', 0, 290, 5, 295), ('delete', 290, 305, 295, 295)] Match(a=0, b=5, size=290) Match(a=1, b=5, size=290)
#> 0.9666666666666667 0.9833333333333333 0.9833333333333333 [] [] [[('insert', 0, 0, 0, 5), ('equal', 0, 1, 5, 6)], [('equal', 289, 290, 294, 295), ('delete', 290, 305, 295, 295)]]
#> [Match(a=0, b=1, size=1), Match(a=2, b=2, size=1), Match(a=4, b=3, size=0)] [('insert', 0, 0, 0, 1), ('equal', 0, 1, 1, 2), ('delete', 1, 2, 2, 2), ('equal', 2, 3, 2, 3), ('delete', 3, 4, 3, 3)] Match(a=0, b=1, size=1) Match(a=2, b=2, size=1)
#> 0.5714285714285714 0.8571428571428571 0.8571428571428571 [] [] [[('insert', 0, 0, 0, 1), ('equal', 0, 1, 1, 2), ('delete', 1, 2, 2, 2), ('equal', 2, 3, 2, 3), ('delete', 3, 4, 3, 3)]]
#> [Match(a=0, b=1, size=1), Match(a=2, b=2, size=1), Match(a=4, b=3, size=0)] [('insert', 0, 0, 0, 1), ('equal', 0, 1, 1, 2), ('delete', 1, 2, 2, 2), ('equal', 2, 3, 2, 3), ('delete', 3, 4, 3, 3)] Match(a=0, b=1, size=1) Match(a=2, b=2, size=1)
#> 0.5714285714285714 0.8571428571428571 0.8571428571428571 [] [] [[('insert', 0, 0, 0, 1), ('equal', 0, 1, 1, 2), ('delete', 1, 2, 2, 2), ('equal', 2, 3, 2, 3), ('delete', 3, 4, 3, 3)]]
#> [Match(a=0, b=4, size=5), Match(a=5, b=9, size=0)] [('insert', 0, 0, 0, 4), ('equal', 0, 5, 4, 9)] Match(a=0, b=4, size=5) Match(a=1, b=5, size=4)
#> 0.7142857142857143 0.7142857142857143 0.7142857142857143 [] [] [[('insert', 0, 0, 0, 4), ('equal', 0, 1, 4, 5)]]
#> [Match(a=0, b=4, size=5), Match(a=5, b=9, size=0)] [('insert', 0, 0, 0, 4), ('equal', 0, 5, 4, 9)] Match(a=0, b=4, size=5) Match(a=1, b=5, size=4)
#> 0.7142857142857143 0.7142857142857143 0.7142857142857143 [] [] [[('insert', 0, 0, 0, 4), ('equal', 0, 1, 4, 5)]]
#> [Match(a=1, b=0, size=2), Match(a=4, b=3, size=2), Match(a=6, b=6, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] Match(a=1, b=0, size=2) Match(a=4, b=3, size=2)
#> 0.6666666666666666 0.6666666666666666 1.0 [] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]]
#> [Match(a=1, b=0, size=2), Match(a=4, b=3, size=2), Match(a=6, b=6, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] Match(a=1, b=0, size=2) Match(a=4, b=3, size=2)
#> 0.6666666666666666 0.6666666666666666 1.0 [] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]]
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)] [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)] Match(a=0, b=0, size=2) Match(a=3, b=2, size=2)
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888 [] [] [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]]
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)] [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)] Match(a=0, b=0, size=2) Match(a=3, b=2, size=2)
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888 [] [] [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]]
#> [Match(a=0, b=0, size=0)] [] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 1.0 1.0 1.0 [] [] []
#> [Match(a=0, b=0, size=0)] [] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 1.0 1.0 1.0 [] [] []
#> [Match(a=0, b=1, size=0)] [('insert', 0, 0, 0, 1)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.0 0.0 [] [] [[('insert', 0, 0, 0, 1)]]
#> [Match(a=0, b=1, size=0)] [('insert', 0, 0, 0, 1)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.0 0.0 [] [] [[('insert', 0, 0, 0, 1)]]
#> [Match(a=0, b=0, size=8), Match(a=8, b=17, size=21), Match(a=29, b=38, size=0)] [('equal', 0, 8, 0, 8), ('insert', 8, 8, 8, 17), ('equal', 8, 29, 17, 38)] Match(a=14, b=23, size=15) Match(a=14, b=23, size=15)
#> 0.8656716417910447 0.8656716417910447 0.8656716417910447 [' '] [] [[('equal', 7, 8, 7, 8), ('insert', 8, 8, 8, 17), ('equal', 8, 9, 17, 18)]]
#> [Match(a=0, b=0, size=8), Match(a=8, b=17, size=21), Match(a=29, b=38, size=0)] [('equal', 0, 8, 0, 8), ('insert', 8, 8, 8, 17), ('equal', 8, 29, 17, 38)] Match(a=14, b=23, size=15) Match(a=14, b=23, size=15)
#> 0.8656716417910447 0.8656716417910447 0.8656716417910447 [' '] [] [[('equal', 7, 8, 7, 8), ('insert', 8, 8, 8, 17), ('equal', 8, 9, 17, 18)]]
#> [Match(a=305, b=295, size=0)] [('replace', 0, 305, 0, 295)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.9833333333333333 0.9833333333333333 [] ['a', 'b'] [[('replace', 0, 305, 0, 295)]]
#> [Match(a=0, b=5, size=290), Match(a=305, b=295, size=0)] [('insert', 0, 0, 0, 5), ('equal', 0, 290, 5, 295), ('delete', 290, 305, 295, 295)] Match(a=0, b=5, size=290) Match(a=1, b=5, size=290)
#> 0.9666666666666667 0.9833333333333333 0.9833333333333333 [] [] [[('insert', 0, 0, 0, 5), ('equal', 0, 1, 5, 6)], [('equal', 289, 290, 294, 295), ('delete', 290, 305, 295, 295)]]
#> [Match(a=1, b=0, size=4), Match(a=5, b=9, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 5, 0, 4), ('insert', 5, 5, 4, 9)] Match(a=1, b=0, size=4) Match(a=1, b=5, size=4)
#> 0.5714285714285714 0.7142857142857143 0.7142857142857143 [' '] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 2, 0, 1)], [('equal', 4, 5, 3, 4), ('insert', 5, 5, 4, 9)]]
#> [Match(a=1, b=0, size=4), Match(a=5, b=9, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 5, 0, 4), ('insert', 5, 5, 4, 9)] Match(a=1, b=0, size=4) Match(a=1, b=5, size=4)
#> 0.5714285714285714 0.7142857142857143 0.7142857142857143 [' '] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 2, 0, 1)], [('equal', 4, 5, 3, 4), ('insert', 5, 5, 4, 9)]]
#> [Match(a=1, b=0, size=2), Match(a=4, b=3, size=2), Match(a=6, b=6, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] Match(a=1, b=0, size=2) Match(a=4, b=3, size=2)
#> 0.6666666666666666 0.6666666666666666 1.0 [] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]]
#> [Match(a=1, b=0, size=2), Match(a=4, b=3, size=2), Match(a=6, b=6, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] Match(a=1, b=0, size=2) Match(a=4, b=3, size=2)
#> 0.6666666666666666 0.6666666666666666 1.0 [] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]]
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)] [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)] Match(a=3, b=2, size=2) Match(a=3, b=2, size=2)
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888 ['a', 'b'] [] [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]]
#> [Match(a=0, b=0, size=2), Match(a=3, b=2, size=2), Match(a=5, b=4, size=0)] [('equal', 0, 2, 0, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 5, 2, 4)] Match(a=3, b=2, size=2) Match(a=3, b=2, size=2)
#> 0.8888888888888888 0.8888888888888888 0.8888888888888888 ['a', 'b'] [] [[('equal', 1, 2, 1, 2), ('delete', 2, 3, 2, 2), ('equal', 3, 4, 2, 3)]]
#> [Match(a=0, b=0, size=0)] [] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 1.0 1.0 1.0 [] [] []
#> [Match(a=0, b=0, size=0)] [] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 1.0 1.0 1.0 [] [] []
#> [Match(a=0, b=1, size=0)] [('insert', 0, 0, 0, 1)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.0 0.0 [] [] [[('insert', 0, 0, 0, 1)]]
#> [Match(a=0, b=1, size=0)] [('insert', 0, 0, 0, 1)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.0 0.0 [] [] [[('insert', 0, 0, 0, 1)]]
#> [Match(a=0, b=0, size=6), Match(a=6, b=15, size=23), Match(a=29, b=38, size=0)] [('equal', 0, 6, 0, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 29, 15, 38)] Match(a=12, b=21, size=15) Match(a=12, b=21, size=15)
#> 0.8656716417910447 0.8656716417910447 0.8656716417910447 ['a'] [] [[('equal', 5, 6, 5, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 7, 15, 16)]]
#> [Match(a=0, b=0, size=6), Match(a=6, b=15, size=23), Match(a=29, b=38, size=0)] [('equal', 0, 6, 0, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 29, 15, 38)] Match(a=12, b=21, size=15) Match(a=12, b=21, size=15)
#> 0.8656716417910447 0.8656716417910447 0.8656716417910447 ['a'] [] [[('equal', 5, 6, 5, 6), ('insert', 6, 6, 6, 15), ('equal', 6, 7, 15, 16)]]
#> [Match(a=305, b=295, size=0)] [('replace', 0, 305, 0, 295)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.9833333333333333 0.9833333333333333 ['a', 'b'] [] [[('replace', 0, 305, 0, 295)]]
#> [Match(a=305, b=295, size=0)] [('replace', 0, 305, 0, 295)] Match(a=0, b=0, size=0) Match(a=1, b=1, size=0)
#> 0.0 0.9833333333333333 0.9833333333333333 ['a', 'b'] [] [[('replace', 0, 305, 0, 295)]]
#> [Match(a=1, b=0, size=4), Match(a=5, b=9, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 5, 0, 4), ('insert', 5, 5, 4, 9)] Match(a=1, b=0, size=4) Match(a=2, b=1, size=3)
#> 0.5714285714285714 0.7142857142857143 0.7142857142857143 ['a', 'b'] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 2, 0, 1)], [('equal', 4, 5, 3, 4), ('insert', 5, 5, 4, 9)]]
#> [Match(a=1, b=0, size=4), Match(a=5, b=9, size=0)] [('delete', 0, 1, 0, 0), ('equal', 1, 5, 0, 4), ('insert', 5, 5, 4, 9)] Match(a=1, b=0, size=4) Match(a=2, b=1, size=3)
#> 0.5714285714285714 0.7142857142857143 0.7142857142857143 ['a', 'b'] [] [[('delete', 0, 1, 0, 0), ('equal', 1, 2, 0, 1)], [('equal', 4, 5, 3, 4), ('insert', 5, 5, 4, 9)]]
#> [Match(a=4, b=3, size=2), Match(a=6, b=6, size=0)] [('replace', 0, 4, 0, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] Match(a=4, b=3, size=2) Match(a=4, b=3, size=2)
#> 0.3333333333333333 0.6666666666666666 1.0 ['a', 'b'] [] [[('replace', 0, 4, 0, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]]
#> [Match(a=4, b=3, size=2), Match(a=6, b=6, size=0)] [('replace', 0, 4, 0, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)] Match(a=4, b=3, size=2) Match(a=4, b=3, size=2)
#> 0.3333333333333333 0.6666666666666666 1.0 ['a', 'b'] [] [[('replace', 0, 4, 0, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]]
#> ['apply', 'apple', 'ape'] ['apply'] ['apply', 'apple', 'ape', 'maple', 'puppy', 'peach'] []
#> 0.6666666666666666 0.6666666666666666 0.6666666666666666
#> 0.6666666666666666 0.6666666666666666 0.6666666666666666
#> 0.0 0.0 0.6666666666666666
#> 0.16666666666666666 1.0 1.0
#> 0.6666666666666666 {'c': [0], 'a': [1], 'b': [2]} None True
#> <tbody>
#> <tr><td class="diff_next" id="difflib_chg_to0__1"><a href="#difflib_chg_to0__1">n</a></td><td class="diff_header" id="from0_1">1</td><td nowrap="nowrap">The&nbsp;quick&nbsp;brown&nbsp;f<span class="diff_chg">o</span>x</td><td class="diff_next"><a href="#difflib_chg_to0__1">n</a></td><td class="diff_header" id="to0_1">1</td><td nowrap="nowrap">The&nbsp;quick&nbsp;brown&nbsp;f<span class="diff_chg">a</span>x</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from0_2">2</td><td nowrap="nowrap">jumps&nbsp;over&nbsp;<span class="diff_chg">the</span>&nbsp;lazy&nbsp;dog.</td><td class="diff_next"></td><td class="diff_header" id="to0_2">2</td><td nowrap="nowrap">jumps&nbsp;over&nbsp;<span class="diff_chg">a</span>&nbsp;lazy&nbsp;dog.</td></tr>
#> <tr><td class="diff_next" id="difflib_chg_to0__2"></td><td class="diff_header" id="from0_3">3</td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Indented&nbsp;by&nbsp;<span class="diff_chg">a</span>&nbsp;tab</td><td class="diff_next"></td><td class="diff_header" id="to0_3">3</td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Indented&nbsp;by&nbsp;<span class="diff_chg">one</span>&nbsp;tab</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from0_4">4</td><td nowrap="nowrap">A&nbsp;line&nbsp;that&nbsp;stays</td><td class="diff_next"></td><td class="diff_header" id="to0_4">4</td><td nowrap="nowrap">A&nbsp;line&nbsp;that&nbsp;stays</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from0_5">5</td><td nowrap="nowrap">Another&nbsp;line&nbsp;that&nbsp;stays</td><td class="diff_next"></td><td class="diff_header" id="to0_5">5</td><td nowrap="nowrap">Another&nbsp;line&nbsp;that&nbsp;stays</td></tr>
#> <tr><td class="diff_next"><a href="#difflib_chg_to0__2">n</a></td><td class="diff_header" id="from0_6">6</td><td nowrap="nowrap"><span class="diff_sub">&nbsp;</span></td><td class="diff_next"><a href="#difflib_chg_to0__2">n</a></td><td class="diff_header" id="to0_6">6</td><td nowrap="nowrap"><span class="diff_add">New&nbsp;between</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from0_7">7</td><td nowrap="nowrap">#&nbsp;a&nbsp;comment</td><td class="diff_next"></td><td class="diff_header" id="to0_7">7</td><td nowrap="nowrap">#&nbsp;a&nbsp;comment</td></tr>
#> <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="from0_8">8</td><td nowrap="nowrap">x&nbsp;=&nbsp;compute(alpha,&nbsp;<span class="diff_chg">bet</span>a)</td><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td class="diff_header" id="to0_8">8</td><td nowrap="nowrap">x&nbsp;=&nbsp;compute(alpha,&nbsp;<span class="diff_chg">gamm</span>a)</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap"></td><td class="diff_next"></td><td class="diff_header" id="to0_9">9</td><td nowrap="nowrap"><span class="diff_add">y&nbsp;=&nbsp;2</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from0_9">9</td><td nowrap="nowrap">the&nbsp;end</td><td class="diff_next"></td><td class="diff_header" id="to0_10">10</td><td nowrap="nowrap">the&nbsp;end</td></tr>
#> </tbody>
#> <tbody>
#> <tr><td class="diff_next" id="difflib_chg_to1__0"><a href="#difflib_chg_to1__1">n</a></td><td class="diff_header" id="from1_1">1</td><td nowrap="nowrap">The&nbsp;quick&nbsp;br</td><td class="diff_next"><a href="#difflib_chg_to1__1">n</a></td><td class="diff_header" id="to1_1">1</td><td nowrap="nowrap">The&nbsp;quick&nbsp;br</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">own&nbsp;f<span class="diff_chg">o</span>x</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">own&nbsp;f<span class="diff_chg">a</span>x</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from1_2">2</td><td nowrap="nowrap">jumps&nbsp;over&nbsp;<span class="diff_chg">t</span></td><td class="diff_next"></td><td class="diff_header" id="to1_2">2</td><td nowrap="nowrap">jumps&nbsp;over&nbsp;<span class="diff_chg">a</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_chg">he</span>&nbsp;lazy&nbsp;dog.</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_chg"></span>&nbsp;lazy&nbsp;dog.</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from1_3">3</td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;&nbsp;Indented</td><td class="diff_next"></td><td class="diff_header" id="to1_3">3</td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;&nbsp;Indented</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;by&nbsp;<span class="diff_chg">a</span>&nbsp;tab</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;by&nbsp;<span class="diff_chg">one</span>&nbsp;tab</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from1_4">4</td><td nowrap="nowrap">A&nbsp;line&nbsp;that&nbsp;</td><td class="diff_next"></td><td class="diff_header" id="to1_4">4</td><td nowrap="nowrap">A&nbsp;line&nbsp;that&nbsp;</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">stays</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">stays</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from1_5">5</td><td nowrap="nowrap">Another&nbsp;line</td><td class="diff_next"></td><td class="diff_header" id="to1_5">5</td><td nowrap="nowrap">Another&nbsp;line</td></tr>
#> <tr><td class="diff_next" id="difflib_chg_to1__1"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;that&nbsp;stays</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;that&nbsp;stays</td></tr>
#> <tr><td class="diff_next"><a href="#difflib_chg_to1__2">n</a></td><td class="diff_header" id="from1_6">6</td><td nowrap="nowrap"><span class="diff_sub">&nbsp;</span></td><td class="diff_next"><a href="#difflib_chg_to1__2">n</a></td><td class="diff_header" id="to1_6">6</td><td nowrap="nowrap"><span class="diff_add">New&nbsp;between</span></td></tr>
#> <tr><td class="diff_next" id="difflib_chg_to1__2"></td><td class="diff_header" id="from1_7">7</td><td nowrap="nowrap">#&nbsp;a&nbsp;comment</td><td class="diff_next"></td><td class="diff_header" id="to1_7">7</td><td nowrap="nowrap">#&nbsp;a&nbsp;comment</td></tr>
#> <tr><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="from1_8">8</td><td nowrap="nowrap">x&nbsp;=&nbsp;compute(</td><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="to1_8">8</td><td nowrap="nowrap">x&nbsp;=&nbsp;compute(</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">alpha,&nbsp;<span class="diff_chg">bet</span>a)</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">alpha,&nbsp;<span class="diff_chg">gamm</span>a</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap">&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">)</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap"></td><td class="diff_next"></td><td class="diff_header" id="to1_9">9</td><td nowrap="nowrap"><span class="diff_add">y&nbsp;=&nbsp;2</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from1_9">9</td><td nowrap="nowrap">the&nbsp;end</td><td class="diff_next"></td><td class="diff_header" id="to1_10">10</td><td nowrap="nowrap">the&nbsp;end</td></tr>
#> </tbody>
#> <thead><tr><th class="diff_next"><br /></th><th colspan="2" class="diff_header"><from></th><th class="diff_next"><br /></th><th colspan="2" class="diff_header">to</th></tr></thead>
#> <tbody>
#> <tr><td class="diff_next" id="difflib_chg_to2__0"><a href="#difflib_chg_to2__1">n</a></td><td class="diff_header" id="from2_1">1</td><td nowrap="nowrap">The&nbsp;q</td><td class="diff_next"><a href="#difflib_chg_to2__1">n</a></td><td class="diff_header" id="to2_1">1</td><td nowrap="nowrap">The&nbsp;q</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">uick&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">uick&nbsp;</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">brown</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">brown</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;f<span class="diff_chg">o</span>x</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;f<span class="diff_chg">a</span>x</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from2_2">2</td><td nowrap="nowrap">jumps</td><td class="diff_next"></td><td class="diff_header" id="to2_2">2</td><td nowrap="nowrap">jumps</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;over</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;over</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;<span class="diff_chg">the</span>&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;<span class="diff_chg">a</span>&nbsp;la</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">lazy&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">zy&nbsp;do</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">dog.</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">g.</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from2_3">3</td><td nowrap="nowrap"></td><td class="diff_next"></td><td class="diff_header" id="to2_3">3</td><td nowrap="nowrap"></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;In</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">&nbsp;&nbsp;&nbsp;In</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">dente</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">dente</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">d&nbsp;by&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">d&nbsp;by&nbsp;</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_chg">a</span>&nbsp;tab</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_chg">one</span>&nbsp;t</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap">&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ab</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from2_4">4</td><td nowrap="nowrap">A&nbsp;lin</td><td class="diff_next"></td><td class="diff_header" id="to2_4">4</td><td nowrap="nowrap">A&nbsp;lin</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">e&nbsp;tha</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">e&nbsp;tha</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">t&nbsp;sta</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">t&nbsp;sta</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ys</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ys</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from2_5">5</td><td nowrap="nowrap">Anoth</td><td class="diff_next"></td><td class="diff_header" id="to2_5">5</td><td nowrap="nowrap">Anoth</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">er&nbsp;li</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">er&nbsp;li</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ne&nbsp;th</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ne&nbsp;th</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">at&nbsp;st</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">at&nbsp;st</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ays</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ays</td></tr>
#> <tr><td class="diff_next" id="difflib_chg_to2__1"><a href="#difflib_chg_to2__2">n</a></td><td class="diff_header" id="from2_6">6</td><td nowrap="nowrap"><span class="diff_sub">&nbsp;</span></td><td class="diff_next"><a href="#difflib_chg_to2__2">n</a></td><td class="diff_header" id="to2_6">6</td><td nowrap="nowrap"><span class="diff_add">New&nbsp;b</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap">&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_add">etwee</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap">&nbsp;</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_add">n</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from2_7">7</td><td nowrap="nowrap">#&nbsp;a&nbsp;c</td><td class="diff_next"></td><td class="diff_header" id="to2_7">7</td><td nowrap="nowrap">#&nbsp;a&nbsp;c</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ommen</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ommen</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">t</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">t</td></tr>
#> <tr><td class="diff_next" id="difflib_chg_to2__2"><a href="#difflib_chg_to2__top">t</a></td><td class="diff_header" id="from2_8">8</td><td nowrap="nowrap">x&nbsp;=&nbsp;c</td><td class="diff_next"><a href="#difflib_chg_to2__top">t</a></td><td class="diff_header" id="to2_8">8</td><td nowrap="nowrap">x&nbsp;=&nbsp;c</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">omput</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">omput</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">e(alp</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">e(alp</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ha,&nbsp;<span class="diff_chg">b</span></td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">ha,&nbsp;<span class="diff_chg">g</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_chg">et</span>a)</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap"><span class="diff_chg">amm</span>a)</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header"></td><td nowrap="nowrap"></td><td class="diff_next"></td><td class="diff_header" id="to2_9">9</td><td nowrap="nowrap"><span class="diff_add">y&nbsp;=&nbsp;2</span></td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header" id="from2_9">9</td><td nowrap="nowrap">the&nbsp;e</td><td class="diff_next"></td><td class="diff_header" id="to2_10">10</td><td nowrap="nowrap">the&nbsp;e</td></tr>
#> <tr><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">nd</td><td class="diff_next"></td><td class="diff_header">></td><td nowrap="nowrap">nd</td></tr>
#> </tbody>
#> <tr><td class="diff_next" id="difflib_chg_to3__0"><a href="#difflib_chg_to3__top">t</a></td><td class="diff_header" id="from3_1">1</td><td nowrap="nowrap"><span class="diff_sub">a</span></td><td class="diff_next"><a href="#difflib_chg_to3__top">t</a></td><td class="diff_header" id="to3_1">1</td><td nowrap="nowrap"><span class="diff_add">é&#26085;</span></td></tr>
#> [Match(a=0, b=0, size=2), Match(a=2, b=2, size=0)]
#> asked (0, 5, 0, 5) Match(a=0, b=1, size=2)
#> asked (2, 5, 3, 5) Match(a=3, b=3, size=2)
#> [('insert', 0, 0, 0, 1), ('equal', 0, 2, 1, 3), ('delete', 2, 3, 3, 3), ('equal', 3, 5, 3, 5)]
#> Match
