# Programs made of nested loops: primes, pascal, spiral, matching, game of life.
def primes(limit):
    result = []
    for n in range(2, limit):
        for p in result:
            if p * p > n:
                result.append(n)
                break
            if n % p == 0:
                break
        else:
            result.append(n)
    return result


def spiral(rows, cols):
    grid = [[0] * cols for _ in range(rows)]
    r = c = 0
    dr, dc = 0, 1
    for n in range(1, rows * cols + 1):
        grid[r][c] = n
        if not (0 <= r + dr < rows and 0 <= c + dc < cols and grid[r + dr][c + dc] == 0):
            dr, dc = dc, -dr
        r, c = r + dr, c + dc
    return grid


def life(cells, steps):
    for _ in range(steps):
        near = {}
        for x, y in cells:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if dx or dy:
                        key = x + dx, y + dy
                        near[key] = near.get(key, 0) + 1
        cells = {key for key, n in near.items() if n == 3 or n == 2 and key in cells}
    return sorted(cells)


print(primes(60))
for row in spiral(4, 5):
    print(" ".join(f"{n:2d}" for n in row))
print(life({(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}, 8))
row = [1]
for _ in range(8):
    print(row)
    row = [a + b for a, b in zip([0] + row, row + [0])]
for a in range(1, 20):
    for b in range(a, 20):
        for c in range(b, 20):
            if a * a + b * b == c * c:
                print((a, b, c), end=" ")
print()
words = ["alpha", "beta", "gamma", "delta"]
pairs = []
for i, left in enumerate(words):
    for right in words[i + 1:]:
        common = 0
        for ch in set(left):
            if ch not in right:
                continue
            common += 1
        pairs.append((left, right, common))
print(pairs)

#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]
#>  1  2  3  4  5
#> 14 15 16 17  6
#> 13 20 19 18  7
#> 12 11 10  9  8
#> [(2, 4), (3, 2), (3, 4), (4, 3), (4, 4)]
#> [1]
#> [1, 1]
#> [1, 2, 1]
#> [1, 3, 3, 1]
#> [1, 4, 6, 4, 1]
#> [1, 5, 10, 10, 5, 1]
#> [1, 6, 15, 20, 15, 6, 1]
#> [1, 7, 21, 35, 35, 21, 7, 1]
#> (3, 4, 5) (5, 12, 13) (6, 8, 10) (8, 15, 17) (9, 12, 15) 
#> [('alpha', 'beta', 1), ('alpha', 'gamma', 1), ('alpha', 'delta', 2), ('beta', 'gamma', 1), ('beta', 'delta', 3), ('gamma', 'delta', 1)]
