"""Random expressions of Python, for the differential fuzzer.

It receives a random.Random and hands on source text. Expressions are made by the kind of value that
they most likely have, so that most operations make sense, and now and then by a wrong kind, so that
the errors are met too. Nothing that is made depends on addresses or string hashes if it can be
helped, and sizes stay small: exponents and shift counts are literals.
"""

INTS = ["0", "1", "-1", "2", "3", "-3", "5", "7", "10", "-10", "16", "100", "255", "256", "-257", "1000",
        "65536", "2**31", "-2**31", "2**48", "2**49-1", "-2**49", "2**49", "2**50", "2**62", "2**63-1", "2**63",
        "-2**63", "2**64", "-2**64+1", "10**20", "-10**20", "3**70", "-7**55", "10**18+9"]
SMALL_INTS = ["0", "1", "-1", "2", "-2", "3", "-3", "4", "5", "-5", "6", "8", "12", "20"]
FLOATS = ["0.0", "-0.0", "1.0", "-1.0", "0.5", "2.5", "-2.5", "3.7", "1e10", "1e16", "1e22", "-1e100", "1e308",
          "5e-324", "0.1", "1/3", "float('inf')", "float('-inf')", "float('nan')", "123456.789", "1e-7", "2.0**53", "9007199254740993.0"]
STRS = ["''", "'a'", "'b'", "'abc'", "'ABC'", "'Hello World'", "' pad '", "'a,b,,c'", "'x=1;y=2'", "'12'", "'-7'",
        "'3.5'", "'0x1f'", "'1_000'", "'\\u00e9'", "'stra\\u00dfe'", "'\\u4e2d\\u6587'", "'\\U0001f600x'", "'line1\\nline2\\r\\nline3'",
        "'tab\\tq'", "'aaaa'", "'abcabc'", "'%s and %d'", "'{} {}'", "'{0:>5}|{x}'", "'\\'q\\''", "'\\\\'", "'\\x00z'", "'\\u0130I'", "'\\ufb01'", "'title Case wORDS'", "'\\xa0 \\u2003'", "'\\u0661\\u0662'", "'nan'", "'1e5'", "'\\ud800'"]
BYTES = ["b''", "b'a'", "b'abc'", "b'Hello World'", "b'\\x00\\xff'", "b'a,b,,c'", "b' pad '", "b'12'", "b'tab\\t\\n'", "b'ABCabc'"]
NAMES = ["a", "b", "c", "x", "key", "value", "n"]
BUILTIN_EXCEPTIONS = ["ValueError", "TypeError", "KeyError", "IndexError", "ZeroDivisionError", "RuntimeError", "StopIteration",
                      "AttributeError", "ArithmeticError", "LookupError", "Exception", "OverflowError", "NotImplementedError", "AssertionError", "OSError", "GeneratorExit", "UnicodeError", "NameError"]

