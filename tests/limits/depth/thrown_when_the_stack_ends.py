# expect: ok
# output: end
# option: --max-time 60 --debug-collect=10000
# Throwing into a chain of generators pushes a record for each. If the native stack is exhausted just
# then, in a finalizer whose error is swallowed, all of them are popped, at every depth near the limit.
def inner():
    while True: yield 1
def outer(): yield from inner()
def outer2(): yield from outer()
class Del:
    def __del__(self):
        g = outer2()
        next(g)
        try:
            [g.throw(KeyError) for _ in (1,)]
        except (KeyError, RecursionError):
            pass
class Deep:
    def __hash__(self):
        global reached
        reached = True
        a = b = c = d = e = f = g = h = i = j = k = l = m = 64
        x = Del()
        x = None
        if a: pass
        return 1
def run(depth, slices=0):
    global reached
    reached = False
    x = Deep()
    for _ in range(depth): x = (x,)
    for _ in range(slices): x = slice(x)
    try: hash(x)
    except RecursionError: pass
    return reached
lo, hi = 1, 200000
while lo + 1 < hi:
    mid = (lo + hi) // 2
    if run(mid): lo = mid
    else: hi = mid
for n in range(12):
    for d in range(lo - 3 * n - 30, lo + 1):
        run(d, n)
print('end')
