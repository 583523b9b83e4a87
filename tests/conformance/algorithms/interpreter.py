# A tiny Lisp: reader, environments, closures, macros-free special forms, errors, recursion.
class LispError(Exception):
    pass


class Symbol(str):
    pass


class Env(dict):
    def __init__(self, names=(), values=(), outer=None):
        super().__init__(zip(names, values))
        self.outer = outer

    def find(self, name):
        env = self
        while env is not None:
            if name in env:
                return env
            env = env.outer
        raise LispError(f"unbound {name}")


class Lambda:
    def __init__(self, params, body, env):
        self.params, self.body, self.env = params, body, env

    def __call__(self, *args):
        if len(args) != len(self.params):
            raise LispError(f"expected {len(self.params)} arguments, got {len(args)}")
        return evaluate(self.body, Env(self.params, args, self.env))


def read(text):
    tokens = text.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").split()

    def parse(i):
        if i >= len(tokens):
            raise LispError("unexpected end")
        token = tokens[i]
        if token == "(":
            out = []
            i += 1
            while i < len(tokens) and tokens[i] != ")":
                value, i = parse(i)
                out.append(value)
            if i >= len(tokens):
                raise LispError("missing )")
            return out, i + 1
        if token == "'":
            value, i = parse(i + 1)
            return [Symbol("quote"), value], i
        if token == ")":
            raise LispError("unexpected )")
        for kind in (int, float):
            try:
                return kind(token), i + 1
            except ValueError:
                pass
        return Symbol(token), i + 1
    i, out = 0, []
    while i < len(tokens):
        value, i = parse(i)
        out.append(value)
    return out


def evaluate(x, env):
    while True:
        if isinstance(x, Symbol):
            return env.find(x)[x]
        if not isinstance(x, list):
            return x
        if not x:
            return []
        head, *args = x
        if head == "quote":
            return args[0]
        if head == "if":
            x = args[1] if evaluate(args[0], env) is not False else args[2] if len(args) > 2 else []
        elif head == "define":
            env[args[0]] = evaluate(args[1], env)
            return args[0]
        elif head == "set!":
            env.find(args[0])[args[0]] = evaluate(args[1], env)
            return []
        elif head == "lambda":
            return Lambda(args[0], args[1], env)
        elif head == "let":
            env = Env([p[0] for p in args[0]], [evaluate(p[1], env) for p in args[0]], env)
            x = args[1]
        elif head == "begin":
            for a in args[:-1]:
                evaluate(a, env)
            x = args[-1]
        else:
            f = evaluate(head, env)
            values = [evaluate(a, env) for a in args]
            if isinstance(f, Lambda) and len(values) == len(f.params):
                x, env = f.body, Env(f.params, values, f.env)
            elif callable(f):
                return f(*values)
            else:
                raise LispError(f"not a function: {show(f)}")


def show(x):
    if x is True or x is False:
        return "#t" if x else "#f"
    if isinstance(x, list):
        return "(" + " ".join(map(show, x)) + ")"
    return "<lambda>" if isinstance(x, Lambda) else str(x)


def product(*a):
    result = 1
    for v in a:
        result *= v
    return result


world = Env()
world.update({"+": lambda *a: sum(a), "*": product, "-": lambda a, *b: a - sum(b) if b else -a, "<": lambda a,
              b: a < b, "=": lambda a, b: a == b, "car": lambda l: l[0], "cdr": lambda l: l[1:], "cons": lambda a,
              l: [a] + l, "null?": lambda l: l == [], "list": lambda *a: list(a), "#t": True, "#f": False})
program = """
(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))
(fact 25)
(define loop (lambda (n acc) (if (= n 0) acc (loop (- n 1) (+ acc n)))))
(loop 3000 0)
(define map (lambda (f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l))))))
(map (lambda (x) (* x x)) '(1 2 3 4))
(define counter (lambda () (let ((n 0)) (lambda () (begin (set! n (+ n 1)) n)))))
(define c (counter))
(list (c) (c) (c))
(let ((x 2) (y 3)) (+ x (* y 1.5)))
(if #f 1)
'(a (b c) #t)
(fact undefined)
(1 2)
((lambda (x) x))
(car '())
"""
for form in read(program):
    try:
        print(show(form)[:50], "=>", show(evaluate(form, world)))
    except (LispError, IndexError) as e:
        print(show(form)[:50], "=>", type(e).__name__, e)
for bad in ("(+ 1", ")", "'"):
    try:
        print(read(bad))
    except LispError as e:
        print(repr(bad), e)

#> (define fact (lambda (n) (if (< n 2) 1 (* n (fact  => fact
#> (fact 25) => 15511210043330985984000000
#> (define loop (lambda (n acc) (if (= n 0) acc (loop => loop
#> (loop 3000 0) => 4501500
#> (define map (lambda (f l) (if (null? l) (quote ()) => map
#> (map (lambda (x) (* x x)) (quote (1 2 3 4))) => (1 4 9 16)
#> (define counter (lambda () (let ((n 0)) (lambda () => counter
#> (define c (counter)) => c
#> (list (c) (c) (c)) => (1 2 3)
#> (let ((x 2) (y 3)) (+ x (* y 1.5))) => 6.5
#> (if #f 1) => ()
#> (quote (a (b c) #t)) => (a (b c) #t)
#> (fact undefined) => LispError unbound undefined
#> (1 2) => LispError not a function: 1
#> ((lambda (x) x)) => LispError expected 1 arguments, got 0
#> (car (quote ())) => IndexError list index out of range
#> '(+ 1' missing )
#> ')' unexpected )
#> "'" unexpected end
