# Arithmetic on ints of many digits.
# tags: big ints


def pi_digits(count):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    digits = []
    while len(digits) < count:
        if 4 * q + r - t < m * t:
            digits.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), (10 * (3 * q + r)) // t - 10 * m
        else:
            q, r, t, k, m, x = (q * k, (2 * q + r) * x, t * x, k + 1,
                                (q * (7 * k + 2) + r * x) // (t * x), x + 2)
    return digits


def main():
    digits = pi_digits(2200)
    factorial = 1
    for i in range(2, 4000):
        factorial *= i
    a, b = 0, 1
    for _ in range(40000):
        a, b = b, a + b
    print(sum(digits), factorial % 1000000007, a % 1000000007, pow(3, 10 ** 300, 10 ** 40 + 1))


main()
