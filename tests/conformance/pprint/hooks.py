# option: --policy standard
# Hooks of programs in printers: format(), _dispatch, streams.
import io
import pprint


class Upper(pprint.PrettyPrinter):
    def format(self, object, context, maxlevels, level):
        if isinstance(object, str):
            return object.upper(), True, False
        if isinstance(object, float):
            return f"{object:.2f}", False, False
        return super().format(object, context, maxlevels, level)


printer = Upper(width=20)
printer.pprint({"a": [1.5, "text"], "b": ["more text", 2.25, "x"]})
print(printer.isreadable([1.5]), printer.isreadable(["a"]), printer.pformat("word"))


class Box:
    def __init__(self, *items):
        self.items = items

    def __repr__(self):
        return f"Box{self.items!r}"


class BoxPrinter(pprint.PrettyPrinter):
    def _pprint_box(self, object, stream, indent, allowance, context, level):
        stream.write("Box(")
        self._format_items(object.items, stream, indent + 3, allowance + 1, context, level)
        stream.write(")")

    _dispatch = {**pprint.PrettyPrinter._dispatch, Box.__repr__: _pprint_box}


BoxPrinter(width=30).pprint([Box(1, 2), Box("alpha" * 3, Box(*range(15)), ["beta"] * 5)])
BoxPrinter(width=30, compact=True).pprint(Box(*range(30)))
pprint.pprint(Box(*range(30)), width=20)


class Lines:
    def __init__(self):
        self.text = ""

    def write(self, text):
        self.text += text


stream = Lines()
pprint.pprint({"a": "b" * 10, "c": ["d"] * 8}, stream, 2, 30)
print(stream.text)
memory = io.StringIO()
pprint.pp([3, 1, 2], memory, width=4, compact=True)
print(repr(memory.getvalue()))
print(pprint.PrettyPrinter(stream=memory, width=60)._stream is memory, pprint.pformat.__kwdefaults__)
for function in (pprint.pprint, pprint.pformat, pprint.pp, pprint.saferepr, pprint.isreadable, pprint.isrecursive):
    print(function.__name__, bool(function.__doc__), function.__module__)
print(sorted(pprint.__all__), pprint.PrettyPrinter.format.__qualname__)


# Lists whose methods lie about their contents.
class Endless(list):
    def __iter__(self):
        return iter(["x" * 20] * 3)

    def __len__(self):
        return 1


pprint.pprint(Endless([1]), width=10)
try:
    pprint.pprint([type("Bad", (), {"__repr__": lambda self: 1 / 0})()])
except ZeroDivisionError as error:
    print(error)
deep = []
for _ in range(5000):
    deep = [deep]
try:
    pprint.pformat(deep)
except RecursionError:
    print("RecursionError")

#> {A: [1.50, TEXT],
#>  B: [MORE TEXT,
#>      2.25,
#>      X]}
#> False True WORD
#> [Box(1, 2),
#>  Box('alphaalphaalpha',
#>      Box(0,
#>          1,
#>          2,
#>          3,
#>          4,
#>          5,
#>          6,
#>          7,
#>          8,
#>          9,
#>          10,
#>          11,
#>          12,
#>          13,
#>          14),
#>      ['beta',
#>       'beta',
#>       'beta',
#>       'beta',
#>       'beta'])]
#> Box(0, 1, 2, 3, 4, 5, 6, 7, 8,
#>     9, 10, 11, 12, 13, 14, 15,
#>     16, 17, 18, 19, 20, 21,
#>     22, 23, 24, 25, 26, 27,
#>     28, 29)
#> Box(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29)
#> { 'a': 'bbbbbbbbbb',
#>   'c': [ 'd',
#>          'd',
#>          'd',
#>          'd',
#>          'd',
#>          'd',
#>          'd',
#>          'd']}
#>
#> '[3,\n 1,\n 2]\n'
#> True {'compact': False, 'sort_dicts': True, 'underscore_numbers': False}
#> pprint True pprint
#> pformat True pprint
#> pp True pprint
#> saferepr True pprint
#> isreadable True pprint
#> isrecursive True pprint
#> ['PrettyPrinter', 'isreadable', 'isrecursive', 'pformat', 'pp', 'pprint', 'saferepr'] PrettyPrinter.format
#> ['xxxxxxxxxxxxxxxxxxxx',
#>  'xxxxxxxxxxxxxxxxxxxx',
#>  'xxxxxxxxxxxxxxxxxxxx']
#> division by zero
#> RecursionError
