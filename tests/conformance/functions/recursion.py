# Recursion: direct, mutual, through closures, methods, lambdas, memo tables and deep but legal.
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)


def even(n):
    return True if n == 0 else odd(n - 1)


def odd(n):
    return False if n == 0 else even(n - 1)


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def hanoi(n, a="A", b="B", c="C"):
    if n == 0:
        return []
    return hanoi(n - 1, a, c, b) + [(a, c)] + hanoi(n - 1, b, a, c)


def permutations(items):
    if not items:
        yield ()
    for i, item in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1:]):
            yield (item,) + rest


def memo_fib(n, memo={}):
    if n in memo:
        return memo[n]
    memo[n] = n if n < 2 else memo_fib(n - 1) + memo_fib(n - 2)
    return memo[n]


def flatten(value):
    return [x for item in value for x in flatten(item)] if isinstance(value, list) else [value]


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


print(fact(20), fact(30), even(50), odd(51), ackermann(2, 3), len(hanoi(6)), hanoi(2), list(permutations([1, 2, 3])),
      memo_fib(90), flatten([1, [2, [3, [4]], []], 5]), depth(700))
y = (lambda f: (lambda x: x(x))(lambda x: f(lambda v: x(x)(v))))
print(y(lambda self: lambda n: 1 if n == 0 else n * self(n - 1))(10))
fib = lambda n: n if n < 2 else fib(n - 1) + fib(n - 2)
print([fib(i) for i in range(15)])


def forever(n):
    return forever(n + 1)


for _ in range(3):
    try:
        forever(0)
    except RecursionError as error:
        print(type(error).__name__, error)
print(issubclass(RecursionError, RuntimeError), depth(500))

#> 2432902008176640000 265252859812191058636308480000000 True True 9 63 [('A', 'B'), ('A', 'C'), ('B', 'C')] [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)] 2880067194370816120 [1, 2, 3, 4, 5] 700
#> 3628800
#> [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377]
#> RecursionError maximum recursion depth exceeded
#> RecursionError maximum recursion depth exceeded
#> RecursionError maximum recursion depth exceeded
#> True 500
