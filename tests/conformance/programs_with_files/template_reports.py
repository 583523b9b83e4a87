# option: --policy standard --enable files
# Fills templates from files, wraps the text, and compares two versions.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import difflib
import string
import textwrap
from pathlib import Path

Path("letter.txt").write_text("Dear $name,\n\n$body\n\nYours, ${sender}\n")
Path("body.txt").write_text("we are glad to tell you that the order number $number has left our store and will reach you in ${days} days. " * 2)
template = string.Template(Path("letter.txt").read_text())
body = string.Template(Path("body.txt").read_text())
for name, number, days in (("Ann", 7, 2), ("Bob", 8, 3)):
    text = textwrap.fill(body.substitute(number=number, days=days), 50)
    Path(f"{name}.out").write_text(template.substitute(name=name, body=text, sender="the store"))
print(Path("Ann.out").read_text())
lines = [Path(name).read_text().splitlines() for name in ("Ann.out", "Bob.out")]
print("\n".join(difflib.unified_diff(*lines, "Ann", "Bob", lineterm="", n=0)))
print(round(difflib.SequenceMatcher(None, *map("\n".join, lines)).ratio(), 3))
try:
    template.substitute(name="x")
except KeyError as error:
    print(error)

os.chdir(START)

#> Dear Ann,
#>
#> we are glad to tell you that the order number 7
#> has left our store and will reach you in 2 days.
#> we are glad to tell you that the order number 7
#> has left our store and will reach you in 2 days.
#>
#> Yours, the store
#>
#> --- Ann
#> +++ Bob
#> @@ -1 +1 @@
#> -Dear Ann,
#> +Dear Bob,
#> @@ -3,4 +3,4 @@
#> -we are glad to tell you that the order number 7
#> -has left our store and will reach you in 2 days.
#> -we are glad to tell you that the order number 7
#> -has left our store and will reach you in 2 days.
#> +we are glad to tell you that the order number 8
#> +has left our store and will reach you in 3 days.
#> +we are glad to tell you that the order number 8
#> +has left our store and will reach you in 3 days.
#> 0.968
#> 'body'
