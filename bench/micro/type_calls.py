# Built-in types as callees.
# tags: calls


def main():
    total = 0
    for i in range(30000):
        total += int("12") + int(3.7) + len(str(i))
        total += int(float(i))
        if bool(i):
            total += len(range(i))
    print(total)


main()
