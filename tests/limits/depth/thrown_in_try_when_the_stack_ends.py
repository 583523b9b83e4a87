# expect: ok
# output: end
# option: --max-time 60 --debug-collect=10000
# As thrown_when_the_stack_ends.py, in a try statement of a __hash__: the program goes on after it.
def inner():
    while True: yield 1
def outer(): yield from inner()
def outer2(): yield from outer()
class Deep:
    def __hash__(self):
        global reached
        reached = True
        g = outer2()
        next(g)
        try: g.throw(KeyError('x'))
        except KeyError: return 1
        except RecursionError: return 2
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
    for d in range(lo - 3 * n - 12, lo + 1):
        run(d, n)
print('end')
