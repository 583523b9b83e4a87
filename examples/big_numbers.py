# Work on numbers of hundreds of digits: constants by series, primes, RSA, continued fractions, digit puzzles.


def isqrt(n):
    if n < 2:
        return n
    x = 1 << (n.bit_length() + 1) // 2
    while True:
        y = (x + n // x) // 2
        if y >= x:
            return x
        x = y


def arctan_inverse(x, unity):
    """arctan(1/x) in fixed point."""
    power = total = unity // x
    n, sign = 3, -1
    while power:
        power //= x * x
        total += sign * (power // n)
        n, sign = n + 2, -sign
    return total


def pi(digits):
    unity = 10 ** (digits + 10)
    value = 4 * (4 * arctan_inverse(5, unity) - arctan_inverse(239, unity))
    return value // 10 ** 10


def e(digits):
    unity = 10 ** (digits + 10)
    total, term, n = 0, unity, 1
    while term:
        total += term
        term //= n
        n += 1
    return total // 10 ** 10


def decimal(value, digits):
    text = str(value).zfill(digits + 1)
    return text[:-digits] + "." + text[-digits:]


def is_prime(n, bases=(2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)):
    if n < 2:
        return False
    for p in bases:
        if n % p == 0:
            return n == p
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    for base in bases:
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def next_prime(n):
    n += 1 + n % 2
    while not is_prime(n):
        n += 2
    return n


class RSA:
    def __init__(self, p, q, exponent=65537):
        self.n, self.e = p * q, exponent
        self.d = pow(exponent, -1, (p - 1) * (q - 1))

    def encrypt(self, text):
        data = text.encode("utf-8")
        size = (self.n.bit_length() - 1) // 8
        blocks = [data[i:i + size] for i in range(0, len(data), size)]
        return [(len(b), pow(int.from_bytes(b, "big"), self.e, self.n)) for b in blocks]

    def decrypt(self, blocks):
        return b"".join(pow(c, self.d, self.n).to_bytes(n, "big") for n, c in blocks).decode("utf-8")


def continued_fraction(n, count):
    """Terms of the continued fraction of the square root of n."""
    root, m, d = isqrt(n), 0, 1
    a = root
    for _ in range(count):
        yield a
        m = d * a - m
        d = (n - m * m) // d
        a = (root + m) // d


def pell(n):
    """The least solution of x² - n y² = 1."""
    h, h_before, k, k_before = 1, 0, 0, 1
    for a in continued_fraction(n, 10 ** 6):
        h, h_before = a * h + h_before, h
        k, k_before = a * k + k_before, k
        if h * h - n * k * k == 1:
            return h, k


def fibonacci(n):
    """The n-th Fibonacci number by doubling."""
    if n == 0:
        return 0, 1
    a, b = fibonacci(n // 2)
    c, d = a * (2 * b - a), a * a + b * b
    return (d, c + d) if n & 1 else (c, d)


def factorial(n):
    def product(low, high):
        if low == high:
            return low
        middle = (low + high) // 2
        return product(low, middle) * product(middle + 1, high)
    return product(1, n) if n else 1


print(decimal(pi(200), 200))
print(decimal(e(150), 150))
print(decimal(isqrt(2 * 10 ** 240), 120))
p, q = next_prime(10 ** 60), next_prime(3 * 10 ** 60)
key = RSA(p, q)
message = "Hognose snakes are harmless; ünïcode too. " * 3
blocks = key.encrypt(message)
print(p, q, is_prime(p * q), len(blocks), blocks[0][1] % 10 ** 20, key.decrypt(blocks) == message)
print([n for n in range(2, 130) if is_prime(2 ** n - 1)], [n for n in range(1, 8) if is_prime(2 ** 2 ** n + 1)])
print(pell(61), pell(109), pell(991))
print(list(continued_fraction(94, 20)), fibonacci(1000)[0], fibonacci(10 ** 5)[0] % 10 ** 30)
digits = str(factorial(1000))
print(len(digits), sum(map(int, digits)), len(digits) - len(digits.rstrip("0")), factorial(60))
n, steps = 196, 0
while str(n) != str(n)[::-1] and steps < 150:
    n, steps = n + int(str(n)[::-1]), steps + 1
print(steps, n)
print(sum(int(str(n ** n)[-10:]) for n in range(1, 200)) % 10 ** 10, max((sum(map(int, str(a ** b))), a, b) for a in range(90, 100) for b in range(90, 100)))
print(hex(3 ** 200), (2 ** 521 - 1).bit_length(), int("zyxw" * 10, 36) % 97, f"{7 ** 70:,}", float(10 ** 30) / 3)
