# An int says that it has up to 2**31 limbs.
size, act = attempts(
    EDGES,
    [lambda n: n + n, lambda n: n * n, lambda n: n - 1, lambda n: n // 3, lambda n: 3 // n, lambda n: n % (n + 1),
     lambda n: n ** 2, lambda n: pow(n, n, n), lambda n: str(n), lambda n: hex(n), lambda n: hash(n), lambda n: n >> 7,
     lambda n: n << 70, lambda n: n & n, lambda n: ~n, lambda n: n == n + 1, lambda n: n < 1 << 99, lambda n: float(n),
     lambda n: n.bit_length(), lambda n: n.to_bytes(200, "big"), lambda n: n.bit_count(), lambda n: divmod(n, 10 ** 30),
     lambda n: n / 3, lambda n: -n, lambda n: int(str(n)), lambda n: range(n)[5], lambda n: f"{n:,}", lambda n: {n: 1}[n],
     lambda n: [0] * n, lambda n: round(n, -2), lambda n: n.as_integer_ratio(), lambda n: complex(n)])
n = 3 ** 200
w4(id(n) + 4, size)
try: act(n)
except (ArithmeticError, ValueError, TypeError, MemoryError): pass
