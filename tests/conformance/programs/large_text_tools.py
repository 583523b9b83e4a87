# option: --policy standard
"""Text processing: a template engine, word counts, tables, CSV, encodings, unicode."""
import csv
import io
import json
import re
import string
import textwrap
from collections import Counter, OrderedDict, ChainMap
from html import escape

from itertools import groupby, zip_longest


class Template:
    PART = re.compile(r"\{\{(?P<expr>.*?)\}\}|\{%\s*(?P<tag>.*?)\s*%\}|(?P<text>(?:(?!\{\{|\{%).)+)", re.S)

    def __init__(self, source):
        self.code = ["def render(out, ctx):"]
        self.depth = 1
        for part in self.PART.finditer(source):
            match part.lastgroup, part[part.lastgroup]:
                case "text", text:
                    self.emit(f"out.append({text!r})")
                case "expr", expr:
                    value, *filters = (p.strip() for p in expr.split("|"))
                    code = self.lookup(value)
                    for name in filters:
                        code = f"ctx[{name!r}]({code})"
                    self.emit(f"out.append(str({code}))")
                case "tag", tag if tag.startswith("for "):
                    target, _, iterable = tag[4:].partition(" in ")
                    self.emit(f"for ctx[{target!r}] in {self.lookup(iterable)}:")
                    self.depth += 1
                case "tag", tag if tag.startswith("if "):
                    self.emit(f"if {self.lookup(tag[3:])}:")
                    self.depth += 1
                case "tag", "else":
                    self.depth -= 1
                    self.emit("else:")
                    self.depth += 1
                case "tag", "end":
                    self.depth -= 1
                case "tag", tag:
                    raise SyntaxError(f"unknown tag {tag!r}")
        self.namespace = {}
        exec(compile("\n".join(self.code), "<template>", "exec"), self.namespace)

    def emit(self, line):
        self.code.append("    " * self.depth + line)

    @staticmethod
    def lookup(path):
        first, *rest = path.strip().split(".")
        return f"ctx[{first!r}]" + "".join(f"[{p!r}]" for p in rest)

    def __call__(self, **ctx):
        out = []
        self.namespace["render"](out, ChainMap({}, ctx, {"upper": str.upper, "escape": escape, "title": str.title}))
        return "".join(out)


page = Template("Hi {{ user.name | upper }}!{% for item in items %}\n- {{ item.label|escape }}: {% if item.price %}{{ item.price }}{% else %}free{% end %}{% end %}\nBye.")
print(page(user={"name": "zoé"}, items=[{"label": "<tea>", "price": 3}, {"label": "water & ice", "price": 0}]))
for bad in ("{% nope %}", "{{ missing }}"):
    try:
        print(Template(bad)())
    except (SyntaxError, KeyError) as e:
        print(type(e).__name__, e)
TEXT = """The quick brown fox jumps over the lazy dog. The dog barks; the fox -- quick as ever --
runs away! "Why?" asks the dog. Nobody's answer: 42 times, e-mail me@example.org or call +49-30-1234567."""
words = re.findall(r"[^\W\d_]+(?:'[a-z]+)?", TEXT.lower())
print(Counter(words).most_common(4), len(words), len(set(words)), max(words, key=lambda w: (len(w), w)))
print({k: len(list(g)) for k, g in groupby(sorted(words, key=len), key=len)})
print(re.sub(r"\b(\w)(\w*)\b", lambda m: m[1].upper() + m[2], TEXT.splitlines()[1]))
print(re.findall(r"(?P<user>[\w.]+)@(?P<host>[\w.]+)", TEXT), re.split(r"\s*[;:!?.]\s*", TEXT)[:4],
      re.search(r"\+(\d+)-(\d+)-(\d+)", TEXT).groups())
print(textwrap.fill(TEXT, 40, initial_indent="* ", subsequent_indent="  "), textwrap.dedent("   a\n     b\n   c"),
      textwrap.shorten(TEXT, 30), sep="\n")


def table(rows, header, align=None):
    cells = [header] + [[f"{c:,.2f}" if isinstance(c, float) else str(c) for c in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells)]
    for index, row in enumerate(cells):
        yield " | ".join(f"{c:{a or '<'}{w}}" for c, w, a in zip_longest(row, widths, align or "", fillvalue=""))
        if not index:
            yield "-+-".join("-" * w for w in widths)


data = list(csv.DictReader(
    io.StringIO('name,qty,price\r\n"Widget, large",3,4.5\r\n"Say ""hi""",10,1e3\r\nplain,,0\r\n')))
print(*table([(d["name"], int(d["qty"] or 0), float(d["price"])) for d in data], ["name", "qty", "price"], "<>>"),
      sep="\n")
out = io.StringIO()
writer = csv.writer(out, delimiter=";", quoting=csv.QUOTE_MINIMAL)
writer.writerows([["a;b", 1, None], ['q"q', 2.5, "multi\nline"]])
print(repr(out.getvalue()))
doc = json.loads('{"b": [1, 2.5, true, null, "\\u00e9\\ud83d\\ude00"], "a": {"nested": {"deep": []}}}',
                 object_pairs_hook=OrderedDict)
print(json.dumps(doc, sort_keys=True, separators=(",", ":")), json.dumps(doc, indent=2, ensure_ascii=False),
      list(doc), sep="\n")
for bad in ("{", "[1,]", '{"a" 1}', "nul", '"\\x"', "[1] 2"):
    try:
        json.loads(bad)
    except json.JSONDecodeError as e:
        print(e, e.pos, e.lineno, e.colno)