# Methods: name -> list of the kinds of its arguments; "?k" is optional, "name=k" a keyword.
STR_METHODS = {
    "capitalize": [], "casefold": [], "center": ["small", "?char"], "count": ["str", "?small", "?small"],
    "encode": ["?encoding", "?errors"], "endswith": ["strs", "?small", "?small"], "expandtabs": ["?small"],
    "find": ["str", "?small", "?small"], "format": ["any", "?any", "x=any"], "format_map": ["dict"], "index": ["str", "?small"],
    "isalnum": [], "isalpha": [], "isascii": [], "isdecimal": [], "isdigit": [], "isidentifier": [], "islower": [],
    "isnumeric": [], "isprintable": [], "isspace": [], "istitle": [], "isupper": [], "join": ["strlist"],
    "ljust": ["small", "?char"], "lower": [], "lstrip": ["?str"], "partition": ["str"], "removeprefix": ["str"],
    "removesuffix": ["str"], "replace": ["str", "str", "?small"], "rfind": ["str", "?small", "?small"], "rindex": ["str"],
    "rjust": ["small", "?char"], "rpartition": ["str"], "rsplit": ["?str", "?small"], "rstrip": ["?str"],
    "split": ["?str", "?small"], "splitlines": ["?bool"], "startswith": ["strs", "?small", "?small"], "strip": ["?str"],
    "swapcase": [], "title": [], "translate": ["table"], "upper": [], "zfill": ["small"], "__contains__": ["str"],
    "__getitem__": ["small"], "__mul__": ["small"], "__mod__": ["any"], "__len__": [], "__add__": ["str"], "__eq__": ["any"], "__lt__": ["any"],
}
BYTES_METHODS = {
    "capitalize": [], "center": ["small", "?bytechar"], "count": ["bytesub", "?small"], "decode": ["?encoding", "?errors"],
    "endswith": ["bytes", "?small"], "expandtabs": ["?small"], "find": ["bytesub", "?small"], "hex": ["?char", "?small"],
    "index": ["bytesub"], "isalnum": [], "isalpha": [], "isdigit": [], "islower": [], "isspace": [], "istitle": [], "isupper": [],
    "join": ["byteslist"], "ljust": ["small", "?bytechar"], "lower": [], "lstrip": ["?bytes"], "partition": ["bytes"],
    "replace": ["bytes", "bytes", "?small"], "rfind": ["bytesub"], "rsplit": ["?bytes", "?small"], "split": ["?bytes", "?small"],
    "splitlines": ["?bool"], "startswith": ["bytes"], "strip": ["?bytes"], "swapcase": [], "title": [], "upper": [], "zfill": ["small"],
    "removeprefix": ["bytes"], "rindex": ["bytesub"], "__getitem__": ["small"],
}
LIST_METHODS = {
    "append": ["any"], "clear": [], "copy": [], "count": ["any"], "extend": ["iterable"], "index": ["any", "?small", "?small"],
    "insert": ["small", "any"], "pop": ["?small"], "remove": ["any"], "reverse": [], "sort": ["key=key", "reverse=bool"],
    "__getitem__": ["index"], "__setitem__": ["index", "any"], "__delitem__": ["index"], "__len__": [], "__contains__": ["any"], "__iadd__": ["iterable"], "__mul__": ["small"], "__eq__": ["list"], "__lt__": ["list"], "__reversed__": [],
}
TUPLE_METHODS = {"count": ["any"], "index": ["any", "?small", "?small"], "__getitem__": ["index"], "__add__": ["tuple"], "__contains__": ["any"], "__lt__": ["tuple"], "__mul__": ["small"], "__hash__": []}
DICT_METHODS = {
    "clear": [], "copy": [], "get": ["hashable", "?any"], "items": [], "keys": [], "pop": ["hashable", "?any"], "popitem": [],
    "setdefault": ["hashable", "?any"], "update": ["?dict", "a=any"], "values": [], "__getitem__": ["hashable"], "__setitem__": ["hashable", "any"],
    "__contains__": ["hashable"], "__delitem__": ["hashable"], "__or__": ["dict"], "__ior__": ["dict"], "__len__": [], "__reversed__": [], "__eq__": ["dict"],
}
SET_METHODS = {
    "add": ["hashable"], "clear": [], "copy": [], "difference": ["?iterable", "?iterable"], "difference_update": ["iterable"],
    "discard": ["hashable"], "intersection": ["?iterable", "?iterable"], "intersection_update": ["iterable"], "isdisjoint": ["iterable"],
    "issubset": ["iterable"], "issuperset": ["iterable"], "pop": [], "remove": ["hashable"], "symmetric_difference": ["iterable"],
    "symmetric_difference_update": ["iterable"], "union": ["?iterable", "?iterable"], "update": ["?iterable", "?iterable"],
}
INT_METHODS = {"bit_length": [], "bit_count": [], "conjugate": [], "to_bytes": ["?small", "?endian", "signed=bool"], "as_integer_ratio": [], "is_integer": [],
               "__add__": ["any"], "__rsub__": ["any"], "__floordiv__": ["any"], "__mod__": ["int"], "__divmod__": ["int"], "__pow__": ["small", "?small"], "__lt__": ["any"], "__eq__": ["any"], "__bool__": [], "__index__": [], "__round__": ["?small"], "__format__": ["spec"], "__neg__": [], "__hash__": []}
FLOAT_METHODS = {"as_integer_ratio": [], "hex": [], "is_integer": [], "conjugate": [], "__add__": ["any"], "__divmod__": ["float"], "__mod__": ["float"], "__rtruediv__": ["any"], "__round__": ["?small"], "__int__": [], "__trunc__": [], "__floor__": [], "__ceil__": [], "__format__": ["spec"], "__lt__": ["any"], "__hash__": []}
RANGE_METHODS = {"count": ["any"], "index": ["any"], "__getitem__": ["index"], "__len__": [], "__contains__": ["any"], "__eq__": ["any"], "__reversed__": []}
METHODS = {"str": STR_METHODS, "bytes": BYTES_METHODS, "list": LIST_METHODS, "tuple": TUPLE_METHODS, "dict": DICT_METHODS,
           "set": SET_METHODS, "int": INT_METHODS, "float": FLOAT_METHODS, "range": RANGE_METHODS}
