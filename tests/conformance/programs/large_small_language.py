# option: --policy standard
"""A small language: tokenizer, Pratt parser, evaluator with closures, and its own error reports."""
import math
import re
from dataclasses import dataclass
from functools import singledispatch


class LangError(Exception):
    def __init__(self, message, position=None):
        super().__init__(message)
        self.position = position

    def __str__(self):
        text = super().__str__()
        return text if self.position is None else f"{text} (at {self.position})"


TOKEN = re.compile(r"""
    (?P<space>\s+|\#[^\n]*)
  | (?P<number>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<name>[^\W\d]\w*)
  | (?P<op>=>|==|!=|<=|>=|&&|\|\||[-+*/%^<>=!(){}\[\],;:])
""", re.VERBOSE)


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    at: int


def tokenize(source):
    at = 0
    while at < len(source):
        found = TOKEN.match(source, at)
        if not found:
            raise LangError(f"unexpected {source[at]!r}", at)
        if found.lastgroup != "space":
            yield Token(found.lastgroup, found[0], at)
        at = found.end()
    yield Token("end", "", at)


@dataclass
class Num:
    value: float


@dataclass
class Text:
    value: str


@dataclass
class Name:
    id: str
    at: int


@dataclass
class Op:
    op: str
    args: list


@dataclass
class Fn:
    params: list
    body: object


@dataclass
class Call:
    fn: object
    args: list


@dataclass
class Let:
    name: str
    value: object


@dataclass
class If:
    test: object
    then: object
    other: object


@dataclass
class Block:
    body: list


@dataclass
class Items:
    items: list


POWER = {"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, ">": 4, "<=": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6,
         "%": 6, "^": 8}


class Parser:
    def __init__(self, source):
        self.tokens = list(tokenize(source))
        self.i = 0

    @property
    def now(self):
        return self.tokens[self.i]

    def take(self, text=None):
        token = self.now
        if text is not None and token.text != text:
            raise LangError(f"expected {text!r}, got {token.text or 'end'!r}", token.at)
        self.i += 1
        return token

    def program(self):
        body = []
        while self.now.kind != "end":
            body.append(self.statement())
            while self.now.text == ";":
                self.take()
        return Block(body)

    def statement(self):
        if self.now.text == "let":
            self.take()
            name = self.take().text
            self.take("=")
            return Let(name, self.expression())
        return self.expression()

    def expression(self, least=0):
        left = self.prefix()
        while True:
            op = self.now.text
            if op == "(":
                left = Call(left, self.listed("(", ")"))
            elif op == "[":
                self.take()
                left = Op("index", [left, self.expression()])
                self.take("]")
            elif (power := POWER.get(op, 0)) > least:
                self.take()
                left = Op(op, [left, self.expression(power - (op == "^"))])
            else:
                return left

    def listed(self, start, end):
        self.take(start)
        items = []
        while self.now.text != end:
            items.append(self.expression())
            if self.now.text == ",":
                self.take()
        self.take(end)
        return items

    def prefix(self):
        token = self.take()
        match token:
            case Token("number", text):
                return Num(float(text) if "." in text or "e" in text else int(text))
            case Token("string", text):
                return Text(text[1:-1].replace('\\"', '"').replace("\\n", "\n"))
            case Token("op", "-" | "!" as op):
                return Op("neg" if op == "-" else "not", [self.expression(7)])
            case Token("op", "("):
                inner = self.expression()
                self.take(")")
                return inner
            case Token("op", "["):
                self.i -= 1
                return Items(self.listed("[", "]"))
            case Token("op", "{"):
                body = []
                while self.now.text != "}":
                    body.append(self.statement())
                    if self.now.text == ";":
                        self.take()
                self.take("}")
                return Block(body)
            case Token("name", "fn"):
                params = [p.id for p in self.listed("(", ")")]
                self.take("=>")
                return Fn(params, self.expression())
            case Token("name", "if"):
                test = self.expression()
                then = self.prefix()
                other = None
                if self.now.text == "else":
                    self.take()
                    other = self.prefix()
                return If(test, then, other)
            case Token("name", text, at):
                return Name(text, at)
            case Token(_, text, at):
                raise LangError(f"unexpected {text or 'end'!r}", at)


class Env(dict):
    def __init__(self, parent=None, **values):
        super().__init__(values)
        self.parent = parent

    def __missing__(self, name):
        if self.parent is None:
            raise LangError(f"unknown name {name}")
        return self.parent[name]


