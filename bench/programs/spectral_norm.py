# Float arithmetic with calls, generators in sums and lists.
# tags: float loops


def element(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)


def times(vector, size):
    return [sum(element(i, j) * vector[j] for j in range(size)) for i in range(size)]


def transposed_times(vector, size):
    result = []
    for i in range(size):
        total = 0.0
        for j in range(size):
            total += element(j, i) * vector[j]
        result.append(total)
    return result


def main():
    size = 250
    u = [1.0] * size
    v = u
    for _ in range(10):
        v = transposed_times(times(u, size), size)
        u = transposed_times(times(v, size), size)
    upper = sum(a * b for a, b in zip(u, v))
    lower = sum(b * b for b in v)
    print(f"{(upper / lower) ** 0.5:.9f}")


main()
