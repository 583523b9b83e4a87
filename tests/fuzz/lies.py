"""Random objects that lie: comparisons that change the container being searched, invalid sizes and hashes,
iterators that empty their own container, classes with hooks that return nonsense.

Generates whole statements at module level. Every program terminates, because an object lies only a few times and
then behaves.
"""

from expressions import BUILTIN_EXCEPTIONS, Expressions

# Statements with which a lying method changes the containers l, d, s, b and i in its scope.
DAMAGE = ["l.clear()", "l.append(0)", "l[:] = [9]", "del l[0]", "l.insert(0, 5)", "l.reverse()",
          "l *= 2 if len(l) < 9 else 0", "d.clear()", "d[len(d)] = 1",
          "d.pop(1, 0)", "d.update(z=1)", "s.clear()", "s.add(len(s) + 40)", "s.discard(1)", "b.clear()",
          "b.extend(b'zz')", "b[:] = b'q'", "pass", "pass", "i and next(i, 0)",
          "globals().update(l=[1])", "l.sort()", "d.setdefault('n', []).append(1)"]
# Invalid results, by special method.
ANSWERS = {
    "__len__": ["-1", "2**70", "'x'", "1.5", "None", "True", "3"],
    "__bool__": ["'yes'", "1", "None", "True", "False", "NotImplemented"],
    "__hash__": ["'h'", "2**80", "-1", "1.5", "None", "7", "True"],
    "__index__": ["'i'", "1.0", "True", "2**65", "-1", "1", "None"],
    "__str__": ["5", "None", "b's'", "'s'"], "__repr__": ["5", "None", "['r']", "'r'"],
    "__format__": ["5", "None", "'f' + spec", "spec"],
    "__iter__": ["5", "None", "[1, 2]", "iter('ab')", "self", "(x for x in (1, 2))"], "__next__": ["1", "None"],
    "__contains__": ["'yes'", "[]", "NotImplemented", "2"],
    "__int__": ["'1'", "1.5", "None", "3"], "__float__": ["1", "'2'", "2.5", "None"],
    "__complex__": ["1", "1j", "'c'"], "__bytes__": ["'b'", "b'b'", "5"],
    "__length_hint__": ["-1", "'x'", "2**70", "NotImplemented", "3"], "__reversed__": ["5", "iter('z')"],
    "__dir__": ["5", "['b', 'a']", "[1, 'a']", "None"],
    "__getitem__": ["key", "[key]", "'g'"], "__call__": ["5", "self"], "__round__": ["'r'"],
    "__eq__": ["NotImplemented", "'e'", "[]", "True", "False"],
    "__lt__": ["NotImplemented", "'l'", "[]", "True", "False"], "__add__": ["NotImplemented", "self", "5"],
    "__radd__": ["NotImplemented", "'r'"], "__iadd__": ["NotImplemented", "None", "self"],
    "__enter__": ["5"], "__exit__": ["'yes'", "[]", "None"], "__getattr__": ["5", "name"], "__get__": ["5"],
    "__missing__": ["key"], "__sizeof__": ["-1"], "__fspath__": ["5"],
}
PARAMETERS = {"__format__": "self, spec", "__contains__": "self, x", "__getitem__": "self, key",
              "__eq__": "self, other", "__lt__": "self, other", "__add__": "self, other",
              "__radd__": "self, other", "__iadd__": "self, other", "__exit__": "self, *a",
              "__getattr__": "self, name", "__call__": "self, *a, **k", "__get__": "self, obj, owner=None",
              "__missing__": "self, key", "__round__": "self, n=None"}
