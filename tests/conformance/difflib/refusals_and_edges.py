# option: --policy standard
# Errors of difflib and their messages, and empty input.
import difflib


def bytes_diff(*args):
    return difflib.diff_bytes(difflib.unified_diff, *args)


for args in (("one", "two"), ("", "x"), (["a"], "x"), ([1], "x"), ("x", [b"a"]), (["a"], ["b"], 3), ([b"x"], ["b"]),
             (("a",), {"b": 1}), ([], [])):
    for f in (difflib.unified_diff, difflib.context_diff, difflib.ndiff, bytes_diff):
        try:
            print(list(f(*args)))
        except Exception as error:
            print(type(error).__name__, error)
for args in (("a", ["b"], 0), ("a", ["b"], 1, 2), ("a", ["b"], -1), ("a", [], "x")):
    try:
        print(difflib.get_close_matches(*args))
    except Exception as error:
        print(type(error).__name__, error)
for w in (0, 3, "1", "x", 1.5, None):
    try:
        print(list(difflib.restore(["- a", "+ b", "  c", "? d"], w)))
    except Exception as error:
        print(type(error).__name__, error)
print(difflib.SequenceMatcher[int], difflib.Match.__module__, difflib.Match(1, 2, 3))
print(difflib.IS_LINE_JUNK(" # "), difflib.IS_LINE_JUNK("x", lambda s: None), difflib.IS_CHARACTER_JUNK("\t"))
for bad in ([[1]], 5, None):
    try:
        difflib.SequenceMatcher(None, "a", bad)
    except Exception as error:
        print(type(error).__name__, error)

h = difflib.HtmlDiff()
for table in (h.make_table([], []), h.make_table(["a"], ["a"], context=True), h.make_table([""], ["b"])):
    print(*[line.strip() for line in table.splitlines() if "<td" in line], sep="\n")
m = difflib.SequenceMatcher(None, "abxcd", "abcd")
print(m.get_matching_blocks() is m.get_matching_blocks(), m.get_opcodes() is m.opcodes)
print(m.find_longest_match(2, 2), m.find_longest_match(0, 2, 3, 1))

#> TypeError input must be a sequence of strings, not str
#> TypeError input must be a sequence of strings, not str
#> ['+ t', '+ w', '  o', '- n', '- e']
#> TypeError all arguments must be bytes, not str ('o')
#> TypeError input must be a sequence of strings, not str
#> TypeError input must be a sequence of strings, not str
#> ['+ x']
#> TypeError all arguments must be bytes, not str ('x')
#> TypeError input must be a sequence of strings, not str
#> TypeError input must be a sequence of strings, not str
#> ['- a', '+ x']
#> TypeError all arguments must be bytes, not str ('a')
#> TypeError lines to compare must be str, not int (1)
#> TypeError lines to compare must be str, not int (1)
#> TypeError object of type 'int' has no len()
#> TypeError all arguments must be bytes, not int (1)
#> TypeError lines to compare must be str, not bytes (b'a')
#> TypeError lines to compare must be str, not bytes (b'a')
#> TypeError 'in <string>' requires string as left operand, not int
#> TypeError all arguments must be bytes, not str ('x')
#> TypeError all arguments must be str, not: 3
#> TypeError all arguments must be str, not: 3
#> TypeError 'int' object is not callable
#> TypeError all arguments must be bytes, not str ('a')
#> TypeError lines to compare must be str, not bytes (b'x')
#> TypeError lines to compare must be str, not bytes (b'x')
#> ["- b'x'", '+ b']
#> TypeError all arguments must be bytes, not str ('b')
#> KeyError 0
#> KeyError 0
#> KeyError 0
#> TypeError all arguments must be bytes, not str ('a')
#> []
#> []
#> []
#> []
#> ValueError n must be > 0: 0
#> ValueError cutoff must be in [0.0, 1.0]: 2
#> ValueError n must be > 0: -1
#> TypeError '>' not supported between instances of 'str' and 'int'
#> ValueError unknown delta choice (must be 1 or 2): 0
#> ValueError unknown delta choice (must be 1 or 2): 3
#> ['a', 'c']
#> ValueError invalid literal for int() with base 10: 'x'
#> ['a', 'c']
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
#> difflib.SequenceMatcher[int] difflib Match(a=1, b=2, size=3)
#> True False True
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError 'int' object is not iterable
#> <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td></td><td>&nbsp;Empty File&nbsp;</td><td class="diff_next"><a href="#difflib_chg_to0__top">t</a></td><td></td><td>&nbsp;Empty File&nbsp;</td></tr>
#> <tr><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td></td><td>&nbsp;No Differences Found&nbsp;</td></tr>
#> <tr><td class="diff_next" id="difflib_chg_to2__0"><a href="#difflib_chg_to2__top">t</a></td><td class="diff_header" id="from2_1">1</td><td nowrap="nowrap"><span class="diff_sub">&nbsp;</span></td><td class="diff_next"><a href="#difflib_chg_to2__top">t</a></td><td class="diff_header" id="to2_1">1</td><td nowrap="nowrap"><span class="diff_add">b</span></td></tr>
#> True True
#> Match(a=2, b=0, size=0) Match(a=0, b=3, size=0)
