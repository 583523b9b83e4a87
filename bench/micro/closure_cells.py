# Functions that read the cells of their closure.
# tags: calls


def make(step, limit):
    count = 0

    def advance():
        nonlocal count
        count += step
        if count > limit:
            count = 0
        return count

    return advance


def main():
    advance = make(3, 1000)
    total = 0
    for _ in range(60000):
        total += advance()
    print(total)


main()
