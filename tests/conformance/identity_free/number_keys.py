# Numbers reached by different computations are one key; ints and floats of equal value too.
def same(*values):
    return len(set(values)), len({hash(v) for v in values}), len({v: None for v in values})


print(same(3, 1 + 2, int("3"), 6 // 2, 3.0, 1.5 * 2, len("abc")))
print(same(2 ** 49, 2 ** 48 * 2, 562949953421312, float(2 ** 49), (2 ** 50) // 2, int(2.0 ** 49)))
print(same(2 ** 64, 2 ** 63 + 2 ** 63, 18446744073709551616, float(2 ** 64), 2 ** 128 // 2 ** 64,
           int("18446744073709551616")))
print(same(-1, 1 - 2, ~0, -1.0, int("-1")), same(0, 0.0, -0.0, False, 5 - 5, 0 * 10 ** 30, 10 ** 30 - 10 ** 30))
print(same(1, True, 1.0, 2 ** 100 // 2 ** 100, 10 ** 30 % (10 ** 30 - 1)), same(0.1 + 0.2, 0.3),
      same(0.5, 1 / 2, 2 ** -1, 5e-1))
d = {}
for i in range(100):
    d[i * 1.0] = i
    d[i + 2 ** 60 - 2 ** 60] = d[i] + 1
print(len(d), sum(d.values()), type(next(iter(d))))
d = {10 ** 20: "a"}
d[100000000000000000000] += "b"
d[1e20] += "c"
print(d, 10 ** 20 in d, 10 ** 20 + 1 in d, 1e20 in d)
s = set()
for base in (10, 16, 2):
    for n in (255, 2 ** 40, 2 ** 70):
        s.add(int({10: str, 16: hex, 2: bin}[base](n), base))
print(sorted(s))

#> (1, 1, 1)
#> (1, 1, 1)
#> (1, 1, 1)
#> (1, 1, 1) (1, 1, 1)
#> (1, 1, 1) (2, 2, 2) (1, 1, 1)
#> 100 5050 <class 'float'>
#> {100000000000000000000: 'abc'} True False True
#> [255, 1099511627776, 1180591620717411303424]