# Builtins: the kinds of their arguments as above.
BUILTINS = {
    "abs": ["number"], "all": ["iterable"], "any": ["iterable"], "ascii": ["any"], "bin": ["int"], "bool": ["?any"],
    "bytes": ["bytesable"], "callable": ["any"], "chr": ["int"], "complex": ["number", "?number"], "dict": ["?dict", "b=any"],
    "divmod": ["number", "number"], "enumerate": ["iterable", "?small"], "filter": ["function", "iterable"], "float": ["floatable"],
    "format": ["any", "?spec"], "frozenset": ["iterable"], "getattr": ["any", "name", "?any"], "hasattr": ["any", "name"], "hash": ["number"],
    "hex": ["int"], "int": ["intable", "?base"], "isinstance": ["any", "class"], "issubclass": ["class", "class"], "iter": ["iterable"],
    "len": ["any"], "list": ["?iterable"], "map": ["function", "iterable", "?iterable"], "max": ["iterable", "?any", "key=key", "default=any"],
    "min": ["iterable", "?any", "key=key", "default=any"], "next": ["iter", "?any"], "oct": ["int"], "ord": ["char"], "pow": ["number", "small", "?int"],
    "range": ["small", "?small", "?small"], "repr": ["any"], "reversed": ["iterable"], "round": ["number", "?small"], "set": ["?iterable"],
    "slice": ["small", "?small", "?small"], "sorted": ["iterable", "key=key", "reverse=bool"], "str": ["any", "?encoding"], "sum": ["iterable", "?number"],
    "tuple": ["?iterable"], "type": ["any"], "zip": ["?iterable", "?iterable", "strict=bool"], "int.from_bytes": ["bytes", "?endian", "signed=bool"],
    "dict.fromkeys": ["iterable", "?any"], "str.maketrans": ["str", "?str", "?str"], "bytes.fromhex": ["hexstr"], "float.fromhex": ["hexstr"], "setattr": ["any", "name", "any"], "delattr": ["any", "name"], "print": ["any", "?any", "sep=str", "end=str"],
}
BINARY = ["+", "-", "*", "/", "//", "%", "&", "|", "^", "<<", ">>", "**", "@"]
COMPARE = ["<", "<=", "==", "!=", ">", ">=", "in", "not in", "is", "is not"]
KINDS = ["int", "float", "str", "bytes", "list", "tuple", "dict", "set", "bool", "none", "range", "complex"]
WEIGHTED_KINDS = ["int"] * 6 + ["float"] * 3 + ["str"] * 6 + ["bytes"] * 2 + ["list"] * 6 + ["tuple"] * 3 + ["dict"] * 4 + ["set"] * 2 + ["bool", "none", "range", "complex"]


