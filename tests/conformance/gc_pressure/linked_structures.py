# Many short-lived linked structures while long-lived ones are kept and checked.
class Node:
    def __init__(self, value, next=None):
        self.value, self.next = value, next

    def __iter__(self):
        node = self
        while node is not None:
            yield node.value
            node = node.next


def build(n, tag):
    head = None
    for i in range(n):
        head = Node((tag, i, str(i) * 2), head)
    return head


kept = []
for round_number in range(30):
    chain = build(40, round_number)
    if round_number % 7 == 0:
        kept.append(chain)
    tree = {str(k): [Node(k), (k, [k])] for k in range(20)}
    cycle = [tree]
    cycle.append(cycle)
    tree["self"] = cycle
for chain in kept:
    values = list(chain)
    print(len(values), values[0], values[-1], sum(v[1] for v in values))
matrix = [[[i * j, str(i + j)] for j in range(15)] for i in range(15)]
for _ in range(20):
    matrix = [[[cell[0], cell[1][:3] + "x"[:0]] for cell in row] for row in zip(*matrix)]
    matrix = [list(row) for row in matrix]
print(sum(c[0] for row in matrix for c in row), "".join(c[1] for c in matrix[14]))

#> 40 (0, 39, '3939') (0, 0, '00') 780
#> 40 (7, 39, '3939') (7, 0, '00') 780
#> 40 (14, 39, '3939') (14, 0, '00') 780
#> 40 (21, 39, '3939') (21, 0, '00') 780
#> 40 (28, 39, '3939') (28, 0, '00') 780
#> 11025 141516171819202122232425262728
