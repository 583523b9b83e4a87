# Big ints made and dropped in loops; kept values stay right.
kept = {}
x = 1
for i in range(1, 200):
    x = x * (i * 10 ** 5 + 7) + i
    if i % 40 == 0:
        kept[i] = (x, str(x)[:10], x % 1000003)
    y = x >> (i * 3)
    z = [y + k for k in range(5)]
    if x.bit_length() > 2000:
        x //= 10 ** 300
print([(k, v[0] % 10 ** 9, v[1], v[2], v[0] % 1000003 == v[2]) for k, v in kept.items()])
values = [3 ** n for n in range(0, 300, 7)]
print(sum(values) % 10 ** 20, max(values) == 3 ** 294, sorted(values, key=lambda v: v % 1009)[:2],
      len({v % 97 for v in values}))
a, b = 0, 1
for _ in range(500):
    a, b = b, a + b
print(a % 10 ** 30, len(str(a)), a.bit_length(), int(str(a)) == a, float(a))
fractions = [(n, 7 ** n % (2 ** n + 1), pow(7, n, 2 ** 100 + 1)) for n in range(0, 120, 13)]
print(fractions[3], fractions[-1], [divmod(10 ** 60, 3 ** n + 2 ** 70)[1] % 1000 for n in range(5)])

#> [(40, 32628661, '8161678427', 968572, True), (80, 113257321, '7159505335', 622816, True), (120, 849359250, '6692084329', 119115, True), (160, 81661970, '4716637641', 636576, True)]
#> 35927812578722471957 True [1, 143341119796678074027577337316118932770382415738332565090012937927177499182473761] 43
#> 863290691557658876222521294125 105 346 True 1.3942322456169787e+104
#> (39, 418241215891, 638199766220659947068821633834) (117, 93198344971706997417248517940251799, 40127771652316987720065850271) [825, 190, 196, 787, 550]
