# option: --policy standard --enable files
"""An interpreter for a small Lisp that runs files, with a module system and error positions."""
import math
import operator
import os
import re
import sys
import tempfile
from collections import ChainMap
from fractions import Fraction
from functools import reduce

sys.setrecursionlimit(5000)
TOKEN = re.compile(r"""\s*(?:;[^\n]*)?(?:(?P<open>\()|(?P<close>\))|(?P<quote>')|(?P<string>"(?:\\.|[^"\\])*")"""
                   r"""|(?P<atom>[^\s()'";]+))?""")


class LispError(Exception):
    def __init__(self, message, line=None):
        super().__init__(message)
        self.line = line

    def __str__(self):
        where = f" (line {self.line})" if self.line else ""
        return self.args[0] + where


class Symbol(str):
    __slots__ = ("line",)


def tokenize(text):
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if match.end() == at:
            raise LispError(f"unexpected {text[at]!r}", text.count("\n", 0, at) + 1)
        at = match.end()
        if match.lastgroup:
            yield match.lastgroup, match[match.lastgroup], text.count("\n", 0, match.start(match.lastgroup)) + 1


def parse(text):
    stack, quotes = [[]], [0]
    for kind, value, line in tokenize(text):
        if kind == "open":
            stack.append([])
            quotes.append(0)
            continue
        if kind == "quote":
            quotes[-1] += 1
            continue
        if kind == "close":
            if len(stack) == 1:
                raise LispError("unexpected )", line)
            quotes.pop()
            item = stack.pop()
        elif kind == "string":
            item = ("string", re.sub(r"\\(.)", lambda m: {"n": "\n"}.get(m[1], m[1]), value[1:-1]))
        else:
            item = number(value, line)
        while quotes[-1]:
            item = [Symbol("quote"), item]
            quotes[-1] -= 1
        stack[-1].append(item)
    if len(stack) > 1:
        raise LispError("missing )", text.count("\n") + 1)
    return stack[0]


def number(text, line):
    for kind in (int, Fraction, float):
        try:
            return kind(text)
        except ValueError:
            pass
    symbol = Symbol(text)
    symbol.line = line
    return symbol


class Function:
    def __init__(self, names, body, scope):
        self.names, self.body, self.scope = names, body, scope

    def __call__(self, *args):
        if len(args) != len(self.names):
            raise LispError(f"expected {len(self.names)} arguments, got {len(args)}")
        return evaluate(self.body, self.scope.new_child(dict(zip(self.names, args))))


def evaluate(x, scope):
    while True:
        if isinstance(x, Symbol):
            try:
                return scope[x]
            except KeyError:
                raise LispError(f"undefined: {x}", x.line) from None
        if not isinstance(x, list):
            return x[1] if isinstance(x, tuple) else x
        match x:
            case []:
                return []
            case ["quote", value]:
                return value
            case ["if", test, then, *rest]:
                x = then if evaluate(test, scope) is not False else rest[0] if rest else False
            case ["define", [name, *names], *body]:
                scope[name] = Function(names, [Symbol("do"), *body], scope)
                return None
            case ["define", name, value]:
                scope[name] = evaluate(value, scope)
                return None
            case ["lambda", names, *body]:
                return Function(names, [Symbol("do"), *body], scope)
            case ["let", bindings, *body]:
                scope = scope.new_child({name: evaluate(value, scope) for name, value in bindings})
                x = [Symbol("do"), *body]
            case ["do", *body, last]:
                for each in body:
                    evaluate(each, scope)
                x = last
            case ["load", path]:
                run_file(os.path.join(scope["*folder*"], evaluate(path, scope)), scope)
                return None
            case [head, *rest]:
                function, *args = (evaluate(each, scope) for each in x)
                if isinstance(function, Function) and len(args) == len(function.names):
                    x, scope = function.body, function.scope.new_child(dict(zip(function.names, args)))
                elif callable(function):
                    return function(*args)
                else:
                    raise LispError(f"not a function: {show(function)}", getattr(head, "line", None))


