# seed 8400642; status error
# CPython: ! TypeError unsupported operand type(s) for //: 'float' and 'str' 1 NoneType False
# Hognose: ! LookupError unknown encoding: nope 1 NoneType False
try:
    g1 = -1
except Exception as e:
    err(e)
    g1 = []
try:
    show(min([i == i for i in [1, 2, 3]], f'}}{g1}{True:#b}' + [{'x': 1, 'y': 2}, range(10, 0, -3), range(0)]))
except Exception as e:
    err(e)
try:
    def f2(b, /, key, *, a={i: [i] for i in range(7)}):
        b /= ((9007199254740993.0) // (str(b[None:-3:2**64], 'nope')))
        show(b)
        return b
except Exception as e:
    err(e)
    f2 = None
try:
    show(f2(b'a', ([g1, g1] if (-2) <= (g1 % g1) > (~g1) else [sorted({3, 1, 2}, key=lambda v: -v, reverse=True)])))
except Exception as e:
    err(e)
try:
    show(f'{0.0!s}}}{[1, 2]}{{{g1=}')
except Exception as e:
    err(e)
try:
    show(format(1e16, (lambda p, q=2: [p])('line1\nline2\r\nline3', {0, 1.5, -2})))
except Exception as e:
    err(e)
try:
    show(format(g1, '24_'))
except Exception as e:
    err(e)
try:
    show('{0[}'.format(([g1])[None] + '%-o' % (10**20,), [8]))
except Exception as e:
    err(e)
names = {'p': 'x=1;y=2', 'q': -0.0}
try:
    show(eval(compile("'a,b,,c'", 'f', 'eval')))
except Exception as e:
    err(e)
try:
    show(eval("float('nan')"))
except Exception as e:
    err(e)
try:
    exec('r = ' + 'sorted([], key=lambda v: 0, reverse=(-2.5))', globals(), names); show(names['r'])
except Exception as e:
    err(e)
try:
    assert (16) != (hash((not ('0x1f')))), 'abc'
    for i3 in range(0):
        show(sorted([5, -3, 0, 2**64], key=lambda v: 0, reverse=(not (((12) == (2))))))
    else:
        (((b'tab\t\n')[2**63::None]) + (((b'\x00\xff') % (bytes('\u00e9', 'ascii')))))
except Exception as e:
    err(e)
try:
    class Wait:
        def __init__(self, v):
            self.v = v
        def __await__(self):
            raise KeyError(self.v); yield
            return None
    async def helper(v):
        await Wait(v); return v
    class Manager:
        async def __aenter__(self):
            print('aenter')
            return await Wait(4)
        async def __aexit__(self, *a):
            print('aexit', a[:2])
            await Wait(9)
    class Count:
        def __init__(self, n):
            self.n = n
        def __aiter__(self):
            return self
        async def __anext__(self):
            if self.n == 0:
                raise StopAsyncIteration
            self.n -= 1
            return await Wait(self.n)
    async def main():
        async with Manager() as m:
            show(m, await Wait(3))
            raise ValueError(1)
        async with Manager() as m:
            show(m, await Wait(3))
            raise ValueError(1)
        await (not (complex('nan')))
    c = main()
    try:
        show(c.send(None))
    except Exception as e:
        err(e)
    try:
        show(c.send(None))
    except Exception as e:
        err(e)
    try:
        show(c.send(None))
    except Exception as e:
        err(e)
    try:
        show(c.send(5))
    except Exception as e:
        err(e)
    try:
        show(c.throw(GeneratorExit))
    except Exception as e:
        err(e)
    try:
        show(c.throw(ValueError(1)))
    except Exception as e:
        err(e)
    try:
        show(c.send(None))
    except Exception as e:
        err(e)
    c.close()
except Exception as e:
    err(e)
show(g1, i3)
