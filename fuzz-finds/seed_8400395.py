# seed 8400395; status ok
# CPython: 
# Hognose: ! TypeError NotImplemented should not be used in a boolean context 1 NoneType False
try:
    g1 = list(iter('ab'))
except Exception as e:
    err(e)
    g1 = 0
try:
    g2 = ((8) ** 0)
except Exception as e:
    err(e)
    g2 = []
try:
    g3 = 2**49-1
except Exception as e:
    err(e)
    g3 = None
try:
    def f4(*rest, c, key=(abs(float('inf')))):
        u5, *u6, u7 = ((sorted(range(6), key=len, reverse=True)) - (set([5, -3, 0, 2**64])))
        show(u5, u6, u7)
        return '\'q\''
except Exception as e:
    err(e)
    f4 = None
try:
    show(f4())
except Exception as e:
    err(e)
try:
    show(f4())
except Exception as e:
    err(e)
try:
    show(f4(a=((('a').__eq__({1, 2, 3}) or ([1, 'a', None])[{'x': 1, 'y': 2}]) or str(g3))))
except Exception as e:
    err(e)
try:
    try:
        g1 = 2**62
        show([set(range(20))])
        g3
    except LookupError as e8:
        err(e8)
except Exception as e:
    err(e)
try:
    show((lambda *p: (p, 1))())
except Exception as e:
    err(e)
def gen9(n=range(3)):
    got = None
    k = 0
    while k < 4:
        k += 1
        try:
            got = yield (k, got)
        except ArithmeticError as e:
            err(e)
        try:
            show([(i, str(i)) for i in str(g2)])
            show({*[5, -3, 0, 2**64]})
        except (GeneratorExit, RuntimeError) as e10:
            err(e10)
        except 5 as e11:
            err(e11)
            raise GeneratorExit from None
        else:
            show((({i: [i] for i in range(1)}) | (sorted([3, 1, 4, 1, 5, 9, 2, 6], key=lambda v: 1 / v, reverse=0.5))))
            show((c_w := -1e100))
        finally:
            show(sorted(range(2**63, 2**63+4), reverse=((-2**49) < (g1) <= (8))))
    '\xa0 \u2003'
    b'\x00\xff'
    (({**({True: g1, 'key': g3}), (1, 2): ('\\')[-3:3:-2]}, dict(zip((c for c in 'gen'), {'k': 1})), [str(())], 2**63-1,))[-1] = (*g1,)
try:
    show(iter(keep(gen9(n=5))))
except Exception as e:
    err(e)
class M12:
    def __init__(self, n):
        self.n = n
    def __enter__(self):
        print('enter', self.n)
        return self.n
    def __exit__(self, kind, value, trace):
        print('exit', kind, value, trace is None)
        return self.n
try:
    with M12(0):
        show((256,))
        show(int(1e30))
except Exception as e:
    err(e)
try:
    with M12(0), M12(1) as (wa, wb):
        show(([i == i for i in [True, 2.5]])[2**63])
        show({i % 3: [i] for i in range(6)})
        show('\u0661\u0662')
except Exception as e:
    err(e)
try:
    def f13(**more):
        ({i: chr(65 + i) for i in range(6)})[f'}}{more!a}' + '{0:>5}|{x}' + 'line1\nline2\r\nline3'] = ((-1.0) + (-0.0))
        for i14 in list(5)[:6]:
            w15 = 0
            while w15 < 1:
                w15 += 1
                show(dict(zip(['a', 'b', 'c'], set())))
                show(0j)
                show(b'')
            more = (more if (1) < (0) else more)
        show(more)
except Exception as e:
    err(e)
    f13 = None
try:
    show(f13(value=g2))
except Exception as e:
    err(e)
try:
    with M12(1):
        g2 = str(((-5) << 0), 'utf-16-le')
        try:
            [*u16,] = [i for i in range(2, 10, 3) if i],
            show(u16)
        except Exception as e:
            err(e)
        try:
            show(((range(2, 10, 3)) + ((not ('1_000')))))
            show(~(1))
            show((((({100, 5, 37, 64}, *({(1, 2): [3]}), 2.0**53, g3,)).__contains__({3, 1})) - ((4,))))
        finally:
            show(({True: 'aaaa', (1, 2): (({'x': 1, 'y': 2}) | (frozenset({1, 2})))}).__or__({1: 'abcabc'}))
except Exception as e:
    err(e)
try:
    def f17(value, c, *, a=[((2) % g3,), *(['a', 1])]):
        del g1[:-1]
        show(g1)
        try:
            w18 = 0
            while w18 < 2:
                w18 += 1
                show({(1, 2)})
                show(g3)
        except AssertionError as e19:
            err(e19)
        else:
            ((a, 'b', *((({0, 1.5, -2}) - (set(range(20))))),))[(0,)] = str((([(1,), *([]), [1, 'a', None], {'x': 1, 'y': 2}]) * 6))
            show(sum([0.1]*10))
            u20, u21 = 'abc', a, [format(g2, '0'), g3, [g2, *(range(0))]],
            show(u20, u21)
        return g1
except Exception as e:
    err(e)
    f17 = None
try:
    show(f17(bool((123456.789).__int__())))
except Exception as e:
    err(e)
try:
    show(f17((('%0% %.0o %.10e' % (6, False,)) + ((lambda *p: [p])([(i == i, j) for i in [3, 1, 4, 1, 5, 9, 2, 6] for j in (i, i)]))), [-1j, 2.0**53, [range(0), dict(zip(['\u4e2d', 'a'], 'aaaa')), ((8) + (-2**49)), f17(6, [], 5, b=['b', 'a', 'c'], **{1: 2})], {i * 3 for i in range(10)}], g1))
except Exception as e:
    err(e)
try:
    c = bytearray(b'abc')
    show([(c.append(66) if len(c) < 8 else 0, x)[1] for x in reversed(c)]); show(c)
except Exception as e:
    err(e)
try:
    c = bytearray(b'abc')
    for x in c:
        print(x)
        c.clear()
    show(c)
except Exception as e:
    err(e)
try:
    c = {1, 2, 3}
    show([(c.update((1, 2)), x)[1] for _, x in zip(c, c)]); show(c)
except Exception as e:
    err(e)
try:
    c = {1: 'a', 2: 'b', 3: 'c'}
    for x in c.values():
        print(x)
        c.update(q=1)
    show(c)
except Exception as e:
    err(e)
show(g1, g2, g3)
