# Generators: pipelines, recursion with yield from, send.
# tags: generators


def numbers(limit):
    i = 0
    while i < limit:
        yield i
        i += 1


def squares(source):
    for value in source:
        yield value * value


def odd(source):
    for value in source:
        if value & 1:
            yield value


def walk(depth):
    if depth:
        yield from walk(depth - 1)
        yield depth
        yield from walk(depth - 1)


def running_total():
    total = 0
    while True:
        value = yield total
        total += value


def main():
    total = 0
    for value in odd(squares(numbers(2000000))):
        total += value
    for value in walk(16):
        total += value
    adder = running_total()
    next(adder)
    for i in range(900000):
        last = adder.send(i)
    print(total, last, sum(x * 2 for x in range(300000)))


main()
