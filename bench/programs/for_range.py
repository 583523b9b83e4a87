# Nested for loops over ranges with small ints.
# tags: int loops


def main():
    total = 0
    for i in range(2800):
        for j in range(2800):
            total = (total + i * j) % 1000003
    print(total)


main()
