"""Random Python programs, for the differential fuzzer.

A seed gives a program: a prologue of helpers that print values and exceptions, and a list of chunks, which are whole
statements at module level. A reducer may drop any chunk and any line of a chunk, as long as the rest compiles.
"""

import random

from expressions import BUILTIN_EXCEPTIONS, COMPARE, NAMES, WEIGHTED_KINDS
from situations import Situations, indent

PROLOGUE = '''\
kept = []
def keep(x):
    kept.append(x)
    return x
def rep(x, depth=0):
    if type(x) in (set, frozenset):
        return type(x).__name__ + '{' + ', '.join(sorted(map(repr, x))) + '}'
    if hasattr(type(x), '__next__') and depth == 0:
        out = []
        for i, v in enumerate(x):
            out.append(rep(v, 1))
            if i > 20:
                break
        return type(x).__name__ + repr(out)
    return repr(x)
def show(*values):
    for x in values:
        try:
            print(type(x).__name__, rep(x))
        except Exception as e:
            err(e)
def err(e):
    depth = 0
    while e is not None and depth < 4:
        print('!' * (depth + 1), type(e).__name__, str(e), len(e.args), type(e.__cause__).__name__, e.__suppress_context__)
        e = e.__cause__ or e.__context__
        depth += 1
'''

BINARY_DUNDERS = ["add", "sub", "mul", "truediv", "floordiv", "mod", "and", "or", "xor", "lshift", "matmul", "pow",
                  "divmod"]
SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "and": "&", "or": "|",
           "xor": "^", "lshift": "<<", "matmul": "@", "pow": "**"}


