# Decorators: order, arguments, stacking, classes as decorators, any expression.
def trace(f):
    print("decorating", f.__name__)

    def wrapper(*args, **kwargs):
        print("call", f.__name__, args, kwargs)
        result = f(*args, **kwargs)
        print("result", result)
        return result
    wrapper.__name__ = f.__name__
    wrapper.__wrapped__ = f
    return wrapper


def repeat(n, *, sep=" "):
    print("repeat", n)

    def decorate(f):
        def wrapper(*a):
            return sep.join(str(f(*a)) for _ in range(n))
        return wrapper
    return decorate


@trace
@repeat(2, sep="/")
def hello(name):
    return f"hi {name}"


print(hello("bob"))


@trace
def add(a, b=2):
    "adds"
    return a + b


print(add(1), add(1, b=5), add.__wrapped__.__doc__, add.__doc__)


class Count:
    def __init__(self, f):
        self.f, self.n = f, 0

    def __call__(self, *args):
        self.n += 1
        return self.f(*args)


@Count
def square(x):
    return x * x


print([square(i) for i in range(4)], square.n, type(square).__name__)


def memo(f):
    cache = {}

    def wrapper(n):
        if n not in cache:
            cache[n] = f(n)
        return cache[n]
    wrapper.cache = cache
    return wrapper


@memo
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(80), len(fib.cache))
registry = {}


@registry.setdefault("key", lambda f: f)
def one():
    return 1


@(lambda f: registry.update({f.__name__: f}) or f)
def two():
    return 2


@[trace, memo][1]
def three(n):
    return 3


@lambda f: "replaced"
def four():
    pass


@str
@type
def five(): pass


print(one(), registry["two"](), three(0), four, five)
try:
    @5
    def six(): pass
except TypeError as error:
    print(error)
try:
    @undefined_decorator
    def seven(): pass
except NameError as error:
    print(error)


def deco_method(f):
    def wrapper(self, *args):
        return [self.tag, f(self, *args)]
    return wrapper


class K:
    tag = "tag"

    @deco_method
    def m(self, x):
        return x


print(K().m(5))

#> repeat 2
#> decorating wrapper
#> call wrapper ('bob',) {}
#> result hi bob/hi bob
#> hi bob/hi bob
#> decorating add
#> call add (1,) {}
#> result 3
#> call add (1,) {'b': 5}
#> result 6
#> 3 6 adds None
#> [0, 1, 4, 9] 4 Count
#> 23416728348467685 81
#> 1 2 3 replaced <class 'function'>
#> 'int' object is not callable
#> name 'undefined_decorator' is not defined
#> ['tag', 5]