USES = ["len(o)", "bool(o)", "not o", "hash(o)", "{o: 1}.get(o)", "{o} | {1}", "[1, 2, 3][o]", "[1, 2, 3][o:]",
        "[1, 2, 3][:o:o]", "range(o)", "str(o)", "repr(o)", "f'{o}'", "f'{o!r:>5}'", "f'{o:>5}'",
        "'%s' % o", "'%d' % o", "'%5.1f' % o", "'{0} {0!r}'.format(o)", "'{0.a}'.format(o)", "'{0[a]}'.format(o)",
        "format(o, '>4')", "list(o)", "tuple(o)", "set(o)", "dict(o)", "[*o]", "iter(o)", "next(o)", "3 in o",
        "'a' in o", "int(o)", "float(o)", "complex(o)", "bytes(o)", "bytearray(o)", "round(o)", "round(1.5, o)",
        "reversed(o)", "list(reversed(o))", "dir(o)", "o[1]", "o['a']", "o[1:2]", "o()", "o(1, k=2)", "o == 1",
        "1 == o",
        "o != o", "o < 1", "1 < o", "o > 1", "sorted([o, o, 1])", "max([o, 1])", "min(1, o)", "o + 1", "1 + o",
        "o + o", "sum([1, o])", "sum([o], o)", "[o].index(1)", "[1, o].count(1)", "[o, 1].remove(1)", "o in [1, 2]",
        "(1, o) == (1, 1)",
        "[1, o] < [1, 2]", "o.nothing", "getattr(o, 'x', 3)", "hasattr(o, 'y')", "'abc'.find('c', o)", "'abc' * o",
        "[0] * o", "'a'.join(o)", "b'a'.join(o)", "chr(o)", "hex(o)", "bin(o)", "divmod(5, o)", "pow(2, o)",
        "pow(2, 3, o)", "2 ** o", "1 << o",
        "enumerate(o)", "list(zip(o, 'ab'))", "list(map(str, o))", "list(filter(None, [o]))", "any([o])",
        "all([o, 1])", "[x for x in o]", "{**o}", "print(*o)", "isinstance(o, int)", "'abc'.center(o)",
        "'abc'.replace('b', 'x', o)", "'a b'.split(None, o)",
        "slice(o).indices(3)", "slice(None, None, o).indices(o)", "int.from_bytes(o)", "(5).to_bytes(o, 'big')",
        "bytes(3)[o]", "memoryview(b'abc')[o]", "'abc'[o]", "(1, 2)[o]", "range(5)[o]", "range(5).index(o)",
        "o in range(3)", "type(o)(o)", "abs(o)", "-o", "~o"]
STATEMENTS = ["o += 1", "o[1] = 2", "del o[0]", "a, b = o", "a, *b = o", "for q in o: print(q)",
              "with o: print('in')", "with o as q: 1 / 0", "while o: break", "assert o", "assert 0, o", "raise o",
              "if o: print('true')", "x = o and 1", "x = o or 2", "x = [1, 2]; x[o] = 3", "x = [1, 2]; del x[o]",
              "x = [1, 2]; x += o; show(x)", "x = [1, 2, 3]; x[1:2] = o; show(x)", "x = [1]; x.extend(o); show(x)",
              "x = {1}; x.update(o); show(x)", "x = {}; x.update(o); show(x)", "x = {}; x[o] = 1; show(len(x))",
              "x = bytearray(3); x[o] = 1", "x = bytearray(3); x[0] = o", "print(1, sep=o)", "print(1, end=o)",
              "x = [3, o, 1]; x.sort(); show(len(x))"]
SEARCHES = ["o in l", "l.index(o)", "l.count(o)", "l.remove(o)", "l == [o, o, o, o]", "l < [o] * 5", "[o] + l == l",
            "o in d", "d.get(o)", "d[o]", "d.pop(o, 0)", "d.setdefault(o, 5)", "d == {o: 1, 2: 2}",
            "{**d, o: 1} and len(d)", "o in s", "s.add(o) or len(s)", "s.discard(o)", "s.remove(o)", "s | {o} and 1",
            "s & {o, 1}", "s == {o}", "s <= {o, 1, 2, 3}",
            "max(l, key=lambda x: o)", "l.sort(key=lambda x: o)", "sorted(l, key=lambda x: o if x else 1) and 1",
            "l.extend(x for x in (o, 1) if x == 1)", "tuple(l) == (o, o)", "d.items() & {(1, o)} and 1",
            "d.keys() ^ {o} and 1", "o in d.values()", "list(d.items()) == [(o, o)]", "o == o", "[o, 1, 2][1:] == l",
            "l.sort() or l", "l.insert(o, 3)", "l.pop(o)", "l[o]", "l[o:]", "l[o:o]", "l[::o]", "b[o]", "b[o:]",
            "b.find(b'a', o)", "b.insert(o, 65)", "b.pop(o)",
            "b.append(o)", "bytes(b)[o]", "l * o", "b * o", "'abc'[o]", "s.update([o, o])",
            "dict.fromkeys([o, 1, o]) and 1", "set([1, o, 2]) and 1", "s.symmetric_difference_update([o])"]
