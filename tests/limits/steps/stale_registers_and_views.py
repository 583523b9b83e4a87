# Registers above those in use refer to freed cells in memory that was reused: nothing is read through them.
# expect: ok
# option: --policy standard
import gc
def leave(depth, size):
    a, b, c, d = [0] * size, {1: 2}, (1, 2, 3, size), "x" * size + "y"
    if depth:
        leave(depth - 1, size + 3)
    return max(len(a), len(b), len([c, d, a, b, [a], [b], {c: d}, [size], [depth], (a, b), {size: a}]))
def resize(b, depth):
    if depth:
        return resize(b, depth - 1)
    try:
        b.append(1)
    except BufferError:
        return 1
def attack():
    b = bytearray(10)
    m = memoryview(b)
    for round in range(200):
        leave(60, round % 97)
        gc.collect()
        keep = [[i] for i in range(50)] + [(i, i) for i in range(50)] + [{i: i} for i in range(20)] + ["a" * i for i
            in range(200)]
        for depth in range(0, 60, 7):
            resize(b, depth)
attack()
print("survived")