class Expressions:
    """Makes expressions; `names` are the variables in scope with the kind they most likely have."""

    def __init__(self, random):
        self.random = random
        self.names = []       # (name, kind)
        self.functions = []   # (name, signature as text of a parameter list or None)
        self.classes = []     # names
        self.depth = 0

    # -- choice --------------------------------------------------------------------------------

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, items):
        return items[int(self.random.random() * len(items))]

    def variable(self, kind=None):
        names = [name for name, its in self.names if kind is None or its == kind]
        return self.pick(names) if names else None

    # -- expressions by kind -------------------------------------------------------------------

    def make(self, kind="any"):
        """An expression of about that kind."""
        if kind == "any" or (kind in KINDS and self.chance(0.06)):
            kind = self.pick(WEIGHTED_KINDS)
        maker = getattr(self, "kind_" + kind, None)
        if kind in KINDS and self.chance(0.3):
            name = self.variable(kind)
            if name:
                return name
        if self.depth >= 3:
            return maker(True)
        self.depth += 1
        try:
            if kind in KINDS and self.chance(0.3):
                return self.compound(kind)
            return maker(False)
        finally:
            self.depth -= 1

    def compound(self, kind):
        which = self.random.randrange(14)
        if which <= 1:
            return self.method_call(kind)
        if which == 2:
            return self.builtin_call()
        if which == 3:
            return f"({self.make(kind)} if {self.condition()} else {self.make(kind)})"
        if which == 4:
            return f"({self.make(kind)} {self.pick(['and', 'or'])} {self.make(kind)})"
        if which == 5 and kind in ("str", "bytes", "list", "tuple", "range"):
            return f"{self.parenthesized(kind)}[{self.slice()}]"
        if which == 6:
            return f"{self.parenthesized('list')}[{self.make('small')}]"
        if which == 7 and self.functions:
            return self.function_call()
        if which == 8:
            return f"({self.pick(NAMES[:4])}_w := {self.make(kind)})" if self.allow_walrus() else self.binary(kind)
        if which == 9:
            return f"(lambda {self.pick(['p', 'p=1', '*p', '**p', 'p, q=2'])}: {self.pick(['p', '(p, 1)', '[p]'])})({self.arguments(self.random.randrange(3))})"
        if which == 10 and self.classes:
            return f"{self.pick(self.classes)}({self.arguments(self.random.randrange(3))})"
        return self.binary(kind)

    def allow_walrus(self):
        return getattr(self, "walrus", True)

    def binary(self, kind):
        if self.chance(0.12):
            other = self.pick(WEIGHTED_KINDS)
        else:
            other = kind
        operators = {"int": ["+", "-", "*", "//", "%", "&", "|", "^", "/", "<<", ">>", "**"], "float": ["+", "-", "*", "/", "//", "%", "**"],
                     "str": ["+", "*", "%"], "bytes": ["+", "*", "%"], "list": ["+", "*"], "tuple": ["+", "*"], "dict": ["|"],
                     "set": ["|", "&", "-", "^"], "bool": ["&", "|", "^", "+"], "complex": ["+", "-", "*", "/", "**"]}.get(kind, BINARY)
        operator = self.pick(operators) if not self.chance(0.06) else self.pick(BINARY)
        left = self.parenthesized(kind)
        if operator in ("<<", ">>"):
            return f"({left} {operator} {self.pick(['1', '3', '40', '64', '-1', '0', '1.0', '200'])})"
        if operator == "**":
            return f"({left} {operator} {self.pick(['0', '1', '2', '3', '-1', '0.5', '-2', '5'])})"
        if operator == "*" and kind in ("str", "bytes", "list", "tuple"):
            return f"({left} * {self.pick(SMALL_INTS)})"
        if operator == "%" and kind == "str":
            return self.percent()
        return f"({left} {operator} {self.parenthesized(other)})"

    def parenthesized(self, kind):
        text = self.make(kind)
        return text if text.isidentifier() else f"({text})"

    def condition(self):
        which = self.random.randrange(6)
        if which == 0:
            return self.make("any")
        if which == 1:
            return f"not {self.parenthesized('any')}"
        left, right = self.make("int"), self.make("int")
        if which == 2:
            return f"{self.parenthesized('any')} {self.pick(['==', '!='])} {self.parenthesized('any')}"
        if which == 3:
            return f"({left}) {self.pick(COMPARE[:6])} ({right}) {self.pick(COMPARE[:6])} {self.parenthesized('number')}"
        if which == 4:
            return f"{self.parenthesized('hashable')} {self.pick(['in', 'not in'])} {self.parenthesized(self.pick(['list', 'dict', 'str', 'tuple', 'set']))}"
        return f"({left}) {self.pick(COMPARE[:6])} ({right})"

    # leaves and displays of each kind; `leaf` asks for something short

    def kind_int(self, leaf):
        if leaf or self.chance(0.7):
            return self.pick(INTS if self.chance(0.5) else SMALL_INTS)
        return self.pick([f"len({self.make('iterable')})", f"int({self.make('intable')})", f"-{self.parenthesized('int')}", f"~{self.parenthesized('int')}",
                          f"hash({self.make('number')})", f"sum({self.make('intlist')})", f"{self.parenthesized('int')} {self.pick(['+', '-', '*', '//', '%'])} {self.parenthesized('int')}"])

    def kind_small(self, leaf):
        if self.chance(0.05):
            return self.make("any")
        return self.pick(SMALL_INTS) if leaf or not self.chance(0.1) else self.pick(["None", "True", "2**63", "-2**70", "10**20"])

    def kind_float(self, leaf):
        return self.pick(FLOATS)

    def kind_number(self, leaf):
        return self.make(self.pick(["int", "int", "float", "float", "bool", "complex"]))

    def kind_complex(self, leaf):
        return self.pick(["1j", "2+3j", "-1j", "complex(1, -0.0)", "0j", "(1.5-2j)", "complex('nan')", "1e20j"])

    def kind_bool(self, leaf):
        return self.pick(["True", "False"]) if leaf else f"({self.condition()})"

    def kind_none(self, leaf):
        return self.pick(["None", "...", "NotImplemented", "int", "str", "len", "object", "ValueError"]) if self.chance(0.25) else "None"

    def kind_str(self, leaf):
        if leaf or self.chance(0.6):
            return self.pick(STRS)
        which = self.random.randrange(6)
        if which == 0:
            return self.fstring()
        if which == 1:
            return self.percent()
        if which == 2:
            return f"str({self.make('any')})"
        if which == 3:
            return f"repr({self.make('any')})"
        if which == 4:
            return f"format({self.make('any')}, {self.make('spec')})"
        return f"{self.make('str')} + {self.make('str')}"

    def kind_char(self, leaf):
        return self.pick(["'*'", "' '", "'0'", "'\\u00e9'", "'-'", "'ab'", "''"])

    def kind_bytechar(self, leaf):
        return self.pick(["b'*'", "b' '", "b'ab'", "'x'"])

    def kind_bytes(self, leaf):
        return self.pick(BYTES) if leaf or self.chance(0.8) else f"bytes({self.make('bytesable')})"

    def kind_bytesub(self, leaf):
        return self.pick(BYTES + ["97", "300", "-1", "'a'"])

    def kind_bytesable(self, leaf):
        return self.pick([self.pick(SMALL_INTS), "[1, 2, 255]", "[1, 256]", "'abc', 'utf-8'", "'abc'", "b'abc'", "range(5)", "'\\u00e9', 'ascii'", "['a']"])

    def kind_list(self, leaf):
        if leaf:
            return self.pick(["[]", "[1, 2, 3]", "[3, 1, 2]", "['b', 'a', 'c']", "[1, 'a', None]", "[[1], [2]]", "[0.5, 1, True]", "[(1, 'x'), (0, 'y')]"])
        which = self.random.randrange(6)
        if which == 0:
            return self.comprehension("[", "]")
        if which == 1:
            return f"list({self.make('iterable')})"
        if which == 2:
            return f"sorted({self.make('intlist')}, key={self.make('key')}, reverse={self.make('bool')})"
        return "[" + self.items() + "]"

    def kind_intlist(self, leaf):
        return self.pick(["[1, 2, 3]", "[5, -3, 0, 2**64]", "[True, 2.5]", "range(6)", "(1, 2)", "[3, 1, 4, 1, 5, 9, 2, 6]", "{3, 1, 2}", "[0.1]*10", "[]"])

    def kind_strlist(self, leaf):
        return self.pick(["['a', 'b', 'c']", "('x', '')", "[]", "'xyz'", "['a', 1]", "map(str, range(4))", "['\\u4e2d', 'a']", "{'k': 1}", "(c for c in 'gen')", "5"])

    def kind_byteslist(self, leaf):
        return self.pick(["[b'a', b'b']", "()", "[b'a', 'b']", "(b'x',)"])

    def kind_strs(self, leaf):
        return self.make("str") if self.chance(0.7) else self.pick(["('a', 'b')", "('', 'x')", "()", "(1,)", "('H', 2)"])

    def kind_tuple(self, leaf):
        if leaf:
            return self.pick(["()", "(1,)", "(1, 2)", "('a', 1)", "(None, 2.5, 'z')", "((1, 2), (3, 4))"])
        return "(" + self.items() + ",)" if self.chance(0.8) else f"tuple({self.make('iterable')})"

    def kind_dict(self, leaf):
        if leaf:
            return self.pick(["{}", "{'a': 1}", "{'x': 1, 'y': 2}", "{1: 'one', 2: 'two'}", "{1: 1, True: 2, 1.0: 3}", "{(1, 2): [3]}", "{None: 0, 'k': {}}"])
        which = self.random.randrange(6)
        if which == 0:
            return "{" + f"{self.pick(['i', 'i % 3', 'str(i)', '(i, -i)', '-i'])}: {self.pick(['i', 'i * i', '[i]', 'chr(65 + i)'])} for i in range({self.random.randrange(8)})" + "}"
        if which == 1:
            return f"dict(zip({self.make('strlist')}, {self.make('iterable')}))"
        if which == 2:
            return "{**" + self.parenthesized("dict") + f", {self.make('hashable')}: {self.make('any')}" + "}"
        return "{" + ", ".join(f"{self.make('hashable')}: {self.make('any')}" for _ in range(self.random.randrange(4))) + "}"

    def kind_set(self, leaf):
        if leaf or self.chance(0.5):
            return self.pick(["set()", "{1, 2, 3}", "{3, 1}", "frozenset({1, 2})", "frozenset()", "{0, 1.5, -2}", "{(1, 2)}", "{'a'}", "{True, 0}", "set(range(20))", "{100, 5, 37, 64}"])
        return self.pick([f"set({self.make('intlist')})", f"frozenset({self.make('intlist')})", "{" + f"i {self.pick(['% 4', '* 3', '- 5', '** 2', '// 2'])} for i in range(10)" + "}", "{*" + self.make("intlist") + "}"])

    def kind_range(self, leaf):
        return self.pick(["range(5)", "range(0)", "range(2, 10, 3)", "range(10, 0, -3)", "range(-5, 5)", "range(2**63, 2**63+4)"])

    def kind_hashable(self, leaf):
        if leaf or self.chance(0.8):
            return self.pick(["'a'", "'b'", "'x'", "'key'", "1", "2", "0", "True", "1.0", "None", "(1, 2)", "-1", "2**64", "b'a'", "'c' 'd'", "0.5"])
        return self.make("any") if self.chance(0.3) else self.make(self.pick(["int", "float", "str", "tuple"]))

    def kind_iterable(self, leaf):
        return self.make(self.pick(["list", "list", "tuple", "str", "dict", "set", "range", "intlist", "strlist", "iter", "any"]))

    def kind_iter(self, leaf):
        return self.pick(["iter([1, 2, 3])", "iter('ab')", "iter(())", "(i * i for i in range(4))", "enumerate('ab')", "zip([1, 2], 'xy')", "map(abs, [-1, 2])",
                          "filter(None, [0, 1, 2])", "reversed([1, 2, 3])", "iter({1: 2})", "iter(range(3))", "{1: 2}.items()", "{'a': 1}.keys()", "{1: 5}.values()", "5"])

    def kind_index(self, leaf):
        return self.make("small") if self.chance(0.6) else f"slice({self.pick(SMALL_INTS)}, {self.pick(SMALL_INTS + ['None'])}, {self.pick(['None', '1', '2', '-1', '-2', '0'])})"

    def kind_function(self, leaf):
        return self.pick(["None", "str", "int", "bool", "abs", "len", "lambda v: v", "lambda v: v * 2", "lambda *v: v", "lambda a, b: (a, b)", "repr", "lambda v: v > 1", "type", "float", "print", "lambda v: 1 / v", "str.upper"])

    def kind_key(self, leaf):
        return self.pick(["None", "str", "abs", "len", "repr", "lambda v: -v", "lambda v: str(v)", "lambda v: (type(v).__name__, repr(v))", "lambda v: 0", "lambda v: v[0]", "int", "type", "lambda v: 1 / v", "lambda: 0"])

    def kind_class(self, leaf):
        return self.pick(["int", "str", "list", "bool", "object", "type", "(int, str)", "dict", "Exception", "float", "tuple", "5", "()", "(int, 5)", "None"] + self.classes * 2)

    def kind_name(self, leaf):
        return self.pick(["'real'", "'__len__'", "'append'", "'nothing'", "'__class__'", "'x'", "'__doc__'", "'__name__'", "1", "'upper'", "'imag'", "'a'"])

    def kind_encoding(self, leaf):
        return self.pick(["'utf-8'", "'ascii'", "'latin-1'", "'utf-16'", "'utf-16-le'", "'utf-32-be'", "'nope'", "'UTF8'", "'utf-8-sig'"])

    def kind_errors(self, leaf):
        return self.pick(["'strict'", "'ignore'", "'replace'", "'backslashreplace'", "'xmlcharrefreplace'", "'surrogateescape'", "'nope'", "'surrogatepass'", "'namereplace'"])

    def kind_endian(self, leaf):
        return self.pick(["'big'", "'little'", "'big'", "'little'", "'middle'"])

    def kind_table(self, leaf):
        return self.pick(["{97: 'X'}", "{97: None, 98: 120}", "str.maketrans('abc', 'xyz')", "{}", "{ord('l'): 'LL', 0x4e2d: '\\U0001f600'}", "{97: 1.5}", "[0]*200", "{97: 0x110000}"])

    def kind_intable(self, leaf):
        return self.pick(["'12'", "' -7 '", "'0x1f', 16", "'0b101', 0", "'z', 36", "'1_000'", "'12a'", "''", "3.9", "-3.9", "float('inf')", "float('nan')", "True", "None", "b'42'", "'\\u0661\\u0662'", "[1]", "1e30", "'9' * 50", "'0o17', 8", "'12', 1", "'077', 0", "'1__0'", "'12', '10'", "5, 10", "'ff', base=16"])

    def kind_floatable(self, leaf):
        return self.pick(["'1.5'", "' 2e3 '", "'nan'", "'-inf'", "'1_0.5'", "'abc'", "''", "2**100", "10**400", "True", "None", "b'1.5'", "[1]", "'0x1p3'", "'1e400'", "'.5'", "'5.'", "'1e'", "1j"])

    def kind_hexstr(self, leaf):
        return self.pick(["'ff00'", "'f'", "'zz'", "'de ad'", "''", "'0x1.8p3'", "'inf'", "'1.5'", "'-0x.8p-1'", "'0x1p5000'", "5"])

    def kind_base(self, leaf):
        return self.pick(["10", "16", "2", "0", "36", "37", "-1"])

    def kind_spec(self, leaf):
        if self.chance(0.05):
            return self.make("any")
        r = self.random
        spec = ""
        if self.chance(0.4):
            spec += (self.pick(["*", "_", "0", " ", "\\u00e9", "{{"]) if self.chance(0.5) else "") + self.pick("<>^=")
        if self.chance(0.25):
            spec += self.pick("+- ")
        if self.chance(0.05):
            spec += "z"
        if self.chance(0.15):
            spec += "#"
        if self.chance(0.15):
            spec += "0"
        if self.chance(0.5):
            spec += str(r.randrange(25))
        if self.chance(0.2):
            spec += self.pick(",_")
        if self.chance(0.35):
            spec += "." + str(r.randrange(20))
        if self.chance(0.6):
            spec += self.pick("bcdeEfFgGnosxX%s" if self.chance(0.95) else "qyZ.")
        return "'" + spec.replace("{{", "{") + "'"

    # -- pieces --------------------------------------------------------------------------------

    def items(self):
        parts = []
        for _ in range(self.random.randrange(5)):
            parts.append("*" + self.parenthesized("iterable") if self.chance(0.08) else self.make("any"))
        return ", ".join(parts) or self.make("int")

    def slice(self):
        part = lambda: self.pick(["", "", "0", "1", "2", "3", "-1", "-2", "-3", "5", "10", "-10", "None", "2**63", "-2**70"])
        text = f"{part()}:{part()}"
        if self.chance(0.6):
            text += ":" + self.pick(["", "1", "2", "3", "-1", "-2", "-3", "0", "2**64", "-2**63", "None", "'a'", "1.0"])
        return text

    def comprehension(self, open_, close):
        self.walrus, old = False, self.allow_walrus()
        try:
            element = self.pick(["i", "i * 2", "(i, str(i))", "[i]", "repr(i)", "(lambda: i)()", "not i", "i == i"])
            text = f"{open_}{element} for i in {self.make('iterable')}"
            if self.chance(0.3):
                text += f" if {self.pick(['i', 'i != 1', 'not i', 'isinstance(i, int)'])}"
            if self.chance(0.25):
                text = f"{open_}({element}, j) for i in {self.make('iterable')} for j in {self.pick(['range(2)', '(i, i)', 'str(i)[:3]', '[i]', self.make('list')])}"
            return text + close
        finally:
            self.walrus = old

    def fstring(self):
        parts = []
        for _ in range(1 + self.random.randrange(3)):
            value = self.random.choice([self.variable() or "1", self.pick(INTS), self.pick(FLOATS), "[1, 2]", "(1,)", "None", "True", "1 + 2"])
            if self.chance(0.2):
                value = self.pick(["abs(-3)", "len('abc')", "[i for i in range(3)]", "(lambda: 5)()", "3 > 2"])
            conversion = self.pick(["", "", "", "!r", "!s", "!a"])
            spec = ""
            if self.chance(0.45):
                spec = ":" + self.kind_spec_text()
            equals = "=" if self.chance(0.1) else ""
            if "'" in value:
                value = value.replace("'", '"')
            if '"' in value and "\\" in value:
                value = "1"
            parts.append(self.pick(["", "a", "{{", "}}", " | "]) + "{" + value + equals + conversion + spec + "}")
        text = "".join(parts)
        return "f'" + text + "'"

    def kind_spec_text(self):
        while True:
            spec = self.kind_spec(False)
            if spec.startswith("'") and "{" not in spec and "'" not in spec[1:-1] and "\\" not in spec:
                return spec[1:-1] if not self.chance(0.1) else "{" + str(self.random.randrange(12)) + "}"

    def percent(self):
        specs = []
        values = []
        for _ in range(1 + self.random.randrange(3)):
            conversion = self.pick("sdrifgexXoc%aGEuF") if self.chance(0.97) else self.pick("qZ y")
            flags = "".join(self.pick("-+ 0#") for _ in range(self.random.randrange(3)) if self.chance(0.4))
            width = self.pick(["", "", "5", "12", "*"]) if self.chance(0.5) else ""
            precision = self.pick([".0", ".3", ".10", ".*", "."]) if self.chance(0.3) else ""
            if width == "*":
                values.append(self.pick(SMALL_INTS))
            if precision == ".*":
                values.append(self.pick(["2", "0", "-1", "5"]))
            specs.append(f"%{flags}{width}{precision}{conversion}")
            if conversion != "%":
                values.append(self.make({"s": "any", "r": "any", "a": "any", "c": "char"}.get(conversion, "number")))
        if self.chance(0.1):
            return f"'%({self.pick(NAMES)})s %(a){self.pick('drs')}' % {self.parenthesized('dict')}"
        if self.chance(0.06) and values:
            values.pop()
        if self.chance(0.04):
            values.append("1")
        b = "b" if self.chance(0.07) else ""
        return f"{b}'{self.pick(['', 'v=', '[']) + ' '.join(specs)}' % ({', '.join(values) + (',' if values else '')})"

    def argument_list(self, kinds):
        parts, keywords = [], []
        for kind in kinds:
            if "=" in kind:
                name, kind = kind.split("=")
                if self.chance(0.4):
                    keywords.append(f"{name}={self.make(kind)}")
                continue
            if kind[0] == "?":
                if not self.chance(0.45):
                    break
                kind = kind[1:]
            parts.append(self.make(kind) if not self.chance(0.06) else self.make("any"))
        if self.chance(0.02) and parts:
            parts.pop()
        if self.chance(0.02):
            parts.append(self.make("any"))
        if self.chance(0.015):
            keywords.append(f"{self.pick(NAMES)}_k={self.make('any')}")
        if self.chance(0.02) and parts:
            parts[-1] = f"*({parts[-1]},)"
        return ", ".join(parts + keywords)

    def method_call(self, kind):
        methods = METHODS.get(kind)
        if not methods:
            return self.builtin_call()
        name = self.pick(list(methods))
        if self.chance(0.03):
            name = self.pick(["nothing", "appendx", "foo", "__name__", "x", "lenght", "isdgit", "item", "sorted"])
            return f"{self.parenthesized(kind)}.{name}"
        if self.chance(0.05):
            return f"{kind}.{name}({', '.join(filter(None, [self.make(kind if self.chance(0.7) else 'any'), self.argument_list(methods[name])]))})"
        return f"{self.parenthesized(kind)}.{name}({self.argument_list(methods[name])})"

    def builtin_call(self):
        name = self.pick(list(BUILTINS))
        return f"{name}({self.argument_list(BUILTINS[name])})"

    def arguments(self, count):
        """Arguments for a call of an unknown function: positional, keyword, starred."""
        parts = [self.make("any") for _ in range(count)]
        if self.chance(0.12):
            parts.append(f"*{self.parenthesized('iterable')}")
        if self.chance(0.12):
            parts.append(self.make("any"))
        used = set()
        for _ in range(self.random.randrange(3)):
            name = self.pick(NAMES)
            if self.chance(0.4) and name not in used:
                used.add(name)
                parts.append(f"{name}={self.make('any')}")
        if self.chance(0.12):
            parts.append("**" + self.pick(["{'a': 1}", "{'key': 2, 'x': 3}", "{}", "{1: 2}", "5", "{'b': 0, 'zz': 1}", "None"]))
        return ", ".join(parts)

    def function_call(self):
        name, count = self.pick(self.functions)
        return f"{name}({self.arguments(max(0, count + self.pick([0, 0, 0, 0, 1, -1])))})"
