"""Random statements that each test one part of the language: match, except*, coroutines, code from text,
descriptors and metaclasses, assignment targets and their order, and objects that lie (lies.py).

Generates whole statements at module level.
"""

from expressions import BUILTIN_EXCEPTIONS
from lies import Lies, indent


class Situations(Lies):
    def situation(self):
        return self.pick([self.match_statement, self.match_statement, self.except_star, self.coroutine,
                          self.async_generator, self.code_from_text, self.descriptor, self.metaclass,
                          self.evaluation_order, self.call_order, self.nested_finally, self.scopes,
                          self.iteration_protocol, self.unpack_targets, self.lie, self.lie, self.lie])()

    # -- match -----------------------------------------------------------------------------------

    def pattern(self, depth, names):
        which = self.random.randrange(14)
        if depth == 0 or which <= 2:
            literal = self.pick(["0", "1", "-1", "2.5", "'a'", "'abc'", "None", "True", "False", "-2.5", "1+2j",
                                 "b'a'", "'a' 'b'", "255"])
            return literal
        if which <= 4:
            return self.capture(names)
        if which == 5:
            return "_"
        if which <= 7:
            parts, has_star = [], False
            for _ in range(self.random.randrange(4)):
                if not has_star and self.chance(0.25):
                    has_star = True
                    parts.append("*" + self.pick(["_", self.capture(names)]))
                else:
                    parts.append(self.pattern(depth - 1, names))
            return "[" + ", ".join(parts) + "]" if self.chance(0.5) else "(" + ", ".join(parts) + ("," if len(parts)
                == 1 else "") + ")"
        if which <= 9:
            keys = self.random.sample(["'a'", "1", "'k'", "None", "-1", "b'x'", "True"], self.random.randrange(3))
            parts = [f"{key}: {self.pattern(depth - 1, names)}" for key in keys]
            if self.chance(0.4):
                parts.append("**" + self.capture(names))
            return "{" + ", ".join(parts) + "}"
        if which <= 11:
            name = self.pick(["int", "str", "list", "tuple", "dict", "float", "bool", "bytes", "set", "object",
                              "complex", "range", "Point", "Point", "Point", "Exception", "type", "frozenset"])
            if name == "Point":
                parts = [self.pattern(depth - 1, names) for _
                         in range(self.random.randrange(4) if self.chance(0.1) else self.random.randrange(3))]
                parts += [f"{key}={self.pattern(depth - 1, names)}" for key in self.random.sample(["z", "real", "w"],
                    self.random.randrange(2))]
            else:
                parts = [self.pattern(depth - 1, names)] if self.chance(0.5) else []
                parts += [f"{key}={self.pattern(depth - 1, names)}" for key
                          in self.random.sample(["real", "imag", "start", "nothing"], self.random.randrange(2))]
            return f"{name}({', '.join(parts)})"
        if which == 12:
            inner = self.pattern(depth - 1, names)
            return f"({inner}) as {self.capture(names)}"
        return " | ".join(self.pattern(0, names) for _ in range(2 + self.random.randrange(2)))

    def capture(self, names):
        name = f"m{len(names)}"
        names.append(name)
        return name

    def match_statement(self):
        lines = ["class Point:", "    __match_args__ = ('x', 'y')", "    def __init__(self, x, y):",
                 "        self.x, self.y = x, y", "        self.z = [x]"]
        cases = []
        for _ in range(1 + self.random.randrange(5)):
            names = []
            pattern = self.pattern(3, names)
            if not names and pattern == "_":
                pattern = "0"
            guard = f" if {self.condition()}" if self.chance(0.15) else ""
            if pattern.startswith("m") and pattern[1:].isdigit() and not guard:
                pattern = f"[{pattern}]"
            cases += [f"case {pattern}{guard}:", f"    show({', '.join([repr(pattern[:20])] + names)})"]
        if self.chance(0.5):
            cases += ["case _:", "    print('no case')"]
        for _ in range(3):
            subject = self.pick([self.make("any"), self.make("tuple"), self.make("list"), self.make("dict"),
                                 f"Point({self.make('any')}, {self.make('any')})", "{'a': 1, 'k': [1, 2], 1: 2}",
                                 "[1, [2, 3], 'a']",
                                 "(1, 2)", "'ab'", "[]", "{}", "range(3)", "True", "Point(1, 'a')",
                                 f"({self.make('any')}, *{self.make('list')})"])
            lines += self.guarded([f"match {subject}:"] + indent(cases))
        return lines

    # -- except* ---------------------------------------------------------------------------------

    def leaf_error(self):
        return f"{self.pick(BUILTIN_EXCEPTIONS[:12])}({self.pick(['1', self.quoted(), ''])})"

    def quoted(self):
        return self.pick(["'a'", "'text'", "2", "None"])

    def error_tree(self, depth):
        if depth == 0 or self.chance(0.5):
            return self.leaf_error()
        inner = ", ".join(self.error_tree(depth - 1) for _ in range(1 + self.random.randrange(3)))
        return f"{self.pick(['ExceptionGroup', 'BaseExceptionGroup'])}({self.quoted() if self.chance(0.1) else chr(39) + 'g' + chr(39)}, [{inner}])"

    def except_star(self):
        inner = ", ".join(self.error_tree(2) for _ in range(1 + self.random.randrange(3)))
        raised = self.pick([f"ExceptionGroup('top', [{inner}])", f"ExceptionGroup('top', [{inner}])",
                            self.leaf_error(), "None"])
        body = [f"raise {raised}"] if raised != "None" else ["pass"]
        lines = ["try:"] + indent(body)
        for index in range(1 + self.random.randrange(3)):
            caught = self.pick(BUILTIN_EXCEPTIONS[:12]) if self.chance(
                0.7) else f"({self.pick(BUILTIN_EXCEPTIONS[:12])}, {self.pick(BUILTIN_EXCEPTIONS[:12])})"
            if self.chance(0.04):
                caught = self.pick(["ExceptionGroup", "5", "()", "(KeyError, 5)"])
            action = self.pick(["pass", "pass", f"raise {self.leaf_error()}", "raise",
                                f"raise {self.leaf_error()} from e{index}", f"raise e{index}",
                                "raise e%d.exceptions[0]" % index])
            lines += [f"except* {caught} as e{index}:"] + indent([f"show_group(e{index})", action])
        if self.chance(0.3):
            lines += ["else:", "    print('else')"]
        if self.chance(0.3):
            lines += ["finally:", "    print('finally')"]
        helper = ["def show_group(e, depth=0):",
                  "    print('  ' * depth, type(e).__name__, str(e), e.args[:1], type(e.__cause__).__name__, type(e.__context__).__name__)",
                  "    if isinstance(e, BaseExceptionGroup) and depth < 5:", "        for x in e.exceptions:",
                  "            show_group(x, depth + 1)"]
        lines = ["try:"] + indent(lines) + ["except BaseException as e:", "    show_group(e)"]
        extra = []
        for _ in range(2):
            method = self.pick(["split", "subgroup", "derive"])
            argument = self.pick(["ValueError", "(KeyError, TypeError)", "lambda e: isinstance(e, ValueError)",
                                  "[ValueError(1)]", "5", "lambda e: len(getattr(e, 'exceptions', ())) > 1"])
            extra += self.guarded([f"r = ExceptionGroup('s', [{inner}]).{method}({argument})",
                                   "for x in r if isinstance(r, tuple) else (r,):",
                                   "    show_group(x) if x else print(x)"])
        return helper + lines + extra

    # -- coroutines, driven by hand ----------------------------------------------------------------

    def coroutine(self):
        lines = ["class Wait:", "    def __init__(self, v):", "        self.v = v", "    def __await__(self):",
                 f"        {self.pick(['got = yield self.v', 'got = yield from [self.v, 2]', 'return self.v; yield', 'raise KeyError(self.v); yield'])}", f"        return {self.pick(['5', 'self.v', 'None'])}"]
        body = []
        for _ in range(1 + self.random.randrange(3)):
            body += self.pick([
                [f"show(await Wait({self.make('any')}))"], [f"show(await helper({self.make('any')}))"],
                ["try:", "    show(await Wait(1))", f"except {self.pick(BUILTIN_EXCEPTIONS)} as e:", "    err(e)"],
                ["async with Manager() as m:", f"    show(m, await Wait(3))",
                 f"    {self.pick(['pass', 'raise ValueError(1)', 'return 7'])}"],
                ["async for k in Count(3):", "    show(k)",
                 f"    {self.pick(['pass', 'if k: break', 'await Wait(k)'])}", "else:", "    print('else')"],
                ["show([x async for x in Count(3)], {x: await helper(x) async for x in Count(2)})"],
                [f"await {self.make('any')}"], ["show([await helper(i) for i in range(2)])"],
                ["try:", "    await Wait('f')", "finally:", "    print('final')"], [f"return {self.make('any')}"],
            ])
        lines += ["async def helper(v):",
                  f"    {self.pick(['return v', 'await Wait(v); return v', 'return await Wait(v)', 'raise IndexError(v)'])}",
                  "class Manager:", "    async def __aenter__(self):", "        print('aenter')",
                  f"        {self.pick(['return 1', 'return await Wait(4)'])}",
                  "    async def __aexit__(self, *a):", "        print('aexit', a[:2])",
                  f"        {self.pick(['return True', 'return False', 'await Wait(9)'])}",
                  "class Count:", "    def __init__(self, n):", "        self.n = n", "    def __aiter__(self):",
                  "        return self", "    async def __anext__(self):", "        if self.n == 0:",
                  "            raise StopAsyncIteration", "        self.n -= 1",
                  f"        {self.pick(['return self.n', 'return await Wait(self.n)'])}",
                  "async def main():"] + indent(body)
        lines += ["c = main()"]
        for _ in range(4 + self.random.randrange(4)):
            lines += self.guarded([f"show(c.{self.pick(['send(None)', 'send(None)', 'send(None)', 'send(5)', 'throw(ValueError(1))', 'close()', 'throw(GeneratorExit)'])})"])
        return lines + ["c.close()"] if self.chance(0.3) else self.guarded(lines + ["c.close()"])

    def async_generator(self):
        lines = ["async def numbers(n):", "    for i in range(n):", "        try:", "            got = yield i",
                 f"            show(got){self.pick(['', '; return', '; raise KeyError(1)'])}",
                 f"        except {self.pick(BUILTIN_EXCEPTIONS)} as e:", "            err(e)", "        finally:",
                 "            print('final', i)", "a = numbers(3)"]
        for _ in range(5):
            call = self.pick(["a.asend(None)", "a.__anext__()", "anext(a)", "a.asend(5)", "a.athrow(ValueError(2))",
                              "a.aclose()", "anext(a, 9)"])
            lines += self.guarded([f"w = {call}",
                                   f"show(w.{self.pick(['send(None)', 'send(None)', 'close()', 'throw(IndexError(3))', '__next__()'])})"])
        return lines

    # -- code from text ------------------------------------------------------------------------------

    def code_from_text(self):
        lines = [f"names = {{'p': {self.make('any')}, 'q': {self.make('any')}}}"]
        for _ in range(3):
            text = repr(self.make("any"))
            lines += self.guarded([self.pick([f"show(eval({text}))", f"show(eval({text}, globals(), names))",
                f"show(eval({text}, dict(globals())))",
                                              f"exec('r = ' + {text}, globals(), names); show(names['r'])",
                                              f"show(eval(compile({text}, 'f', 'eval')))",
                                              f"show((lambda z: eval({text}))(1))",
                                              "show(sorted((lambda z, y=2: locals())(1).items()))",
                                              "exec('def later(a, b=p):\\n return a, b', names); show(names['later'](1))",
                                              f"show([eval('k') for k in {self.make('list')}])",
                                              "exec('for i in range(3): t = i', names); show(names['t'], names['i'])"])])
        return lines

    # -- objects ---------------------------------------------------------------------------------------

    def descriptor(self):
        methods = []
        for name, body in (("__get__", "return (name_of(self), obj is None, owner.__name__)"), ("__set__",
            "print('set', value)"), ("__delete__", "print('delete')")):
            if self.chance(0.6):
                arguments = {"__get__": "self, obj, owner=None", "__set__": "self, obj, value",
                             "__delete__": "self, obj"}[name]
                methods += [f"def {name}({arguments}):", f"    {body}"]
        if self.chance(0.5):
            methods += ["def __set_name__(self, owner, name):", "    self.name = name",
                        "    print('named', owner.__name__, name)"]
        lines = ["def name_of(d):", "    return getattr(d, 'name', None)",
                 "class Descriptor:"] + indent(methods or ["pass"])
        lines += ["class Owner:", "    d = Descriptor()",
                  f"    {self.pick(['__slots__ = ()', 'x = 1', '__slots__ = (chr(115),)', 'def __init__(self): self.d = 5'])}",
                  "class Child(Owner):", f"    {self.pick(['pass', 'd = 3', 'd = Descriptor()', '__slots__ = ()'])}"]
        for _ in range(5):
            where = self.pick(["Owner()", "Child()", "Owner", "Child", "o"])
            lines += self.guarded([f"o = {self.pick(['Owner()', 'Child()'])}",
                                   self.pick([f"show_d({where}.d)", f"{where}.d = 7", f"del {where}.d",
                                              f"show_d(vars({where}).get('d'))",
                                              f"show_d(getattr({where}, 'd', 'none'))",
                                              f"show(hasattr({where}, 's'), hasattr({where}, '__dict__'))",
                                              f"{where}.s = 4; show({where}.s)"])])
        return ["def show_d(x):", "    print(x if isinstance(x, (int, str, tuple)) else type(x).__name__)"] + lines

    def metaclass(self):
        lines = ["class Meta(type):"]
        body = []
        if self.chance(0.5):
            body += ["def __new__(mcs, name, bases, ns, **kw):",
                     "    print('new', name, len(bases), sorted(kw), [k for k in ns if k[0] != '_'])",
                     "    return super().__new__(mcs, name, bases, ns)"]
            body += ["def __init__(cls, name, bases, ns, **kw):", "    print('init', name)",
                     "    super().__init__(name, bases, ns)"]
        if self.chance(0.3):
            body += ["def __call__(cls, *a, **k):",
                     f"    {self.pick(['return super().__call__(*a, **k)', 'return (cls.__name__, a)', 'print(a); return super().__call__()'])}"]
        if self.chance(0.3):
            body += ["@classmethod", "def __prepare__(mcs, name, bases, **kw):",
                     f"    {self.pick(['return {}', 'return dict(prepared=1)', 'print(name, kw); return {}', 'return []'])}"]
        for name, result in (("__getattr__", "return 'meta ' + name"), ("__len__", "return 3"), ("__iter__",
            "return iter('ab')"), ("__contains__", "return True"), ("__getitem__",
                "return name"), ("__instancecheck__", "return True"), ("__subclasscheck__",
                    "return False"), ("__repr__", "return 'R'")):
            if self.chance(0.2):
                body += [f"def {name}(cls{'' if name in ('__len__', '__iter__', '__repr__') else ', name'}):",
                         f"    {result}"]
        lines += indent(body or ["pass"])
        lines += ["class Base(metaclass=Meta):",
                  f"    {self.pick(['x = 1', 'pass', 'def m(self): return 1', '__slots__ = ()'])}",
                  f"class Sub(Base{self.pick(['', ', key=1', ', int'])}):", "    y = 2"]
        lines = self.guarded(lines, "Base = Sub = int")
        for _ in range(4):
            name = self.pick(["Base", "Sub"])
            lines += self.guarded([f"show({self.pick([f'len({name})', f'list({name})', f'5 in {name}', f'{name}[3]', f'{name}.nothing', f'isinstance(5, {name})', f'issubclass(int, {name})', f'repr({name})[:1]', f'type({name}()).__name__', f'{name}(1)' , f'{name}.__mro__[-1]', f'type({name}).__name__'])})"])
        return lines

    # -- order of evaluation -----------------------------------------------------------------------------

    def traced(self, value):
        self.steps = getattr(self, "steps", 0) + 1
        return f"t({self.steps}, {value})"

    TRACE = ["def t(n, v=None):", "    print('at', n)", "    return v"]

    def evaluation_order(self):
        any_ = lambda: self.traced(self.pick(["1", "[]", "{}", "'a'", "None", "(1, 2)", "0", "[3, 4]", "{'a': 1}",
            "1 / 0", "len"]))
        lines = list(self.TRACE)
        for _ in range(4):
            lines += self.guarded([self.pick([
                f"{any_()}[{any_()}] = {any_()}", f"x = {any_()} if {any_()} else {any_()}",
                f"x = {any_()} < {any_()} < {any_()}", f"x, y = {any_()}, {any_()}",
                f"x = {{{any_()}: {any_()}, {any_()}: {any_()}}}", f"{any_()}[{any_()}:{any_()}] = {any_()}",
                f"x = [{any_()}, *{any_()}, {any_()}]",
                f"{any_()}[{any_()}] += {any_()}", f"x = {any_()} and {any_()} or {any_()}",
                f"x = f'{{{any_()}}} {{{any_()}!r:{{{any_()}}}}}'", f"del {any_()}[{any_()}], {any_()}[{any_()}]",
                f"x = {{**{any_()}, {any_()}: {any_()}}}", f"x = {any_()} + {any_()} * {any_()}",
                f"x = not {any_()} in {any_()}", f"assert {any_()}, {any_()}", f"x = ({any_()}, *{any_()})", f"x = {{*{any_()}, {any_()}}}",
                f"for q in {any_()}: print(q, {any_()})", f"x = [{any_()} for i in {any_()} if {any_()}]", f"{any_()}.a = {any_()}", f"(y := {any_()}) + {any_()}", f"raise {any_()} from {any_()}",
            ])])
        return lines

    def call_order(self):
        any_ = lambda: self.traced(self.pick(["1", "[]", "{}", "'a'", "None", "(1, 2)", "[3, 4]", "{'a': 1}", "{'b': 2, 'c': 3}", "{1: 2}", "len", "5"]))
        lines = list(self.TRACE) + ["def f(*a, **k):", "    return a, sorted(k.items())", "def g(a, b=2, /, c=3, *, d=4):", "    return a, b, c, d"]
        for _ in range(5):
            parts, keywords = [], False
            for _ in range(self.random.randrange(5)):
                which = self.random.randrange(4)
                if which == 0:
                    parts.append(f"**{any_()}")
                    keywords = True
                elif which == 1:
                    parts.append(f"{self.pick('abcde')}{len(parts)}={any_()}" if self.chance(0.3) else f"{'abcde'[len(parts)]}={any_()}")
                    keywords = keywords or False
                    if any(p.startswith("**") for p in parts):
                        continue
                elif not any(p.startswith("**") or "=t(" in p[:5] for p in parts):
                    parts.append(("*" if which == 2 else "") + any_())
                elif not any(p.startswith("**") for p in parts):
                    parts.append(f"*{any_()}")
            callee = self.pick(["f", "f", "g", "None", "print", "max", "dict", "sorted", self.traced("f"), "int", "str.join", "[].append", "(lambda *a: a)"])
            lines += self.guarded([f"show({callee}({', '.join(parts)}))"])
        return lines

    def nested_finally(self):
        ends = ["return 1", "return n", "raise ValueError(n)", "pass", "n += 1", "1 / 0", "print(n)"]
        loop = ends + ["break", "continue"]
        lines = ["def f(n):", "    for i in range(3):", "        try:", f"            {self.pick(loop)}", "            try:", f"                {self.pick(loop)}", f"            except {self.pick(BUILTIN_EXCEPTIONS)} as e:", f"                {self.pick(loop)}",
                 "            else:", f"                {self.pick(loop)}", "            finally:", f"                {self.pick(ends[3:] + ends[2:3])}", f"        except {self.pick(['Exception', 'ValueError', 'ZeroDivisionError'])} as e:", "            print('caught', e, e.__context__)", f"            {self.pick(loop)}", "        finally:", "            print('out', i, n)",
                 "    else:", f"        {self.pick(ends)}", "    return 'end', n"]
        return lines + self.guarded(["show(f(0))"]) + self.guarded([f"show(f({self.make('any')}))"])

    def scopes(self):
        lines = ["x = 'global'", "def outer():", f"    {self.pick(['x = 1', 'pass', 'global x; x = 5'])}", "    class C:", f"        {self.pick(['x = 2', 'pass', 'x = x', 'global x; x = 8', 'y = x'])}", f"        z = [x for _ in (1,)]", "        def m(self):", f"            {self.pick(['return x', 'x = 3; return x', 'global x; return x', 'del x', 'return lambda: x', 'return [x for x in (1, 2)], x', 'return __class__.__name__'])}", f"        {self.pick(['del z', 'w = lambda: x', 'pass', 'x = 9'])}",
                 f"    {self.pick(['x = 7', 'pass', 'del x', 'return C, [x for x in (4, 5)]'])}", "    return C, x"]
        lines = self.guarded(lines)
        return lines + self.guarded(["c, v = outer()", "show(v, sorted(k for k in vars(c) if k[0] != '_'))", "r = c().m()", "show(r() if callable(r) else r)"]) + ["x = 0"]

    def iteration_protocol(self):
        lines = ["class It:", f"    n = {self.pick(['0', '1', '3'])}", f"    {self.pick(['def __iter__(self): return self', 'def __getitem__(self, i): return [1, 2, 3][i]', 'def __iter__(self): yield from (1, 2)', 'def __iter__(self): return 5', '__iter__ = None', 'def __getitem__(self, i): raise KeyError(i)'])}",
                 "    def __next__(self):", "        self.n += 1", f"        if self.n > 3: raise {self.pick(['StopIteration', 'StopIteration(5)', 'ValueError(1)'])}", "        return self.n",
                 f"    {self.pick(['def __len__(self): return 2', 'def __length_hint__(self): return -1', 'def __length_hint__(self): return NotImplemented', 'def __length_hint__(self): return 1.5', 'def __len__(self): return -1', 'def __reversed__(self): return 7', 'def __contains__(self, x): return []'])}"]
        for _ in range(4):
            lines += self.guarded([self.pick(["show(list(It()))", "a, b, *c = It(); show(a, b, c)", "show(3 in It())", "show(*It())", "for k in It(): print(k)", "show(tuple(reversed(It())))", "show(dict(zip(It(), It())))", "show([*It()], {*It()})", "show(max(It()), sum(It()))", "show(next(iter(It())))", "show(list(map(str, It())))", "show(list(enumerate(It())))", "show(sorted(It()), any(It()))", "it = iter(It()); show(next(it), next(it, 0))", "x = [1]; x += It(); show(x)", "x = [1, 2, 3]; x[1:] = It(); show(x)", "show(iter(It().__next__, 2))", "show(bytes(It()))", "show(''.join(It()))"])])
        return lines

    def unpack_targets(self):
        lines = ["class T:", "    def __setattr__(self, k, v):", "        print('attr', k, v)", "    def __setitem__(self, k, v):", "        print('item', k, v)", "    def __delitem__(self, k):", "        print('del', k)", "    def __getitem__(self, k):", "        print('get', k)", f"        return {self.pick(['k', '[1]', '5'])}", "o = T()"]
        target = lambda: self.pick(["o.a", "o[0]", "o['k']", "o[1:2]", "p", "o[o[3]]", "o.b"])
        for _ in range(4):
            lines += self.guarded([self.pick([f"{target()}, {target()} = {self.make('iterable')}", f"{target()}, *{target()} = {self.make('iterable')}", f"{target()} = {target()} = {self.make('any')}", f"for {target()} in {self.make('iterable')}: pass", f"({target()}, [{target()}]) = 1, {self.make('list')}", f"o[0] += {self.make('int')}", "del o[1], o[2:3], o[o[4]]", f"with_ = [o[0] for o[5] in {self.make('list')}]" if False else f"o[{self.make('any')}], p = 1, 2", "[p, q] = [q, p] = (1, 2); show(p, q)"])])
        return lines
