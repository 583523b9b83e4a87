# Deep recursion with two arguments, and mutual recursion.
# tags: calls


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def is_even(n):
    return True if n == 0 else is_odd(n - 1)


def is_odd(n):
    return False if n == 0 else is_even(n - 1)


def tak(x, y, z):
    if y >= x:
        return z
    return tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y))


def main():
    total = 0
    for n in range(1, 50):
        total += ackermann(2, n * 6)
        total += ackermann(2, 150)
    for n in range(600):
        total += is_even(n)
    print(total, tak(18, 12, 6), tak(21, 14, 6))


main()
