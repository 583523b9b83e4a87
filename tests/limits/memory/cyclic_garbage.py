# Cycles are garbage too.
# option: --max-memory 32 --max-time 30
# expect: ok
# output: done
class Node:
    pass


for i in range(500000):
    a, b = Node(), Node()
    a.other, b.other = b, a
    b.items = [a, b]
print("done")
