# Numeric programs whose last digit shows any wrong rounding.
total = 0.0
for i in range(1, 1001):
    total += 1.0 / i
print(total)
print(sum([0.1] * 10), sum([0.1] * 10) == 1.0, sum([1e16, 1.0, -1e16]), sum([0.1, 0.2, 0.3]))
x, y = 1.0, 1.0
for _ in range(50):
    x, y = (x + y) / 2, (x * y) ** 0.5 + 1e-9
print(x, y)
pi = 0.0
for k in range(2000):
    pi += (-1) ** k * 4 / (2 * k + 1)
print(pi)
r = 3.7
v = 0.3
for _ in range(100):
    v = r * v * (1 - v)
print(v)
root = 2.0
for _ in range(6):
    root = (root + 2.0 / root) / 2
    print(root)
data = [i * 0.37 - 11 for i in range(100)]
mean = sum(data) / len(data)
variance = sum((d - mean) ** 2 for d in data) / (len(data) - 1)
print(mean, variance, variance ** 0.5, max(data), min(data))
print(1e16 + 1.0 - 1e16, 0.1 * 0.1, 1.1 ** 10, 1e-320 * 3, 4.9e-324 / 2, 1.7e308 * 1.1)

#> 7.485470860550343
#> 1.0 True 1.0 0.6
#> 1.000000024500002 1.000000025500002
#> 3.1410926536210413
#> 0.8105279862654545
#> 1.5
#> 1.4166666666666665
#> 1.4142156862745097
#> 1.4142135623746899
#> 1.414213562373095
#> 1.414213562373095
#> 7.315 115.22416666666666 10.734252031076347 25.630000000000003 -11.0
#> 0.0 0.010000000000000002 2.5937424601000023 3e-320 0.0 inf
