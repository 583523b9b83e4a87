# Warnings about sets, and about counts given by position.
# exit: 0
# option: --policy standard
import re, warnings
for p in ("[[q]", "[q--b]", "[q&&b]", "[q||b]", "[q~~b]", "[--q]", "[q-q&&-]", "[+--q]"):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter("always")
        try: re.compile(p)
        except Exception as e: print(p, e)
    print(p, [(str(x.message), x.category.__name__, x.lineno) for x in w])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    for f in (lambda: re.compile("[[q2]"), lambda: re.sub("a", "b", "c", 1), lambda: re.split("a", "b", 1),
              lambda: re.subn("a", "b", "c", 1, 0)):
        try:
            print(f())
        except Warning as e:
            print(type(e).__name__, e)
re.compile("[[q3]")

#> [[q] [('Possible nested set at position 1', 'FutureWarning', 8)]
#> [q--b] bad character range q-- at position 1
#> [q--b] [('Possible set difference at position 2', 'FutureWarning', 8)]
#> [q&&b] [('Possible set intersection at position 2', 'FutureWarning', 8)]
#> [q||b] [('Possible set union at position 2', 'FutureWarning', 8)]
#> [q~~b] [('Possible set symmetric difference at position 2', 'FutureWarning', 8)]
#> [--q] []
#> [q-q&&-] [('Possible set intersection at position 4', 'FutureWarning', 8)]
#> [+--q] [('Possible set difference at position 2', 'FutureWarning', 8)]
#> FutureWarning Possible nested set at position 1
#> DeprecationWarning 'count' is passed as positional argument
#> DeprecationWarning 'maxsplit' is passed as positional argument
#> DeprecationWarning 'count' is passed as positional argument
#! set_warnings.py:19: FutureWarning: Possible nested set at position 1
#!   re.compile("[[q3]")
