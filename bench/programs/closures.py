# Closures, nonlocal variables, lambdas and functions as values.
# tags: calls


def make_counter(step):
    count = 0

    def increment():
        nonlocal count
        count += step
        return count

    return increment


def compose(f, g):
    return lambda x: f(g(x))


def main():
    counters = [make_counter(i) for i in range(1, 5)]
    total = 0
    for i in range(700000):
        for counter in counters:
            total += counter()
    f = compose(lambda x: x + 1, lambda x: x * 2)
    g = compose(f, f)
    for i in range(300000):
        total += g(i)
    total += sum(map(lambda x: x * 3, filter(lambda x: x % 2, range(300000))))
    print(total)


main()
