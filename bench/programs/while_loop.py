# A while loop with small ints.
# tags: int loops


def main():
    i = 0
    total = 0
    while i < 4500000:
        total += (i * 3) % 7
        i += 1
    print(total)


main()
