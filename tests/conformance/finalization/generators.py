# Generators that are dropped while suspended: when their finally clauses run.
# option: --policy standard
# generators dropped in many ways; determinism across frames
log=[]
def g(n):
    try:
        for i in range(10): yield i
    finally: log.append(n)
def take(it):
    for x in it: return x
a=take(g('a')); print(log)
def outer():
    x=g('x'); next(x)
    y=g('y'); next(y)
    return 1
outer(); print(log)
class C:
    def __init__(s): s.it=g('c'); next(s.it)
c=C(); c=None; print(log)
d={'k':g('d')}; next(d['k']); del d['k']; print(log)
l=[g(i) for i in range(3)]
for i in l: next(i)
i=None
l.clear(); print(log)
def yf():
    yield from g('inner')
z=yf(); next(z); del z; print(log)
w=g('w'); next(w); w.close(); w.close(); print(log)
v=g('never'); del v; print(log)
fin=g('done'); list(fin); del fin; print(log)
def ctx():
    from contextlib import contextmanager
    @contextmanager
    def cm():
        try: yield 1
        finally: log.append('cm')
    with cm() as q: pass
ctx(); print(log)
def reraise():
    try: yield
    except GeneratorExit: log.append('GE'); raise
r=reraise(); next(r); del r; print(log)
def ret():
    try: yield
    except GeneratorExit: return 5
r=ret(); next(r); del r; print('ok')
e=(x for x in g('genexp')); next(e); del e; print(log)
zip_=zip(g('z1'),g('z2')); next(zip_); del zip_; print(sorted(map(str,log))[-2:])
print(any(x==1 for x in g('any')))
print(log[-1:])
print(next(g('tmp')))
print(log[-1])

#> ['a']
#> ['a', 'y', 'x']
#> ['a', 'y', 'x', 'c']
#> ['a', 'y', 'x', 'c', 'd']
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0]
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner']
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner', 'w']
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner', 'w']
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner', 'w', 'done']
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner', 'w', 'done', 'cm']
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner', 'w', 'done', 'cm', 'GE']
#> ok
#> ['a', 'y', 'x', 'c', 'd', 2, 1, 0, 'inner', 'w', 'done', 'cm', 'GE', 'genexp']
#> ['z1', 'z2']
#> True
#> ['any']
#> 0
#> tmp
