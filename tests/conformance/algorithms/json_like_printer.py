# A serializer and a parser for a JSON-like language, round trips included.
class Encoder:
    ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}

    def __init__(self, indent=None, sort=False):
        self.indent, self.sort = indent, sort

    def text(self, s):
        return '"' + "".join(self.ESCAPES.get(c, c if " " <= c <= "~" else f"\\u{ord(c):04x}") for c in s) + '"'

    def encode(self, v, depth=0):
        if v is None:
            return "null"
        if v is True or v is False:
            return str(v).lower()
        if isinstance(v, (int, float)):
            return repr(v)
        if isinstance(v, str):
            return self.text(v)
        if isinstance(v, dict):
            items = sorted(v.items()) if self.sort else v.items()
            return self.wrap("{}", [self.text(str(k)) + ": " + self.encode(x, depth + 1) for k, x in items], depth)
        if isinstance(v, (list, tuple)):
            return self.wrap("[]", [self.encode(x, depth + 1) for x in v], depth)
        raise TypeError(f"cannot encode {type(v).__name__}")

    def wrap(self, brackets, parts, depth):
        if not parts or self.indent is None:
            return brackets[0] + ", ".join(parts) + brackets[1]
        pad = "\n" + " " * self.indent * (depth + 1)
        return brackets[0] + pad + ("," + pad).join(parts) + "\n" + " " * self.indent * depth + brackets[1]


class Decoder:
    def __init__(self, text):
        self.text, self.i = text, 0

    def space(self):
        while self.i < len(self.text) and self.text[self.i] in " \n\t":
            self.i += 1

    def decode(self):
        value = self.value()
        self.space()
        if self.i != len(self.text):
            raise ValueError(f"extra data at {self.i}")
        return value

    def value(self):
        self.space()
        rest = self.text[self.i:]
        for word, v in (("null", None), ("true", True), ("false", False)):
            if rest.startswith(word):
                self.i += len(word)
                return v
        c = rest[:1]
        if c == '"':
            return self.string()
        if c == "[":
            return list(self.items("]", self.value))
        if c == "{":
            return dict(self.items("}", self.pair))
        return self.number()

    def items(self, close, item):
        self.i += 1
        self.space()
        if self.text[self.i] == close:
            self.i += 1
            return
        while True:
            yield item()
            self.space()
            c = self.text[self.i:self.i + 1]
            self.i += 1
            if c == close:
                return
            if c != ",":
                raise ValueError(f"expected , or {close} at {self.i - 1}")

    def pair(self):
        self.space()
        key = self.string()
        self.space()
        if self.text[self.i] != ":":
            raise ValueError(f"expected : at {self.i}")
        self.i += 1
        return key, self.value()

    def string(self):
        out = []
        self.i += 1
        while (c := self.text[self.i]) != '"':
            if c == "\\":
                self.i += 1
                e = self.text[self.i]
                if e == "u":
                    out.append(chr(int(self.text[self.i + 1:self.i + 5], 16)))
                    self.i += 4
                else:
                    out.append({"n": "\n", "t": "\t"}.get(e, e))
            else:
                out.append(c)
            self.i += 1
        self.i += 1
        return "".join(out)

    def number(self):
        start = self.i
        while self.i < len(self.text) and self.text[self.i] in "+-0123456789.eE":
            self.i += 1
        text = self.text[start:self.i]
        if not text:
            raise ValueError(f"no value at {start}")
        return float(text) if any(c in text for c in ".eE") else int(text)


data = {"name": "Zoë \"Z\"", "tags": ["a", "b\n"], "nested": {"deep": [1, [2, [3, {}]], []], "none": None},
        "ok": True, "pi": 3.14, "big": 10 ** 20, "neg": -1e-7, "tuple": (1, False)}
text = Encoder().encode(data)
print(text)
print(Encoder(2, True).encode(data))
again = Decoder(text).decode()
print(again == {**data, "tuple": [1, False]}, Decoder(Encoder(4).encode(again)).decode() == again,
      Decoder(" [ ] ").decode(), Decoder('{"a" : {}}').decode())
for bad in ("[1 2]", '{"a" 1}', "[1", "", "nul", "[1]]", '"abc'):
    try:
        print(Decoder(bad).decode())
    except (ValueError, IndexError) as e:
        print(repr(bad), type(e).__name__, e)
try:
    Encoder().encode({"s": {1}})
except TypeError as e:
    print(e)

#> {"name": "Zo\u00eb \"Z\"", "tags": ["a", "b\n"], "nested": {"deep": [1, [2, [3, {}]], []], "none": null}, "ok": true, "pi": 3.14, "big": 100000000000000000000, "neg": -1e-07, "tuple": [1, false]}
#> {
#>   "big": 100000000000000000000,
#>   "name": "Zo\u00eb \"Z\"",
#>   "neg": -1e-07,
#>   "nested": {
#>     "deep": [
#>       1,
#>       [
#>         2,
#>         [
#>           3,
#>           {}
#>         ]
#>       ],
#>       []
#>     ],
#>     "none": null
#>   },
#>   "ok": true,
#>   "pi": 3.14,
#>   "tags": [
#>     "a",
#>     "b\n"
#>   ],
#>   "tuple": [
#>     1,
#>     false
#>   ]
#> }
#> True True [] {'a': {}}
#> '[1 2]' ValueError expected , or ] at 3
#> '{"a" 1}' ValueError expected : at 5
#> '[1' ValueError expected , or ] at 2
#> '' ValueError no value at 0
#> 'nul' ValueError no value at 0
#> '[1]]' ValueError extra data at 3
#> '"abc' IndexError string index out of range
#> cannot encode set
