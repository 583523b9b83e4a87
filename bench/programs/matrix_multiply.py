# Products of nested lists of floats.
# tags: lists, float loops


def multiply(a, b):
    size = len(a)
    result = []
    for i in range(size):
        row = []
        left = a[i]
        for j in range(size):
            total = 0.0
            for k in range(size):
                total += left[k] * b[k][j]
            row.append(total)
        result.append(row)
    return result


def main():
    size = 150
    a = [[(i * j % 7) / 3.0 for j in range(size)] for i in range(size)]
    b = [[(i + j) % 5 + 0.5 for j in range(size)] for i in range(size)]
    c = multiply(a, b)
    c = multiply(c, a)
    print(f"{sum(sum(row) for row in c):.3f}")


main()