class Programs(Situations):
    def __init__(self, seed):
        super().__init__(random.Random(seed))
        self.counter = 0
        self.generators = []   # names of generator functions without required parameters
        self.managers = []     # names of context manager classes
        self.loops = 0
        self.in_function = 0

    def fresh(self, prefix):
        self.counter += 1
        return f"{prefix}{self.counter}"

    # -- the program ---------------------------------------------------------------------------

    def chunks(self):
        made = []
        count = 3 + self.random.randrange(9)
        for _ in range(self.random.randrange(1, 5)):
            name = self.fresh("g")
            kind = self.pick(WEIGHTED_KINDS)
            made.append([f"{name} = {self.make(kind)}"])
            self.names.append((name, kind))
            made[-1] = self.guarded(made[-1], f"{name} = {self.pick(['0', 'None', '[]'])}")
        for _ in range(count):
            made.append(self.top())
        if self.names:
            made.append([f"show({', '.join(name for name, _ in self.names)})"])
        return made

    def guarded(self, lines, fallback=None):
        return ["try:"] + indent(lines) + ["except Exception as e:"] + indent(["err(e)"]
            + ([fallback] if fallback else []))

    def top(self):
        which = self.random.randrange(29)
        if which <= 5:
            return self.guarded([f"show({self.make('any')})"])
        if which == 6:
            return self.guarded(self.block(2))
        if which <= 9:
            return self.function()
        if which <= 11:
            return self.klass()
        if which == 12:
            return self.generator()
        if which == 13:
            return self.drive_generator()
        if which == 14:
            return self.manager()
        if which == 15:
            return self.mutation()
        if which == 16:
            return self.closure()
        if which == 17:
            return self.chain()
        if which == 18:
            return self.sorting()
        if which == 19:
            return self.unpacking()
        if which == 20:
            return self.formats()
        if which >= 22:
            return self.situation()
        return self.guarded(self.statement(2))

    # -- statements ----------------------------------------------------------------------------

    def block(self, depth):
        lines = []
        for _ in range(1 + self.random.randrange(3)):
            lines += self.statement(depth)
        return lines

    def statement(self, depth):
        which = self.random.randrange(24)
        if which <= 5 or depth == 0:
            return [f"show({self.make('any')})"]
        if which <= 8:
            return self.assignment()
        if which == 9:
            return self.augmented()
        if which == 10:
            lines = [f"if {self.condition()}:"] + indent(self.block(depth - 1))
            if self.chance(0.3):
                lines += [f"elif {self.condition()}:"] + indent(self.block(depth - 1))
            if self.chance(0.5):
                lines += ["else:"] + indent(self.block(depth - 1))
            return lines
        if which <= 12:
            return self.for_loop(depth)
        if which == 13:
            return self.while_loop(depth)
        if which <= 15:
            return self.try_statement(depth)
        if which == 16:
            return [f"raise {self.pick(BUILTIN_EXCEPTIONS)}({self.make('any') if self.chance(0.7) else ''})"] if self.chance(0.4) else [f"assert {self.condition()}, {self.make('str')}"]
        if which == 17:
            return self.deletion()
        if which == 18 and self.managers:
            return self.with_statement(depth)
        if which == 19:
            return self.unpacking()
        if which == 20 and self.loops:
            return [f"if {self.condition()}:", f"    {self.pick(['break', 'continue'])}"]
        if which == 21 and self.in_function:
            return [f"if {self.condition()}:", f"    return {self.make('any')}"]
        if which == 22:
            container = self.parenthesized(self.pick(["list", "dict", "tuple", "str"]))
            return [f"{container}[{self.make('hashable' if self.chance(0.4) else 'small')}] = {self.make('any')}"]
        if which == 23:
            name = self.variable("list")
            if name:
                return [f"{name}[{self.slice()}] = {self.make('iterable')}",
                        f"show({name})"] if self.chance(0.7) else [f"del {name}[{self.slice()}]", f"show({name})"]
        return [self.make("any")]

    def target(self, kind):
        if self.names and self.chance(0.5):
            return self.pick(self.names)[0]
        name = self.fresh("v")
        self.names.append((name, kind))
        return name

    def assignment(self):
        kind = self.pick(WEIGHTED_KINDS)
        value = self.make(kind)
        if self.chance(0.1):
            first = self.target(kind)
            return [f"{first} = {self.target(kind)} = {value}"]
        return [f"{self.target(kind)} = {value}"]

    def augmented(self):
        kind = self.pick(WEIGHTED_KINDS)
        name = self.variable(kind) or self.variable()
        if not name:
            return self.assignment()
        operator = self.pick(["+", "-", "*", "//", "%", "&", "|", "^", "/", "<<", ">>", "@"])
        if operator in ("<<", ">>"):
            value = self.pick(["1", "5", "33", "-1"])
        elif operator == "*":
            value = self.pick(["2", "3", "0", "-1", "2.5", "'a'", "[1]"])
        else:
            value = self.make(kind)
        return [f"{name} {operator}= {value}", f"show({name})"]

    def for_loop(self, depth):
        self.loops += 1
        name = self.fresh("i")
        mark = len(self.names)
        self.names.append((name, "int"))
        iterable = self.pick([f"range({self.random.randrange(6)})", f"list({self.make('iterable')})[:6]",
                              self.pick(["'abc'", "enumerate('xy')", "{1: 2, 'k': 3}.items()", "zip([1, 2], [3, 4])",
                                         "(1, 2.5, None)"]), "[1, 2, 3]", "reversed([1, 2, 3])"])
        if "enumerate" in iterable or "zip" in iterable or "items" in iterable:
            targets = self.pick([name, f"({name}, {name}b)", f"{name}, *{name}b", f"{name}b, {name}"])
        else:
            targets = name
        lines = [f"for {targets} in {iterable}:"] + indent(self.block(depth - 1))
        self.loops -= 1
        if self.chance(0.25):
            lines += ["else:"] + indent(self.block(depth - 1))
        del self.names[mark + 1:]
        return lines

    def while_loop(self, depth):
        self.loops += 1
        name = self.fresh("w")
        lines = [f"{name} = 0", f"while {name} < {self.random.randrange(1, 6)}:"] + indent([f"{name} += 1"] +
            self.block(depth - 1))
        self.loops -= 1
        if self.chance(0.3):
            lines += ["else:"] + indent(self.block(0))
        return lines

    def try_statement(self, depth):
        lines = ["try:"] + indent(self.block(depth - 1))
        handled = self.chance(0.8)
        if handled:
            for _ in range(1 + self.random.randrange(2)):
                caught = self.pick([self.pick(BUILTIN_EXCEPTIONS),
                                    f"({self.pick(BUILTIN_EXCEPTIONS)}, {self.pick(BUILTIN_EXCEPTIONS)})",
                                    "Exception"])
                if self.chance(0.02):
                    caught = self.pick(["5", "(ValueError, 5)", "int", "()"])
                name = self.fresh("e")
                body = [f"err({name})"]
                if self.chance(0.3):
                    body += [self.pick(["raise", f"raise {self.pick(BUILTIN_EXCEPTIONS)}('again')",
                                        f"raise {self.pick(BUILTIN_EXCEPTIONS)}('from') from {name}",
                                        f"raise {self.pick(BUILTIN_EXCEPTIONS)} from None", f"raise {name}",
                                        "raise 5"])]
                elif self.chance(0.4):
                    body += self.block(depth - 1)
                lines += [f"except {caught} as {name}:"] + indent(body)
            if self.chance(0.3):
                lines += ["else:"] + indent(self.block(depth - 1))
        if not handled or self.chance(0.4):
            loops, self.loops = self.loops, 0     # a jump out of finally gives a warning in 3.14
            function, self.in_function = self.in_function, 0
            lines += ["finally:"] + indent(self.block(depth - 1))
            self.loops, self.in_function = loops, function
        return lines

    def deletion(self):
        name = self.variable()
        if not name:
            return ["pass"]
        if self.chance(0.3):
            return [f"del {name}", f"show({name})"] if not self.in_function else [f"show({name})"]
        return [f"del {name}[{self.pick([self.slice(), '0', '-1', chr(39) + 'a' + chr(39), '1'])}]", f"show({name})"]

    def with_statement(self, depth):
        manager = self.pick(self.managers)
        items = [f"{manager}({self.pick(['1', '2', '0'])})"
                 + (f" as {self.target('int')}" if self.chance(0.6) else "")]
        if self.chance(0.3):
            items.append(f"{self.pick(self.managers)}(1)" + (" as (wa, wb)" if self.chance(0.3) else ""))
        return [f"with {', '.join(items)}:"] + indent(self.block(depth - 1))

    def unpacking(self):
        names = [self.fresh("u") for _ in range(self.random.randrange(1, 4))]
        pattern = list(names)
        if self.chance(0.5):
            index = self.random.randrange(len(pattern))
            pattern[index] = "*" + pattern[index]
        if self.chance(0.2):
            inner = self.fresh("u")
            names.append(inner)
            pattern.append(f"({inner}, {inner}b)")
        text = ", ".join(pattern) + ("," if len(pattern) == 1 else "")
        if self.chance(0.3):
            text = f"[{text}]"
        value = self.make("iterable") if self.chance(0.6) else ", ".join(self.make("any") for _
            in range(self.random.randrange(1, 5))) + ","
        lines = [f"{text} = {value}", f"show({', '.join(names)})"]
        return self.guarded(lines) if not self.in_function else lines

    # -- functions -----------------------------------------------------------------------------

    def parameters(self):
        """Returns a parameter list, its names, and a suitable number of positional arguments."""
        parts, names = [], []
        available = NAMES[:]
        self.random.shuffle(available)
        default = False
        count = self.random.randrange(4)
        for index in range(count):
            name = available.pop()
            names.append(name)
            default = default or self.chance(0.3)
            parts.append(f"{name}={self.make('any')}" if default else name)
        if count and self.chance(0.25):
            parts.insert(self.random.randrange(1, count + 1), "/")
        if self.chance(0.3):
            parts.append("*rest")
            names.append("rest")
        elif self.chance(0.3) and available:
            parts.append("*")
        if parts and parts[-1] in ("*rest", "*"):
            bare = parts[-1] == "*"
            for _ in range(self.random.randrange(1 if bare else 0, 3)):
                if available:
                    name = available.pop()
                    names.append(name)
                    parts.append(f"{name}={self.make('any')}" if self.chance(0.6) else name)
            if parts[-1] == "*":
                parts.pop()
        if self.chance(0.25):
            parts.append("**more")
            names.append("more")
        return ", ".join(parts), names, count

    def body(self, names, depth=2):
        saved, self.names = self.names, self.names[:] if self.chance(0.7) else []
        loops, self.loops = self.loops, 0
        self.in_function += 1
        lines = []
        if self.chance(0.25) and self.names and names is not None:
            name = self.pick(self.names)[0]
            if name not in names and name.startswith("g"):
                lines.append(f"global {name}")
        # A module name that is assigned here becomes local, which causes UnboundLocalErrors.
        self.names += [(name, self.pick(WEIGHTED_KINDS)) for name in names]
        lines += self.block(depth)
        lines.append(f"return {self.make('any')}" if self.chance(0.7) else f"show({', '.join(names) or '0'})")
        self.in_function -= 1
        self.names, self.loops = saved, loops
        return lines

    def function(self):
        name = self.fresh("f")
        parameters, names, count = self.parameters()
        lines = []
        decorated = self.chance(0.1)
        if decorated:
            lines.append(f"@{self.pick(['(lambda f: (lambda *a, **k: [f(*a, **k)]))', 'staticmethod', '(lambda f: f)'])}")
        lines += [f"def {name}({parameters}):"] + indent(self.body(names))
        lines = self.guarded(lines, f"{name} = None")
        self.functions.append((name, count))
        for _ in range(1 + self.random.randrange(3)):
            lines += self.guarded([f"show({name}({self.arguments(max(0, count + self.pick([0, 0, 0, 1, -1])))}))"])
        return lines

    def closure(self):
        name = self.fresh("c")
        start, step = self.make("any"), self.make("any")
        operator = self.pick(["+", "*", "-"])
        lines = [f"def {name}(start, log=[]):", "    n = start", f"    def add(step={self.make('int')}):",
                 "        nonlocal n", f"        n {'+' if operator == '*' else operator}= step",
                 "        log.append(n)", "        return n", "    def get():", "        return n, log[-3:]"]
        if self.chance(0.4):
            lines += ["    def drop():", "        nonlocal n", "        del n", "    return add, get, drop"]
        else:
            lines += ["    return add, get, lambda: [f() for f in [lambda: i for i in range(3)]]"]
        calls = [f"add, get, drop = {name}({start})"]
        for _ in range(3):
            calls.append(self.pick(["show(add())", f"show(add({step}))", "show(get())", "show(drop())"]))
        result = lines
        result += self.guarded(calls)
        return result + self.guarded(["show(get())", "show(add.__name__, add.__qualname__)"])

    def generator(self):
        name = self.fresh("gen")
        lines = [f"def {name}({self.pick(['n=3', 'n=2, *a', '*, n=4', 'n=range(3)'])}):"]
        saved, self.names = self.names, self.names + [("got", "int"), ("k", "int")]
        self.in_function += 1
        body = ["got = None"]
        which = self.random.randrange(5)
        if which == 0:
            body += ["for k in range(3):", "    got = yield k, got", "    show(got)"]
        elif which == 1:
            body += ["try:", "    got = yield 1", "    show(got)", "    got = yield 2",
                     f"except {self.pick(BUILTIN_EXCEPTIONS)} as e:", "    err(e)",
                     f"    {self.pick(['yield 99', 'raise', 'return 5', 'raise KeyError(1) from e'])}",
                     "finally:", f"    {self.pick(['show(0)', 'yield -1', 'print(got)'])}",
                     f"return {self.make('any')}"]
        elif which == 2 and self.generators:
            body += [f"k = yield from keep({self.pick(self.generators)}())", "show(k)", f"yield {self.make('any')}"]
        elif which == 3:
            body += [f"k = yield from {self.make('iterable')}", "yield k", f"return {self.make('any')}"]
        else:
            body += ["k = 0", "while k < 4:", "    k += 1", "    try:", "        got = yield (k, got)",
                     f"    except {self.pick(BUILTIN_EXCEPTIONS)} as e:",
                     "        err(e)"] + indent(self.statement(1))
        if self.chance(0.3):
            body += self.block(1)
        self.in_function -= 1
        self.names = saved
        self.generators.append(name)
        return lines + indent(body) + self.drive_generator()

    def drive_generator(self):
        if not self.generators:
            return self.generator()
        name = self.pick(self.generators)
        which = self.random.randrange(4)
        if which == 0:
            return self.guarded([f"show({self.pick(['list', 'tuple', 'sum', 'sorted', 'dict', 'max', 'next', 'set', 'iter', 'len'])}(keep({name}({self.pick(['', '', 'n=5', '2'])}))))"])
        target = self.fresh("it")
        lines = self.guarded([f"{target} = keep({name}())"])
        for _ in range(2 + self.random.randrange(5)):
            action = self.pick([f"next({target})", f"next({target})", f"next({target}, 'end')",
                                f"{target}.send({self.make('any')})", f"{target}.send(None)",
                                f"{target}.throw({self.pick(BUILTIN_EXCEPTIONS)})",
                                f"{target}.throw({self.pick(BUILTIN_EXCEPTIONS)}({self.make('any')}))",
                                f"{target}.close()", f"list({target})",
                                f"{target}.gi_running", f"{target}.throw(5)" if self.chance(0.1)
                                else f"next({target})", f"{self.make('any')} in {target}",
                                f"{target}.gi_yieldfrom is None"])
            lines += self.guarded([f"show({action})"])
        return lines

    def manager(self):
        name = self.fresh("M")
        exit_ = self.pick(["return self.n == 1", "return True", "return None", "raise KeyError('exit')",
                           "return self.n", "return []"])
        lines = [f"class {name}:", "    def __init__(self, n):", "        self.n = n", "    def __enter__(self):",
                 "        print('enter', self.n)",
                 f"        return {self.pick(['self.n', '(1, 2)', 'self.n', '1 / (self.n - 2)'])}",
                 "    def __exit__(self, kind, value, trace):",
                 "        print('exit', kind, value, trace is None)", f"        {exit_}"]
        if self.chance(0.05):
            lines = [f"class {name}:", "    def __init__(self, n):", "        self.n = n",
                     f"    {self.pick(['__enter__', '__exit__'])} = lambda *a: 1"]
        self.managers.append(name)
        return lines + self.guarded(self.with_statement(2)) + self.guarded(self.with_statement(1))

    # -- classes -------------------------------------------------------------------------------

    def klass(self):
        name = self.fresh("K")
        bases = []
        if self.classes and self.chance(0.5):
            bases = self.random.sample(self.classes, min(len(self.classes), self.pick([1, 1, 1, 2])))
        elif self.chance(0.3):
            bases = [self.pick(["int", "str", "list", "dict", "tuple", "float", "Exception", "set", "frozenset",
                                "ValueError", "bytes", "object", "bool", "complex", "type(None)", "range"])]
        lines = [f"class {name}({', '.join(bases)}):" if bases else f"class {name}:"]
        body = []
        saved, self.names = self.names, []
        self.in_function += 1
        if self.chance(0.12) and not bases:
            body.append(f"__slots__ = {self.pick(['(' + chr(39) + 'a' + chr(39) + ',)', '[' + chr(39) + 'a' + chr(39) + ', ' + chr(39) + 'b' + chr(39) + ']', '()'])}")
        if self.chance(0.6):
            init = self.pick(["self, a=1", "self, a=None, *b", "self, *a, **b", "self"])
            body += [f"def __init__({init}):"]
            if bases and self.chance(0.5):
                body += [f"    super().__init__({self.pick(['', 'a' if 'a' in init else '', '*a' if '*a' in init else ''])})"]
            body += [f"    self.a = {'a' if 'a' in init else '0'}"]
            if self.chance(0.3):
                body += [f"    self.b = {self.make('any')}"]
        elif not bases or self.chance(0.5):
            body.append(f"a = {self.make('any')}")
        for _ in range(self.random.randrange(1, 6)):
            body += self.member(bases)
        if not body:
            body = ["pass"]
        self.in_function -= 1
        self.names = saved
        lines += indent(body)
        other = self.fresh("o")
        result = self.guarded(lines, f"{name} = object")
        self.classes.append(name)
        result += self.guarded([f"{other} = {name}({self.arguments(self.pick([0, 0, 1, 1, 2]))})"], f"{other} = None")
        self.names.append((other, self.pick(["int", "list", "str", "dict", "object"])))
        for _ in range(2 + self.random.randrange(4)):
            result += self.guarded([f"show({self.object_use(other, name)})"])
        return result

    def member(self, bases):
        which = self.random.randrange(26)
        value = lambda: self.make("any")
        call_super = lambda method, arguments: f"super().{method}({arguments})" if bases and self.chance(
            0.4) else value()
        if which == 0:
            return ["def __repr__(self):",
                    f"    return {self.pick([chr(39) + 'R' + chr(39), 'type(self).__name__', value(), 'f' + chr(39) + '<{self.a!r}>' + chr(39), 'super().__repr__()'])}"]
        if which == 1:
            return ["def __str__(self):",
                    f"    return {self.pick([chr(39) + 'S' + chr(39), 'str(self.a)', value(), 'super().__str__()'])}"]
        if which == 2:
            return ["def __eq__(self, other):",
                    f"    return {self.pick(['self.a == other', 'NotImplemented', 'True', value(), 'type(self) is type(other)'])}"] + (["__hash__ = None"] if self.chance(0.1) else [])
        if which == 3:
            return ["def __hash__(self):",
                    f"    return {self.pick(['1', '-1', '2**70', value(), 'hash(self.a)', 'True'])}"]
        if which == 4:
            return ["def __len__(self):",
                    f"    return {self.pick(['2', '0', '-1', '2**63', value(), 'len(self.a)', 'True'])}"]
        if which == 5:
            return ["def __bool__(self):", f"    return {self.pick(['True', 'False', value(), '1'])}"]
        if which == 6:
            return ["def __getitem__(self, key):", "    show(key)",
                    f"    {self.pick(['return key', 'raise IndexError(key)', 'return self.a[key]', 'return ' + call_super('__getitem__', 'key'), 'return [10, 20, 30][key]'])}"]
        if which == 7:
            return ["def __setitem__(self, key, value):", f"    print('set', key, value)",
                    f"    return {call_super('__setitem__', 'key, value')}"]
        if which == 8:
            return ["def __iter__(self):",
                    f"    {self.pick(['yield 1; yield 2', 'return iter([1, 2, 3])', 'return ' + value(), 'return self', 'yield from self.a'])}"]
        if which == 9:
            return ["def __next__(self):",
                    f"    {self.pick(['raise StopIteration', 'raise StopIteration(5)', 'raise ValueError(1)'])}"]
        if which == 10:
            return ["def __contains__(self, item):", f"    return {self.pick(['item == 1', value(), 'True'])}"]
        if which == 11:
            return ["def __call__(self, *args, **kw):", f"    return {self.pick(['args, kw', 'self', value()])}"]
        if which == 12:
            return [f"def __getattr__(self, name):",
                    f"    {self.pick(['return name', 'raise AttributeError(name)', 'return ' + chr(39) + 'got ' + chr(39) + ' + name', 'raise KeyError(name)'])}"]
        if which == 13:
            return ["@property", "def prop(self):",
                    f"    return {self.pick(['self.a', value()])}"] + (["@prop.setter", "def prop(self, value):",
                        "    print('setter', value)"] if self.chance(0.5) else [])
        if which == 14:
            return [f"@{self.pick(['classmethod', 'staticmethod'])}", "def make(*args, **kw):",
                    f"    return {self.pick(['len(args), kw', value()])}"]
        if which in (15, 16, 17):
            name = self.pick(BINARY_DUNDERS)
            prefix = self.pick(["", "", "r", "i"]) if name != "divmod" else self.pick(["", "r"])
            return [f"def __{prefix}{name}__(self, other):",
                    f"    return {self.pick(['NotImplemented', '(' + chr(39) + prefix + name + chr(39) + ', type(other).__name__)', 'self', 'self.a', call_super('__' + prefix + name + '__', 'other')])}"]
        if which == 18:
            return [f"def __{self.pick(['lt', 'le', 'gt', 'ge', 'ne'])}__(self, other):",
                    f"    return {self.pick(['NotImplemented', 'True', 'False', value(), 'id(self) == id(other)'])}"]
        if which == 19:
            return [f"def __{self.pick(['neg', 'pos', 'abs', 'invert', 'int', 'float', 'index', 'round', 'trunc', 'complex', 'floor', 'ceil', 'length_hint', 'reversed', 'bytes'])}__(self, *a):", f"    return {self.pick(['5', '2.5', 'self', value(), 'True', 'self.a', 'NotImplemented'])}"]
        if which == 20:
            return ["def __format__(self, spec):",
                    f"    return {self.pick(['spec', 'repr(spec) + ' + chr(39) + '!' + chr(39), value(), 'super().__format__(spec)'])}"]
        if which == 21:
            parameters, names, count = self.parameters()
            return [f"def method(self{', ' if parameters else ''}{parameters.replace('/, ', '').replace(', /', '').replace('/', 'zz')}):", f"    return {self.pick(['self.a', value(), '(' + ', '.join(names) + ('' if len(names) > 1 else ', ' if names else '') + ')', 'super().method()'])}"]
        if which == 22:
            return [f"x = {value()}", "y = [x for _ in range(2)]"]
        if which == 23:
            return [f"def __{self.pick(['setattr', 'delattr'])}__(self, name, *value):",
                    "    print('attr', name, *value)",
                    f"    {self.pick(['pass', 'object.__setattr__(self, name, *value)', 'super().__setattr__(name, *value)', 'raise AttributeError(name)'])}"]
        if which == 24:
            return ["def __init_subclass__(cls, **kw):",
                    "    print('sub', cls.__name__, kw)"] if self.chance(0.5) else [
                        "def __class_getitem__(cls, item):", "    return cls.__name__, item"]
        return ["def __new__(cls, *args, **kw):", f"    print('new', len(args))",
                f"    return {self.pick(['super().__new__(cls)', 'super().__new__(cls, *args)', 'super().__new__(cls, *args, **kw)', value()])}"]

    def object_use(self, other, name):
        which = self.random.randrange(30)
        value = self.parenthesized("any")
        options = [f"{other}", f"str({other})", f"{other} == {value}", f"{value} == {other}", f"len({other})",
                   f"bool({other})", f"{other}[{self.make('index')}]", f"list({other})",
                   f"{value} in {other}", f"{other}({self.arguments(1)})",
                   f"{other}.{self.pick(['a', 'b', 'x', 'prop', 'nothing', 'make', 'y', '__dict__', '__doc__', '__module__'])}",
                   f"{other}.{self.pick(['make', 'method'])}({self.arguments(1)})",
                   f"{name}.{self.pick(['make', 'method', 'prop', 'a'])}",
                   f"{other} {self.pick(list(SYMBOLS.values()))} {value}" ,
                   f"{value} {self.pick(['+', '-', '/', '//', '%', '&', '|', '^', '@'])} {other}",
                   f"{other} {self.pick(COMPARE)} {value}", f"{self.pick(['-', '+', '~', 'not '])}{other}",
                   f"{self.pick(['abs', 'int', 'float', 'round', 'hash', 'repr', 'ascii', 'complex', 'iter', 'next', 'sorted', 'reversed', 'sum', 'tuple', 'dict', 'bytes', 'hex', 'chr', 'callable', 'bin', 'str', 'range', 'set', 'enumerate', 'max', 'min', 'any', 'all'])}({other})",
                   f"format({other}, {self.make('spec')})", f"f'{{{other}!r:>10}}|{{{other}}}'",
                   f"isinstance({other}, {self.make('class')})", f"setattr({other}, 'a', {value})",
                   f"delattr({other}, '{self.pick(['a', 'zz', 'prop'])}')", f"[c.__name__ for c in {name}.__mro__]", f"{{{other}: 1}}",
                   f"[{other}, 1].index({value})", f"divmod({other}, {value})", f"[10, 20, 30][{other}]", f"{name}[{value}]", f"'%s %r %d' % ({other}, {other}, {other})"]
        return options[which]

    # -- special situations --------------------------------------------------------------------

    def mutation(self):
        which = self.random.randrange(6)
        kinds = [
            [f"d = {self.make('dict')}", "for i, k in enumerate(d):", f"    {self.pick(['d[i + 100] = 1', 'd.pop(k)', 'd[k] = 5', 'd.clear()', 'd.update(zz=1)', 'd.setdefault(k, 1)'])}", "    if i > 5: break", "show(d)"],
            [f"l = {self.make('list')}", "for i, k in enumerate(l):", f"    {self.pick(['l.append(i)', 'l.pop()', 'l.remove(k)', 'del l[0]', 'l.insert(0, k)', 'l.clear()', 'l[:] = l[1:]', 'l.reverse()', 'l += [i]'])}", "    if i > 5: break", "show(l)"],
            [f"s = set({self.make('intlist')})", "for i, k in enumerate(s):", f"    {self.pick(['s.add(i + 100)', 's.discard(k)', 's.clear()', 's.pop()', 's |= {k}'])}", "    if i > 5: break", "show(s)"],
            [f"l = {self.make('list')}", f"l.sort(key=lambda v: {self.pick(['l.append(1)', 'l.clear()', 'len(l)', 'l.pop()', '1 / len(l)'])})", "show(l)"],
            [f"d = {self.make('dict')}", f"v = d.{self.pick(['keys', 'values', 'items'])}()", f"d[{self.make('hashable')}] = {self.make('any')}", "show(v, len(v))", f"show({self.make('hashable')} in v, v {self.pick(['==', '|', '&', '-', '<=', '^'])} {self.make(self.pick(['set', 'dict', 'list']))})"],
            [f"l = {self.make('list')}", f"l.append(l)", "print(l)", f"d = {{1: l}}", "d[2] = d", "print(d)", f"show(l == {self.pick(['l', '[1]', 'l[:]'])})"],
        ]
        return self.guarded(kinds[which])

    def chain(self):
        first, second = self.pick(BUILTIN_EXCEPTIONS), self.pick(BUILTIN_EXCEPTIONS)
        name = self.fresh("h")
        lines = [f"def {name}(n):", "    try:", "        try:", f"            {self.pick(['1 / n', 'raise ' + first + '(n)', '[][n]', '{}[n]', 'n.nope', 'int(' + chr(39) + 'x' + chr(39) + ')', 'undefined_name', 'return n'])}",
                 f"        {self.pick(['except Exception as e: raise ' + second + '(2) from e', 'except Exception: raise ' + second + '(3)', 'finally: n.append(4)', 'except ' + second + ': pass', 'except Exception as e: raise ' + second + '() from None'])}",
                 f"    {self.pick(['finally: print(n)', 'except ' + second + ' as e: err(e)', 'except ' + first + ' as e: return repr(e)'])}"]
        for value in ("0", self.make("any")):
            lines += self.guarded([f"show({name}({value}))"])
        return lines

    def sorting(self):
        values = self.pick([f"[{', '.join(self.make(self.pick(['int', 'int', 'float'])) for _ in range(6))}]", f"[{', '.join(self.make('str') for _ in range(5))}]", self.make("iterable"), "[(2, 'a'), (1, 'b'), (2, 'A')]", "[[3], [1, 2], [1]]", "[i * 7919 % 101 for i in range(80)]", "[1, 'a', 2]", "[1, None]"])
        call = self.pick(["sorted", "max", "min"])
        key = f", key={self.make('key')}" if self.chance(0.6) else ""
        reverse = f", reverse={self.make('bool')}" if self.chance(0.4) and call == "sorted" else ""
        return self.guarded([f"show({call}({values}{key}{reverse}))"])

    def formats(self):
        lines = []
        for _ in range(4):
            lines += self.guarded([f"show({self.one_format()})"])
        return lines

    def one_format(self):
        which = self.random.randrange(4)
        if which == 0:
            return self.fstring()
        if which == 1:
            return self.percent()
        if which == 2:
            return f"format({self.make(self.pick(['int', 'float', 'str', 'complex', 'number', 'any']))}, {self.make('spec')})"
        fields = self.pick(["{}", "{0}", "{1} {0}", "{a}", "{0[0]}", "{0.real}", "{a[k]}", "{!r}", "{:>8}", "{0:{1}}", "{:{}}", "{", "}", "{{}}", "{0!x}", "{0[}", "{} {1}", "{a.nothing}", "{0[-1]}", "{!s:^9}|", "{:,}", "{5}", "{0[a]}", "{0.__class__}" , "{:%}"])
        return f"'{fields}'.format({self.arguments(2)})"


def program(seed):
    """Returns the chunks of the program of that seed, each a list of lines."""
    return Programs(seed).chunks()


def text_of(chunks):
    return PROLOGUE + "\n".join("\n".join(chunk) for chunk in chunks) + "\n"