for c in "é\u0301Ωß½٣\u200d漢":
    results = {"alpha": c.isalpha(), "digit": c.isdigit(), "numeric": c.isnumeric(), "printable": c.isprintable(),
               "identifier": c.isidentifier()}
    print(ascii(c), results, ascii(c.upper()))
print("straße".casefold() == "STRASSE".casefold(), "İ".lower().encode(), "ǆ".title(), "ﬁ".upper(), "ΑΣ".lower(),
      "abc".translate(str.maketrans("ab", "xy", "c")), string.capwords("the end is nigh"))
print("naïve café".encode("ascii", "replace"), "naïve".encode("ascii", "xmlcharrefreplace"),
      b"\xff\xfea\x00".decode("utf-16"), "€".encode("cp1252"), b"caf\xe9".decode("latin-1"),
      "ü".encode("utf-8").decode("utf-8"), b"\xc3(".decode("utf-8", "replace"))
print("%-10s|%+06.2f|%x|%o|%e|%5.1f%%" % ("left", 3.14159, 255, 8, 12345.678, 99.5),
      "{:>{w}.{p}f}|{!r:^12}|{:#x}|{:_}|{:e}".format(2.71828, "mid", 255, 10**9, 0.00012, w=10, p=3),
      f"{'nested ' + f'{1 + 1}':*^15}", f"{10**6:,}", f"{255:08b}", f"{-5 % 3=}")
print("a-b_c d".split("-"), "  x ".strip(), "abcabc".rfind("b"), "x=1;y=2".partition(";"), "tab\tx".expandtabs(4),
      "Ab1".swapcase(), "7".zfill(3), "-7".zfill(4), "a,b,,c".rsplit(",", 2),
      "line1\nline2\r\nline3\x0bend".splitlines())

#> Hi ZOÉ!
#> - &lt;tea&gt;: 3
#> - water &amp; ice: free
#> Bye.
#> SyntaxError unknown tag 'nope'
#> KeyError 'missing'
#> [('the', 5), ('dog', 3), ('quick', 2), ('fox', 2)] 33 25 nobody's
#> {1: 1, 2: 3, 3: 12, 4: 8, 5: 6, 6: 1, 7: 1, 8: 1}
#> Runs Away! "Why?" Asks The Dog. Nobody'S Answer: 42 Times, E-Mail Me@Example.Org Or Call +49-30-1234567.
#> [('me', 'example.org')] ['The quick brown fox jumps over the lazy dog', 'The dog barks', 'the fox -- quick as ever --\nruns away', '"Why'] ('49', '30', '1234567')
#> * The quick brown fox jumps over the
#>   lazy dog. The dog barks; the fox --
#>   quick as ever -- runs away! "Why?"
#>   asks the dog. Nobody's answer: 42
#>   times, e-mail me@example.org or call
#>   +49-30-1234567.
#> a
#>   b
#> c
#> The quick brown fox [...]
#> name          | qty |    price
#> --------------+-----+---------
#> Widget, large |   3 |     4.50
#> Say "hi"      |  10 | 1,000.00
#> plain         |   0 |     0.00
#> '"a;b";1;\r\n"q""q";2.5;"multi\nline"\r\n'
#> {"a":{"nested":{"deep":[]}},"b":[1,2.5,true,null,"\u00e9\ud83d\ude00"]}
#> {
#>   "b": [
#>     1,
#>     2.5,
#>     true,
#>     null,
#>     "é😀"
#>   ],
#>   "a": {
#>     "nested": {
#>       "deep": []
#>     }
#>   }
#> }
#> ['b', 'a']
#> Expecting property name enclosed in double quotes: line 1 column 2 (char 1) 1 1 2
#> Illegal trailing comma before end of array: line 1 column 3 (char 2) 2 1 3
#> Expecting ':' delimiter: line 1 column 6 (char 5) 5 1 6
#> Expecting value: line 1 column 1 (char 0) 0 1 1
#> Invalid \escape: line 1 column 2 (char 1) 1 1 2
#> Extra data: line 1 column 5 (char 4) 4 1 5
#> '\xe9' {'alpha': True, 'digit': False, 'numeric': False, 'printable': True, 'identifier': True} '\xc9'
#> '\u0301' {'alpha': False, 'digit': False, 'numeric': False, 'printable': True, 'identifier': False} '\u0301'
#> '\u03a9' {'alpha': True, 'digit': False, 'numeric': False, 'printable': True, 'identifier': True} '\u03a9'
#> '\xdf' {'alpha': True, 'digit': False, 'numeric': False, 'printable': True, 'identifier': True} 'SS'
#> '\xbd' {'alpha': False, 'digit': False, 'numeric': True, 'printable': True, 'identifier': False} '\xbd'
#> '\u0663' {'alpha': False, 'digit': True, 'numeric': True, 'printable': True, 'identifier': False} '\u0663'
#> '\u200d' {'alpha': False, 'digit': False, 'numeric': False, 'printable': False, 'identifier': False} '\u200d'
#> '\u6f22' {'alpha': True, 'digit': False, 'numeric': False, 'printable': True, 'identifier': True} '\u6f22'
#> True b'i\xcc\x87' ǅ FI ας xy The End Is Nigh
#> b'na?ve caf?' b'na&#239;ve' a b'\x80' café ü �(
#> left      |+03.14|ff|10|1.234568e+04| 99.5%      2.718|   'mid'    |0xff|1_000_000_000|1.200000e-04 ***nested 2**** 1,000,000 11111111 -5 % 3=1
#> ['a', 'b_c d'] x 4 ('x=1', ';', 'y=2') tab x aB1 007 -007 ['a,b', '', 'c'] ['line1', 'line2', 'line3', 'end']
