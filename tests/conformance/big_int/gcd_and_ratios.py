# Euclid, extended Euclid and exact rational sums over big ints.
def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def extended(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = extended(b, a % b)
    return g, y, x - a // b * y


print(gcd(2 ** 200, 6 ** 80), gcd(10 ** 50, 15 ** 20), gcd(-48, 18), gcd(0, 5), gcd(3 ** 100, 2 ** 100))
g, x, y = extended(2 ** 127 - 1, 2 ** 89 - 1)
print(g, x, y, (2 ** 127 - 1) * x + (2 ** 89 - 1) * y)
numerator, denominator = 0, 1
for i in range(1, 61):
    numerator, denominator = numerator * i + denominator, denominator * i
    g = gcd(numerator, denominator)
    numerator, denominator = numerator // g, denominator // g
print(numerator, denominator, numerator / denominator)
binomial = 1
for i in range(100):
    binomial = binomial * (200 - i) // (i + 1)
print(binomial)

#> 1208925819614629174706176 95367431640625 6 5 1
#> 1 -151134176448251993006082 41543446089800687764988346889150465 1
#> 15117092380124150817026911 3230237388259077233637600 4.679870412951738
#> 90548514656103281165404177077484163874504589675413336841320
