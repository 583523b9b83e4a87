# Loops over ranges: the loop variable, changes of it, nested use and large steps.
for i in range(3):
    print(i, end=" ")
    i = 100
print(i)
for i in range(0):
    print("never")
print(i)
total = 0
for i in range(10, -10, -4):
    for j in range(i, 10, 3):
        total = total * 3 % 10007 + i * j
print(total, i, j)
n = 3
for i in range(n):
    n += 5
print(n, i)
for i in range(2 ** 62, 2 ** 62 + 10 ** 18 * 9, 3 * 10 ** 18):
    print(i)
for i in range(-(2 ** 50) - 2, -(2 ** 50) + 2):
    print(i, end=" ")
print()
for i in range(2 ** 49 - 2, 2 ** 49 + 2):
    print(i, end=" ")
print()
it = iter(range(3))
print(next(it), list(it), list(it), next(it, "end"))
it = iter(range(10))
for x in it:
    if x % 3 == 0:
        print(x, next(it, "none"), end=";")
print()
print([x for x in range(20) if x % 3 == 0 if x % 2 == 0], sum(range(10 ** 6)), max(range(7)),
      list(zip(range(3), range(10, 0, -4))), [*range(3), *range(3)], dict.fromkeys(range(3)),
      list(map(lambda a, b: a * b, range(5), range(1, 6))), sorted(range(5), key=lambda x: -x), tuple(range(2)),
      5 in iter(range(10)))
while True:
    for i in range(5):
        if i == 3:
            break
    else:
        print("no break")
    break
print(i)

#> 0 1 2 100
#> 100
#> 6048 -6 9
#> 18 2
#> 4611686018427387904
#> 7611686018427387904
#> 10611686018427387904
#> -1125899906842626 -1125899906842625 -1125899906842624 -1125899906842623 
#> 562949953421310 562949953421311 562949953421312 562949953421313 
#> 0 [1, 2] [] end
#> 0 1;3 4;6 7;9 none;
#> [0, 6, 12, 18] 499999500000 6 [(0, 10), (1, 6), (2, 2)] [0, 1, 2, 0, 1, 2] {0: None, 1: None, 2: None} [0, 2, 6, 12, 20] [4, 3, 2, 1, 0] (0, 1) True
#> 3
