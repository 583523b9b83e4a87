# Division, remainder and comparison of ints of growing size.
# tags: int loops


def main():
    best = 0
    where = 0
    for start in range(1, 70000):
        n = start
        steps = 0
        while n != 1:
            if n & 1:
                n = 3 * n + 1
            else:
                n >>= 1
            steps += 1
        if steps > best:
            best = steps
            where = start
    print(where, best)


main()