def show(value):
    match value:
        case True | False:
            return "#t" if value else "#f"
        case list():
            return "(" + " ".join(map(show, value)) + ")"
        case tuple():
            return repr(value[1])
        case Function():
            return f"<lambda/{len(value.names)}>"
    return str(value)


def standard():
    scope = ChainMap({"pi": math.pi, "#t": True, "#f": False, "nil": []})
    scope.update({"+": lambda *a: sum(a), "*": lambda *a: math.prod(a), "-": lambda a, *b: a - sum(b) if b else -a,
                  "/": lambda a, b: Fraction(a) / b, "=": operator.eq, "<": operator.lt, ">": operator.gt,
                  "cons": lambda a, b: [a] + b, "car": lambda a: a[0], "cdr": lambda a: a[1:],
                  "list": lambda *a: list(a),
                  "null?": lambda a: a == [], "map": lambda f, a: list(map(f, a)),
                  "fold": lambda f, s, a: reduce(f, a, s),
                  "range": lambda *a: list(range(*a)), "mod": operator.mod, "print": lambda *a: print(*map(show, a)),
                  "filter": lambda f, a: [e for e in a if f(e) is not False], "concat": lambda *a: "".join(a)})
    return scope


def run_file(path, scope):
    with open(path, encoding="utf-8") as file:
        scope["*folder*"] = os.path.dirname(path)
        for form in parse(file.read()):
            result = evaluate(form, scope)
            if result is not None:
                print("=>", show(result))


FILES = {
    "lib.lisp": "; a library\n(define (even? n) (= (mod n 2) 0))\n(define (compose f g) (lambda (x) (f (g x))))\n"
                "(define (sum l) (fold + 0 l))\n",
    "main.lisp": "(load \"lib.lisp\")\n(define (fact n) (if (< n 2) 1 (* n (fact (- n 1)))))\n(fact 30)\n"
                 "(define (count n acc) (if (= n 0) acc (count (- n 1) (+ acc 1))))\n(count 20000 0)\n"
                 "(map (compose (lambda (x) (* x x)) fact) (range 1 6))\n(filter even? (range 10))\n"
                 "'(a (b 'c) \"d\\n\" 1/3 -2.5)\n(/ 1 3) (sum '(1 2 3/4))\n"
                 "(let ((x 2) (y (+ 1 2))) (print x y) (* x y))\n"
                 "compose (if #f 1) (null? nil)\n(concat \"naïve \" \"λ\")\n",
    "bad1.lisp": "(define x 1)\n\n(print x\n  y)\n", "bad2.lisp": "(print 1))", "bad3.lisp": "(1 2)\n",
    "bad4.lisp": "((lambda (a) a) 1 2)", "bad5.lisp": "(fact\n", "bad6.lisp": "(load \"nowhere.lisp\")",
}

with tempfile.TemporaryDirectory() as folder:
    for name, text in FILES.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    for name in sorted(FILES, key=lambda name: (name != "main.lisp", name)):
        if name == "lib.lisp":
            continue
        try:
            run_file(os.path.join(folder, name), standard())
        except LispError as error:
            print(f"{name}: {error}")
        except OSError as error:
            print(f"{name}: {error.strerror}")

#> => 265252859812191058636308480000000
#> => 20000
#> => (1 4 36 576 14400)
#> => (0 2 4 6 8)
#> => (a (b (quote c)) 'd\n' 1/3 -5/2)
#> => 1/3
#> => 15/4
#> 2 3
#> => 6
#> => <lambda/2>
#> => #f
#> => #t
#> => naïve λ
#> bad1.lisp: undefined: y (line 4)
#> bad2.lisp: unexpected ) (line 1)
#> bad3.lisp: not a function: 1
#> bad4.lisp: expected 1 arguments, got 2
#> bad5.lisp: missing ) (line 2)
#> bad6.lisp: No such file or directory
