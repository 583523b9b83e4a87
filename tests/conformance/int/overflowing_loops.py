# Sums and products that grow past machine words inside loops.
total = 0
for i in range(100):
    total += 2 ** 45 * i
print(total)
product = 1
for i in range(1, 31):
    product *= i
    if i in (12, 13, 20, 21, 30):
        print(i, product)
x = 1
steps = 0
while x < 10 ** 40:
    x = x * 3 + 1
    steps += 1
print(steps, x)
while x > 0:
    x //= 1000
    steps += 1
print(steps, x)
low = 0
for i in range(60):
    low -= 1 << i
    if i > 45 and i % 3 == 0:
        print(i, low)
counter = 2 ** 50 - 3
for _ in range(6):
    counter += 1
    print(counter, counter - 2 ** 50, -counter)
acc = 1
for i in range(70):
    acc = acc * -2
print(acc, acc // 2 ** 60, acc % 1000)

#> 174162641839718400
#> 12 479001600
#> 13 6227020800
#> 20 2432902008176640000
#> 21 51090942171709440000
#> 30 265252859812191058636308480000000
#> 84 17958772773843029682904110040075570658521
#> 98 0
#> 48 -562949953421311
#> 51 -4503599627370495
#> 54 -36028797018963967
#> 57 -288230376151711743
#> 1125899906842622 -2 -1125899906842622
#> 1125899906842623 -1 -1125899906842623
#> 1125899906842624 0 -1125899906842624
#> 1125899906842625 1 -1125899906842625
#> 1125899906842626 2 -1125899906842626
#> 1125899906842627 3 -1125899906842627
#> 1180591620717411303424 1024 424
