# while with else, break, continue, nested loops and changing conditions.
n = 0
while n < 3:
    n += 1
else:
    print("finished", n)
while n < 10:
    n += 1
    if n == 5:
        continue
    if n == 7:
        break
    print(n, end=" ")
else:
    print("not reached")
print("after", n)
while False:
    print("never")
else:
    print("else of a loop that never ran")
i = 0
while True:
    i += 1
    j = 0
    while True:
        j += 1
        if j == 2:
            continue
        if j > 3:
            break
        print((i, j), end=" ")
    if i == 3:
        break
print()
total, k = 0, 10
while k:
    k -= 1
    if k % 2: continue
    total += k
print(total, k)
stack = [1, [2, [3, []]], 4]
flat = []
while stack:
    top = stack.pop()
    if isinstance(top, list):
        stack.extend(top)
    else:
        flat.append(top)
print(flat)


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    else:
        return n, steps


def search(rows, wanted):
    i = 0
    while i < len(rows):
        j = 0
        while j < len(rows[i]):
            if rows[i][j] == wanted:
                return i, j
            j += 1
        i += 1
    return None


print(collatz(27), search([[1, 2], [3, 4]], 3), search([[1]], 9))
x = 3
while x: x -= 1; print(x, end=";")
else: print("else")
while 1:
    try:
        break
    finally:
        print("finally on break")
count = 0
while count < 3:
    count += 1
    try:
        if count == 2: continue
        print("body", count)
    finally:
        print("finally", count)

#> finished 3
#> 4 6 after 7
#> else of a loop that never ran
#> (1, 1) (1, 3) (2, 1) (2, 3) (3, 1) (3, 3) 
#> 20 0
#> [4, 3, 2, 1]
#> (1, 111) (1, 0) None
#> 2;1;0;else
#> finally on break
#> body 1
#> finally 1
#> finally 2
#> body 3
#> finally 3
