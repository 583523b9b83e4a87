# Endless suspended generators that are kept.
# option: --max-memory 64 --max-time 30
# expect: memory_error
def numbers(n):
    a, b, c = n, n, n
    while True:
        yield a + b + c


kept = []
while True:
    g = numbers(len(kept))
    next(g)
    kept.append(g)
