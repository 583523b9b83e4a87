# Programs on big numbers: digits of pi and e, integer square root, primes, Collatz.
def pi_digits(count):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    digits = []
    while len(digits) < count:
        if 4 * q + r - t < m * t:
            digits.append(m)
            q, r, m = 10 * q, 10 * (r - m * t), (10 * (3 * q + r)) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return "".join(map(str, digits))


def square_root(n):
    x = 1 << (n.bit_length() + 1) // 2
    while True:
        y = (x + n // x) // 2
        if y >= x:
            return x
        x = y


def is_prime(n):
    d, s = n - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for a in (2, 3, 5, 7, 11, 13):
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


print(pi_digits(120))
print(square_root(2 * 10 ** 120), square_root(10 ** 40), square_root(10 ** 40 - 1))
print([p for p in range(10 ** 12, 10 ** 12 + 200) if p % 2 and is_prime(p)], is_prime(2 ** 89 - 1),
      is_prime(2 ** 91 - 1))
e, term = 0, 10 ** 100
n = 1
while term:
    e, term, n = e + term, term // n, n + 1
print(e)
n, steps = 2 ** 100 + 27, 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
print(steps)

#> 314159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651328230664
#> 1414213562373095048801688724209698078569671875376948073176679 100000000000000000000 99999999999999999999
#> [1000000000039, 1000000000061, 1000000000063, 1000000000091, 1000000000121, 1000000000163, 1000000000169, 1000000000177, 1000000000189, 1000000000193] True False
#> 27182818284590452353602874713526624977572470936999595749669676277240766303535475945713821785251664238
#> 643
