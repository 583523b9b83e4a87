# expect: ok
# output: 100 ['int']
# output: 300 ['int']
# output: 600 ['int']
# While __get__ of a __call__ runs, its frames go above the arguments of the pending call, and
# collections find them.
def recurse(depth):
    a = [depth, depth]
    b = {depth: a}
    c = (depth, [b])
    if depth:
        recurse(depth - 1)


def fill():
    recurse(40)
    for _ in range(2):
        [[1, 2, 3] for _ in range(300_000)]


class Get:
    def __get__(self, instance, owner):
        fill()
        return lambda *args: args


class C:
    __call__ = Get()


for count in (100, 300, 600):
    args = C()(*range(count))
    junk = [[i, (i, i), {i: i}, str(i) * 3, 1.5 * i, set()] for i in range(2000)]
    assert args == tuple(range(count))
    print(count, sorted({type(x).__name__ for x in args}))
