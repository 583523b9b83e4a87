# python: 3.11
# Very deep and very wide structures, built and walked without recursion.
deep = None
for i in range(2000):
    deep = [i, deep]
total, node = 0, deep
while node is not None:
    total += node[0]
    node = node[1]
print(total)
deep = ()
for i in range(1000):
    deep = {i: deep}
count = 0
while deep:
    deep = next(iter(deep.values()))
    count += 1
print(count)
wide = [[i] for i in range(2000)]
print(len(wide), sum(w[0] for w in wide), wide[1234])
table = {i: (str(i), [i]) for i in range(1000)}
print(len(table), table[432], sum(len(v[0]) for v in table.values()))
wide = [w + [w] for w in wide[::10]]
for w in wide[:3]:
    w.append(wide)
print(len(wide), wide[1][:2], wide[0][2] is wide)


class Cell:
    def __init__(self, left, right):
        self.left, self.right = left, right


root = Cell(None, None)
for i in range(600):
    root = Cell(root, i) if i % 2 else Cell(i, root)
path, node = [], root
while isinstance(node, Cell):
    if isinstance(node.left, Cell):
        path.append(node.right)
        node = node.left
    else:
        path.append(node.left)
        node = node.right
print(len(path), path[:3], path[-2:])
del deep, wide, table, root
print([len(x) for x in ([0] * 1000, "x" * 1000, (0,) * 1000, {i for i in range(1000)}, {i: i for i in range(1000)})])

#> 1999000
#> 1000
#> 2000 1999000 [1234]
#> 1000 ('432', [432]) 2890
#> 200 [10, [10]] True
#> 601 [599, 598, 597] [0, None]
#> [1000, 1000, 1000, 1000, 1000]
