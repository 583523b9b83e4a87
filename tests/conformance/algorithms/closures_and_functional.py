# Functional programming: curry, compose, memoize, reduce, church numerals, streams, monad-like chains.
def reduce(f, items, *start):
    it = iter(items)
    value = start[0] if start else next(it)
    for x in it:
        value = f(value, x)
    return value


def curry(f, n):
    def take(args):
        return lambda x: f(*args, x) if len(args) == n - 1 else take(args + (x,))
    return take(())


def compose(*fs):
    return reduce(lambda f, g: lambda x: f(g(x)), fs)


def memoize(f):
    memo = {}

    def g(*args):
        if args not in memo:
            memo[args] = f(*args)
        return memo[args]
    g.memo = memo
    return g


def partial(f, *a, **k):
    return lambda *b, **l: f(*a, *b, **{**k, **l})


@memoize
def grid(r, c):
    return 1 if r == 0 or c == 0 else grid(r - 1, c) + grid(r, c - 1)


zero = lambda f: lambda x: x
succ = lambda n: lambda f: lambda x: f(n(f)(x))
add = lambda m: lambda n: lambda f: lambda x: m(f)(n(f)(x))
mul = lambda m: lambda n: lambda f: m(n(f))
number = lambda n: n(lambda x: x + 1)(0)
two = succ(succ(zero))
three = succ(two)
print(number(add(two)(three)), number(mul(three)(mul(two)(three))), number(three(two)))
print(reduce(lambda a, b: a * b, range(1, 11)), reduce(max, [3, 9, 2]),
      reduce(lambda a, b: {**a, b: len(b)}, "a bb ccc".split(), {}), curry(lambda a, b, c: (a, b, c), 3)(1)(2)(3),
      compose(str, abs, lambda x: x - 10)(3), grid(10, 10), len(grid.memo),
      partial(print, "x", sep="-")("y", end="!\n"))
try:
    reduce(max, [])
except StopIteration:
    print("empty")


class Maybe:
    def __init__(self, value=None):
        self.value = value

    def then(self, f):
        if self.value is None:
            return self
        try:
            return Maybe(f(self.value))
        except Exception as e:
            return Failed(e)

    def __repr__(self):
        return f"Maybe({self.value!r})"


class Failed(Maybe):
    def __init__(self, e):
        super().__init__()
        self.e = e

    def __repr__(self):
        return f"Failed({self.e!r})"


print(Maybe("12").then(int).then(lambda x: x / 4), Maybe("x").then(int).then(lambda x: x / 4),
      Maybe(0).then(lambda x: 1 / x), Maybe({"a": None}).then(lambda d: d["a"]).then(len))


class Stream:
    def __init__(self, head, tail):
        self.head, self._tail = head, tail

    @property
    def tail(self):
        if callable(self._tail):
            self._tail = self._tail()
        return self._tail

    def take(self, n):
        out, s = [], self
        while n and s is not None:
            out.append(s.head)
            s, n = s.tail, n - 1
        return out

    def map(self, f):
        return Stream(f(self.head), lambda: self.tail.map(f))

    def filter(self, p):
        s = self
        while not p(s.head):
            s = s.tail
        return Stream(s.head, lambda: s.tail.filter(p))


def integers(n):
    return Stream(n, lambda: integers(n + 1))


def primes(s):
    return Stream(s.head, lambda: primes(s.tail.filter(lambda x: x % s.head)))


fibs = Stream(0, lambda: Stream(1, lambda: zip_add(fibs, fibs.tail)))


def zip_add(a, b):
    return Stream(a.head + b.head, lambda: zip_add(a.tail, b.tail))


print(integers(5).map(lambda x: x * x).take(4), primes(integers(2)).take(15), fibs.take(20),
      fibs.tail.tail is fibs.tail.tail)
pipeline = [("strip", str.strip), ("split", lambda s: s.split(",")), ("ints", lambda l: [int(x) for x in l]), ("sum",
    sum)]
value = " 1,2,3 "
for name, step in pipeline:
    value = step(value)
    print(name, repr(value), end="; ")
print()

#> 5 18 8
#> x-y!
#> 3628800 9 {'a': 1, 'bb': 2, 'ccc': 3} (1, 2, 3) 7 184756 120 None
#> empty
#> Maybe(3.0) Failed(ValueError("invalid literal for int() with base 10: 'x'")) Failed(ZeroDivisionError('division by zero')) Maybe(None)
#> [25, 36, 49, 64] [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181] True
#> strip '1,2,3'; split ['1', '2', '3']; ints [1, 2, 3]; sum 6; 