ASSIGNS = ["l[o] = 7", "l[o:] = l", "l[:o] = [1, 2]", "l[::o] = l", "del l[o]", "del l[o:]", "b[o] = 65",
           "b[o:] = b'xy'", "b[0] = o", "del b[o]", "d[o] = 1", "del d[o]",
           "l[0:1] = (x for x in [o, o] if l.append(1) or True)", "l += [o] if o == 1 else [2]", "b += bytes([o])",
           "for x in l:\n    if x == o: break", "for x in d:\n    if x == o: print(1)",
           "for x in s:\n    if x == o: print(2)", "for x in list(d): d.pop(x) if x == o else 0",
           "x, y = l[o:o], l[o]"]


def indent(lines):
    return ["    " + line for line in lines]


class Lies(Expressions):
    def lie(self):
        return self.pick([self.wrong_answers, self.wrong_answers, self.damage, self.damage, self.damage,
                          self.changing_iteration, self.sorting_lies, self.odd_classes,
                          self.reentered_generator, self.lying_identity])()

    def guarded_lie(self, statement):
        return ["try:"] + indent(statement.split("\n")) + ["except Exception as e:"] + indent(["err(e)"])

    def wrong_answers(self):
        """Generates a class with special methods that return invalid results, and uses of it."""
        base = self.pick(["", "", "", "(int)", "(str)", "(list)", "(dict)", "(tuple)", "(float)", "(bytes)", "(set)"])
        lines = [f"class Liar{base}:"]
        for name in self.random.sample(list(ANSWERS), 1 + self.random.randrange(4)):
            lines += [f"    def {name}({PARAMETERS.get(name, 'self')}):", f"        print({name!r})"]
            lines += [f"        {self.pick(['return ' + self.pick(ANSWERS[name])] * 6 + ['raise ' + self.pick(BUILTIN_EXCEPTIONS) + '(1)', 'pass'])}"]
        if self.chance(0.15):
            lines += [f"    {self.pick(list(ANSWERS))} = {self.pick(['None', '5', 'staticmethod(lambda *a: 1)', 'classmethod(lambda *a: 2)', 'property(lambda s: 3)', 'len', 'property(lambda s: lambda *a: 4)'])}"]
        lines += ["def fresh():", "    return Liar()"]
        for _ in range(4 + self.random.randrange(4)):
            use = f"show({self.pick(USES)})" if self.chance(0.75) else self.pick(STATEMENTS)
            lines += self.guarded_lie(f"o = fresh(); {use}" if ":" not in use or use.startswith("show")
                else f"o = fresh()\n{use}")
        return lines

    def damage(self):
        """Generates an object whose comparison, hash or index changes the container in use."""
        times = self.random.randrange(1, 4)
        lines = ["class Damage:", f"    left = {times}", "    def harm(self):", "        self.left -= 1",
                 "        if self.left >= 0:", f"            {self.pick(DAMAGE)}", f"            {self.pick(DAMAGE)}"]
        for name, answers in (("__eq__", ["True", "False", "NotImplemented", "other == 3",
            "1 / 0"]), ("__lt__", ["True", "False", "NotImplemented"]), ("__hash__", ["1", "2",
                "hash('a')"]), ("__index__", ["0", "1", "-1", "2", "5"])):
            if name == "__hash__" or self.chance(0.8):
                lines += [f"    def {name}({PARAMETERS.get(name, 'self')}):"] + (["        self.harm()"]
                    if self.chance(0.8) else []) + [f"        return {self.pick(answers)}"]
        lines += ["def reset():", "    global l, d, s, b, i, o",
                  f"    l, d, s, b = {self.pick(['[1, 2, 3, 4]', '[3, 1]', '[0, 1, 2, 3, 4, 5, 6, 7]'])}, {{1: 1, 2: 2, 3: 3}}, {{1, 2, 3}}, bytearray(b'abcde')", "    i = iter(l)", "    o = Damage()",
                  f"    {self.pick(['pass', 'l.append(o)', 'l.insert(0, o)', 'd[5] = o', 'l[1] = Damage()'])}"]
        for _ in range(4 + self.random.randrange(4)):
            use = f"show({self.pick(SEARCHES)})" if self.chance(0.7) else self.pick(ASSIGNS)
            lines += self.guarded_lie(f"reset()\n{use}")
            lines += ["print(len(l), [x for x in l if type(x) is int], len(d), len(s), bytes(b))"]
        return lines

    def changing_iteration(self):
        """Generates loops whose body or iterator changes the container being iterated."""
        lines = []
        for _ in range(4):
            container, change = self.pick([
                ("[1, 2, 3, 4]", ["c.pop()", "c.pop(0)", "c.append(x) if len(c) < 8 else 0", "c.clear()",
                                  "c.reverse()", "c.insert(0, 9) if len(c) < 8 else 0", "c.sort()", "c.remove(x)"]),
                ("{1: 'a', 2: 'b', 3: 'c'}", ["c.pop(x, 0)", "c.update(q=1)", "c.clear()", "c.__setitem__(x, 5)",
                    "c.popitem()", "c.setdefault(x + 10, 0) if len(c) < 6 else 0",
                    "(c.pop(x, 0), c.__setitem__(x, 1))"]),
                ("{1, 2, 3}", ["c.discard(x)", "c.add(x + 10) if len(c) < 9 else 0", "c.clear()",
                               "c.pop() if c else 0", "c.update((1, 2))"]),
                ("bytearray(b'abc')", ["c.pop()", "c.append(66) if len(c) < 8 else 0", "c.clear()", "c.reverse()"])])
            change = self.pick(change)
            walk = self.pick(["c", "iter(c)", "enumerate(c)", "zip(c, c)", "map(lambda v: v, c)", "filter(None, c)",
                              "(v for v in c)", "reversed(c)", "c.items()", "c.values()", "c.keys()", "list(c)"])
            unpack = "_, x" if walk.startswith(("enumerate", "zip", "c.items")) else "x"
            lines += self.guarded_lie(self.pick([
                f"c = {container}\nfor {unpack} in {walk}:\n    print(x)\n    {change}\nshow(c)",
                f"c = {container}\nshow([({change}, x)[1] for {unpack} in {walk}]); show(c)",
                f"c = {container}\nit = iter({walk})\nx = 1\nshow(next(it)); {change}; show(next(it, 'end')); show(list(it)); show(next(it, 'end'))",
                f"c = {container}\nx = 1\nshow(sum(({change}, 1)[1] for {unpack} in {walk})); show(c)",
                f"c = {container}\nx = 1\nit = iter({walk})\nnext(it); {change}\nprint(it.__length_hint__()); show(list(it))"]))
        return lines

    def sorting_lies(self):
        lines = ["class Odd:", "    def __init__(self, v):", "        self.v = v", "    def __lt__(self, other):",
                 f"        {self.pick(['l.append(1)', 'l.clear()', 'l.pop() if l else 0', 'pass', 'print(len(l))'])}",
                 f"        return {self.pick(['self.v < other.v', 'True', 'False', 'NotImplemented', 'self.v < other', '[]', '1 / 0', 'other.v < self.v'])}", "    def __repr__(self):", "        return f'<{self.v}>'"]
        for _ in range(3):
            items = ", ".join(f"Odd({self.random.randrange(9)})" if self.chance(0.8)
                              else self.pick(["1", "'a'", "None", "2.5"]) for _ in range(self.random.randrange(2, 7)))
            lines += self.guarded_lie(f"l = [{items}]\n" +
                self.pick(["l.sort()", "l.sort(reverse=True)", "l.sort(key=lambda x: (l.append(x), x)[1])",
                           "l.sort(key=lambda x: l.clear() or 0)", "show(sorted(l))", "show(min(l))",
                           "show(max(l, key=lambda x: x))", "l.sort(key=lambda x: x.v)", "l[0] < l[1]", "l < l[1:]"]) + "\nshow(l)")
            lines += ["show(l)"]
        return lines

    def odd_classes(self):
        """Generates classes with hooks that misbehave while the class is created."""
        lines = []
        for _ in range(3):
            hook = self.pick([
                f"class M(type):\n    def mro(cls):\n        return {self.pick(['[cls]', '[cls, object]', '[object, cls]', '[cls, int, object]', '(cls, object, object)', '5', '[]', '[1, 2]', 'super().mro() + [str]', 'type.mro(cls)[::-1]', '[cls, Other, object]'])}\nclass Other:\n    z = 3\nclass A({self.pick(['metaclass=M', 'int, metaclass=M', 'Other, metaclass=M'])}):\n    x = 1\nshow([c.__name__ for c in A.__mro__]); show(A().x); show(A.z)",
                f"class M(type):\n    def __prepare__(name, bases):\n        return {self.pick(['{}', '5', 'None', 'dict(q=1)', '[]', 'type(str(), (dict,), {})()'])}\n    __prepare__ = {self.pick(['classmethod', 'staticmethod', '(lambda f: f)'])}(__prepare__)\nclass A(metaclass=M):\n    x = 1\nshow(A.x)",
                f"class A:\n    def __init_subclass__(cls, {self.pick(['**k', 'tag=0', 'tag', '/'])[0:3].replace('/', '*a').replace('tag', 'tag=0')}):\n        {self.pick(['print(cls.__name__)', 'raise KeyError(cls.__name__)', 'cls.extra = 1', 'return 5'])}\nclass B(A{self.pick(['', ', tag=1', ', other=2'])}):\n    pass\nshow(B.__name__, hasattr(B, 'extra'))",
                f"class D:\n    def __set_name__(self, owner, name{self.pick(['', ', x', '=None'])}):\n        {self.pick(['print(owner.__name__, name)', 'raise ValueError(name)', 'owner.more = name', 'setattr(owner, name + chr(95), 1)'])}\nclass A:\n    p = D()\n    q = D()\nshow(sorted(k for k in vars(A) if k[0] != '_'))",
                f"class A:\n    def __new__(cls, *a):\n        return {self.pick(['5', 'None', 'object.__new__(cls)', 'super().__new__(cls, *a)', 'object.__new__(B)', 'cls', 'int.__new__(cls)'])}\n    def __init__(self, *a):\n        print('init', len(a))\n        {self.pick(['pass', 'return 5', 'return None', 'raise OSError(2)'])}\nclass B(A):\n    pass\nshow(type(A()).__name__); show(type(B(1)).__name__)",
                f"class Base:\n    def __mro_entries__(self, bases):\n        return {self.pick(['()', '(int,)', '5', '[int]', '(str, int)', '(1,)', '(object,)'])}\nclass A(Base()):\n    pass\nshow(A.__bases__, A.__mro__[-1])",
                f"A = type({self.pick([repr('A'), '5', repr(''), repr('a b')])}, {self.pick(['()', '(int,)', '(int, str)', '5', '(5,)', '(bool,)', '(object, int)', '(int, int)', '(type(None),)', '[]'])}, {self.pick(['{}', '5', repr({'__slots__': 'x'}), repr({1: 2}), repr({'__slots__': ['x', 'x']}), repr({'__slots__': 5}), repr({'__slots__': '__dict__'}), repr({'x': 1, '__slots__': 'x'}), repr({'__classcell__': 1})])})\nshow(A.__name__, A.__bases__)",
                f"class A: pass\nclass B: pass\nclass S: __slots__ = ('a',)\nclass T: __slots__ = {self.pick([repr(('a',)), repr(('b',)), '()'])}\nx = {self.pick(['A', 'B', 'S', 'int', 'list', 'Exception'])}()\nx.__class__ = {self.pick(['A', 'B', 'S', 'T', 'int', '5', 'type(x)'])}\nshow(type(x).__name__)",
                f"class A: pass\nclass B(A): pass\nclass C(int): pass\nB.__bases__ = {self.pick(['(A,)', '()', '(int,)', '(C,)', '(B,)', '5', '(A, A)', '(object, A)', '(5,)'])}\nshow([c.__name__ for c in B.__mro__])",
                f"class A:\n    @property\n    def __class__(self):\n        return {self.pick(['int', '5', 'dict', '1 / 0'])}\nshow(isinstance(A(), int)); show(isinstance(A(), A)); show(A().__class__)\nmatch A():\n    case int(): print('int')\n    case dict(): print('dict')\n    case _: print('other')"])
            lines += self.guarded_lie(hook)
        return lines

    def reentered_generator(self):
        step = self.pick(["next(g)", "g.send(1)", "g.close()", "g.throw(ValueError(1))", "list(g)", "g.gi_running", "[*g]", "sum(g)", "next(g, 3)"])
        lines = ["def run():", "    try:", "        yield 1", f"        print({step})" if self.chance(0.6) else f"        yield {step}", "        yield 2", f"    except {self.pick(BUILTIN_EXCEPTIONS)} as e:", "        err(e)", f"        {self.pick(['raise', 'yield 3', 'pass', 'return 4'])}", "    finally:", f"        {self.pick(['print(9)', 'pass', 'print(g.gi_frame is None)', 'next(g, 0)'])}", "g = run()"]
        for _ in range(4):
            lines += self.guarded_lie(f"show({self.pick(['next(g)', 'next(g)', 'g.send(None)', 'g.send(5)', 'g.throw(KeyError(2))', 'g.close()', 'list(g)'])})")
        return lines

    def lying_identity(self):
        """Generates uses of isinstance, issubclass and instance dictionaries that lie."""
        lines = ["class M(type):", f"    def __instancecheck__(cls, x): return {self.pick(['1', '[]', 'NotImplemented', '1 / 0', 'x'])}", f"    def __subclasscheck__(cls, x): return {self.pick(['1', '[]', 'None', 'x.nothing', 'True'])}",
                 f"    def __eq__(cls, x): {self.pick(['return True', 'return False', 'return NotImplemented', 'raise KeyError(3)'])}", f"    def __hash__(cls): return {self.pick(['1', 'hash(int)', '2**70'])}", "class A(metaclass=M):", f"    __slots__ = {self.pick(['()', repr(('x',)), repr('y')])}",
                 f"    def __getattribute__(self, name): {self.pick(['return 5', 'return object.__getattribute__(self, name)', 'raise AttributeError(name)', 'raise KeyError(name)', 'print(name); return None'])}",
                 f"    def __setattr__(self, name, v): {self.pick(['print(name)', 'object.__setattr__(self, name, v)', 'raise AttributeError(v)'])}"]
        for _ in range(5):
            lines += self.guarded_lie("show(" + self.pick(["isinstance(5, A)", "isinstance(A(), A)", "issubclass(int, A)", "isinstance(5, (str, A))", "issubclass(A, (int, A))", "A().x", "A().__class__", "A().__dict__", "getattr(A(), 'q', 3)", "hasattr(A(), 'w')", "{A: 1}[A]", "A == int", "A in [int, str]", "[int, A].index(A)", "setattr(A(), 'x', 1)", "setattr(A(), 'zz', 1)", "repr(A())[:3]", "len(A())", "A() == A()", "dir(A())[:1]", "vars(A())", "str(A())[:2]", "{A(), 1} and 1", "A()()", "type(A()) is A"]) + ")")
        return lines
