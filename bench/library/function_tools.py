# functools: lru_cache, partial, reduce, cmp_to_key, cached_property, singledispatch, wraps.
# tags: functools
import functools
import operator


@functools.lru_cache(maxsize=500)
def square(n):
    return n * n


@functools.cache
def ways(n, coins):
    if n == 0:
        return 1
    if n < 0 or not coins:
        return 0
    return ways(n - coins[0], coins) + ways(n, coins[1:])


@functools.singledispatch
def describe(value):
    return 0


@describe.register
def _(value: int):
    return 1


@describe.register
def _(value: str):
    return 2


class Circle:
    def __init__(self, radius):
        self.radius = radius

    @functools.cached_property
    def area(self):
        return self.radius * self.radius * 3


def logged(function):
    @functools.wraps(function)
    def call(*arguments):
        return function(*arguments)

    return call


@logged
def add(a, b):
    return a + b


def main():
    total = 0
    for i in range(100000):
        total += square(i % 400)
    total += ways(400, (1, 2, 5, 10, 20, 50))
    add_five = functools.partial(operator.add, 5)
    power = functools.partial(pow, exp=2)
    for i in range(50000):
        total += add_five(i)
        total += power(i % 10)
    for _ in range(40):
        total += functools.reduce(operator.add, range(2000))
        total += functools.reduce(lambda a, b: a ^ b, range(2000))
    items = [(i * 7919) % 1000 for i in range(4000)]
    total += sorted(items, key=functools.cmp_to_key(lambda a, b: a - b))[10]
    for i in range(20000):
        total += describe(i) + describe("a") + add(i, 1)
        circle = Circle(i)
        total += circle.area + circle.area
    print(total)


main()
