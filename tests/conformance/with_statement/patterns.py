# Uses: resource stacks, transactions, timers with fake clocks, generator-based managers written by hand.
class manager:
    """contextmanager written by hand."""

    def __init__(self, f):
        self.f = f

    def __call__(self, *args):
        self.gen = self.f(*args)
        return Helper(self.f(*args))


class Helper:
    def __init__(self, gen):
        self.gen = gen

    def __enter__(self):
        return next(self.gen)

    def __exit__(self, kind, value, tb):
        if kind is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        try:
            self.gen.throw(value)
        except StopIteration as e:
            return e is not value
        except BaseException as e:
            if e is value:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw")


@manager
def tag(name, out):
    out.append(f"<{name}>")
    try:
        yield name.upper()
    except KeyError as e:
        out.append(f"handled {e}")
    finally:
        out.append(f"</{name}>")


out = []
with tag("a", out) as a:
    with tag("b", out) as b:
        out.append(a + b)
print("".join(out))
out = []
with tag("c", out):
    raise KeyError("lost")
print(out)
try:
    with tag("d", out):
        raise ValueError("kept")
except ValueError as e:
    print(e, out)


class Transaction:
    def __init__(self, store):
        self.store = store

    def __enter__(self):
        self.backup = dict(self.store)
        return self.store

    def __exit__(self, kind, value, tb):
        if kind is not None:
            self.store.clear()
            self.store.update(self.backup)
        return kind is not None and issubclass(kind, ValueError)


store = {"x": 1}
with Transaction(store) as s:
    s["x"] = 2
with Transaction(store) as s:
    s["x"] = 3
    s["y"] = 4
    raise ValueError("rollback")
print(store)
try:
    with Transaction(store) as s:
        s["z"] = 1
        raise TypeError("also rolled back")
except TypeError as e:
    print(e, store)


class Stack:
    def __init__(self):
        self.callbacks = []

    def push(self, f, *args):
        self.callbacks.append((f, args))

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        while self.callbacks:
            f, args = self.callbacks.pop()
            f(*args)


with Stack() as stack:
    for i in range(3):
        stack.push(print, "cleanup", i)
    print("body")


class Reentrant:
    depth = 0

    def __enter__(self):
        self.depth += 1
        return self.depth

    def __exit__(self, *a):
        self.depth -= 1


r = Reentrant()
with r as one, r as two:
    with r as three:
        print(one, two, three, r.depth)
print(r.depth)


class Suppress:
    def __init__(self, *kinds):
        self.kinds = kinds

    def __enter__(self):
        pass

    def __exit__(self, kind, value, tb):
        return kind is not None and issubclass(kind, self.kinds)


for bad in (lambda: {}["x"], lambda: [][0], lambda: 1 / 0):
    try:
        with Suppress(LookupError):
            bad()
            print("never")
    except ArithmeticError as e:
        print("not suppressed", e)

#> <a><b>AB</b></a>
#> ['<c>', "handled 'lost'", '</c>']
#> kept ['<c>', "handled 'lost'", '</c>', '<d>', '</d>']
#> {'x': 2}
#> also rolled back {'x': 2}
#> body
#> cleanup 2
#> cleanup 1
#> cleanup 0
#> 1 2 3 3
#> 0
#> not suppressed division by zero
