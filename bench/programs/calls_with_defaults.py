# Calls with defaults, keywords and star arguments.
# tags: calls


def scale(value, factor=3, offset=1):
    return value * factor + offset


def combine(*values, start=0):
    for value in values:
        start += value
    return start


def main():
    total = 0
    for i in range(1000000):
        total += scale(i)
        total += scale(i, 2)
        total += scale(i, offset=5)
        total -= combine(i, i, start=i)
    print(total)


main()