class Closure:
    def __init__(self, fn, env):
        self.fn, self.env = fn, env

    def __call__(self, *args):
        if len(args) != len(self.fn.params):
            raise LangError(f"takes {len(self.fn.params)} arguments, got {len(args)}")
        return run(self.fn.body, Env(self.env, **dict(zip(self.fn.params, args, strict=True))))

    def __repr__(self):
        return f"<fn({', '.join(self.fn.params)})>"


@singledispatch
def run(node, env):
    raise LangError(f"cannot run {type(node).__name__}")


run.register(Num, lambda node, env: node.value)
run.register(Text, lambda node, env: node.value)
run.register(type(None), lambda node, env: None)


@run.register
def _(node: Name, env):
    try:
        return env[node.id]
    except LangError as e:
        raise LangError(str(e), node.at) from e


@run.register
def _(node: Op, env):
    import operator as o
    if node.op in ("&&", "||"):
        left = run(node.args[0], env)
        return left if bool(left) == (node.op == "||") else run(node.args[1], env)
    args = [run(a, env) for a in node.args]
    table = {"+": o.add, "-": o.sub, "*": o.mul, "/": o.truediv, "%": o.mod, "^": o.pow, "==": o.eq, "!=": o.ne,
             "<": o.lt, ">": o.gt, "<=": o.le, ">=": o.ge, "neg": o.neg, "not": o.not_, "index": o.getitem}
    try:
        return table[node.op](*args)
    except (TypeError, ZeroDivisionError, IndexError) as e:
        raise LangError(f"{node.op}: {e}") from e


@run.register
def _(node: Fn, env):
    return Closure(node, env)


@run.register
def _(node: Call, env):
    fn = run(node.fn, env)
    if not callable(fn):
        raise LangError(f"{fn!r} is no function")
    return fn(*[run(a, env) for a in node.args])


@run.register
def _(node: Let, env):
    env[node.name] = value = run(node.value, env)
    return value


@run.register
def _(node: If, env):
    return run(node.then if run(node.test, env) else node.other, env)


@run.register
def _(node: Block, env):
    inner, last = Env(env), None
    for part in node.body:
        last = run(part, inner)
    return last


@run.register(Items)
def _(node, env):
    return [run(i, env) for i in node.items]


BUILTINS = Env(print=lambda *a: print("out:", *a), len=len, map=lambda f, xs: [f(x) for x in xs], sqrt=math.sqrt,
               str=str, range=lambda n: list(range(n)), pi=math.pi)
PROGRAMS = ["1 + 2 * 3 ^ 2 ^ 0.5", "let f = fn(n) => if n < 2 { n } else { f(n-1) + f(n-2) }; map(f, range(12))",
            'let x = 5; { let x = 6; print(x) }; print(x, "a\\"b" + "c")',
            "let mk = fn(n) => fn(m) => n * m; let t = mk(3); [t(4), mk(2)(8), mk]", "1 +", "(1", "$", "y + 1",
            "1 / 0", "[1, 2][5]", "5(1)", "fn(a) => a", "(fn(a, b) => a)(1)", "!0 && 3 || 4", '-2 ^ 2',
            '"x" * 3 + 1', "let z = if 0 { 1 }; z", "1e3 # comment\n; 2.5 % 2",
            "let loop = fn(n) => if n == 0 { 0 } else { loop(n - 1) }; loop(50)", "sqrt(0-1)",
            "[1, [2, [3]]][1][1][0]", "let a = 1; let a = a + 1; a"]
for source in PROGRAMS:
    try:
        print(repr(run(Parser(source).program(), Env(BUILTINS))))
    except LangError as e:
        print("error:", e, "<-", repr(e.__cause__))
    except ValueError as e:
        print("value:", e)
print(Parser("f(1)[2] + -x").program())

#> 10.457608775674831
#> [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
#> out: 6
#> out: 5 a"bc
#> None
#> [12, 16, <fn(n)>]
#> error: unexpected 'end' (at 3) <- None
#> error: expected ')', got 'end' (at 2) <- None
#> error: unexpected '$' (at 0) <- None
#> error: unknown name y (at 0) <- LangError('unknown name y')
#> error: /: division by zero <- ZeroDivisionError('division by zero')
#> error: index: list index out of range <- IndexError('list index out of range')
#> error: 5 is no function <- None
#> <fn(a)>
#> error: takes 2 arguments, got 1 <- None
#> 3
#> -4
#> error: +: can only concatenate str (not "int") to str <- TypeError('can only concatenate str (not "int") to str')
#> None
#> 0.5
#> 0
#> value: expected a nonnegative input, got -1.0
#> 3
#> 2
#> Block(body=[Op(op='+', args=[Op(op='index', args=[Call(fn=Name(id='f', at=0), args=[Num(value=1)]), Num(value=2)]), Op(op='neg', args=[Name(id='x', at=11)])])])
