# Patterns of many parts in a row: each kind of part, many times, matches as often as it must.
# option: --policy standard
import re

PARTS = [
    (".", "a"), ("[ab]", "b"), ("[^b]", "a"), ("(?i:ab)", "aB"), ("(?i:\u00e9)", "\u00c9"), ("(a)",
        "a"), ("(?:ab|cd)", "cd"),
    ("(?>a)", "a"), ("a{2}", "aa"), ("(?=a)a", "a"), ("(?!b)a", "a"), (r"\w", "a"), (r"\b\w\b ", "a "), ("()", ""),
    ("abcdefgh", "abcdefgh"), ("x?", ""), ("x*?", ""), ("(?:xy)*", ""), ("(?:xy)+?", "xy"),
]
for part, text in PARTS:
    for count in 15, 16, 17, 31, 33, 63, 64, 65, 90:
        pattern = re.compile(part * count)
        found = pattern.fullmatch(text * count)
        assert found is not None and found.end() == len(text) * count, (part, count)
        assert re.match("-" + part * count + "$", "-" + text * count).end() == 1 + len(text) * count, (part, count)
    print(part, "ok")

longest = re.compile("(?:" + "[ab]" * 200 + "c|" + "[ab]" * 199 + "(d))e")
print(longest.search("ab" * 150 + "ce").span(), longest.search("a" * 250 + "de").span(1))
print(longest.search("ab" * 150 + "fe"), re.search("(?<=" + "." * 100 + ")x", "y" * 99 + "xx").start())
print(re.sub("a" + "[bc]" * 80, "-", "a" + "bc" * 40 + "a" + "b" * 80 + "a"))
print(re.match("(" + "a" * 70 + r")\1", "a" * 200).span())

#> . ok
#> [ab] ok
#> [^b] ok
#> (?i:ab) ok
#> (?i:é) ok
#> (a) ok
#> (?:ab|cd) ok
#> (?>a) ok
#> a{2} ok
#> (?=a)a ok
#> (?!b)a ok
#> \w ok
#> \b\w\b  ok
#> () ok
#> abcdefgh ok
#> x? ok
#> x*? ok
#> (?:xy)* ok
#> (?:xy)+? ok
#> (100, 302) (250, 251)
#> None 100
#> --a
#> (0, 140)
