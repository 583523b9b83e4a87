# Aliasing, copies, function arguments, augmented assignment through attributes and items.
def add(target, extra=[]):
    extra.append(len(extra))
    target += extra
    return target


base = [100]
print(add(base), add(base), base, add([], [9]))


def rebind(target):
    target = target + [1]
    return target


print(rebind(base) == base, base)
grid = [[0] * 3 for _ in range(2)]
grid[1][2] += 5
grid[0][:] = [7]
print(grid)
alias = grid[0]
grid[0] += [8]
alias.append(9)
print(grid, alias is grid[0])
t = ([1], 2)
try:
    t[0] += [3]
except TypeError as error:
    print(error, t)


class Box:
    items = []


x, y = Box(), Box()
x.items.append(1)
y.items += [2]
print(x.items, Box.items, "items" in y.__dict__, "items" in x.__dict__)
y.items = y.items + [3]
print(x.items, y.items)
a = b = []
a.append(1)
print(b, a is b, a[:] is a, a == b)
i = 0
data = [10, 20, 30]
i, data[i] = 2, 99
print(i, data)
data[0], data[1] = data[1], data[0]
print(data)


def index():
    print("index")
    return 0


def value():
    print("value")
    return 5


data[index()] = value()
data[index()] += value()
print(data)

#> [100, 0, 0, 1] [100, 0, 0, 1] [100, 0, 0, 1] [9, 1]
#> False [100, 0, 0, 1]
#> [[7], [0, 0, 5]]
#> [[7, 8, 9], [0, 0, 5]] True
#> 'tuple' object does not support item assignment ([1, 3], 2)
#> [1, 2] [1, 2] True False
#> [1, 2] [1, 2, 3]
#> [1] True False True
#> 2 [10, 20, 99]
#> [20, 10, 99]
#> value
#> index
#> index
#> value
#> [10, 10, 99]
