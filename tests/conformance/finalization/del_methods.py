# __del__ and finally of dropped generators: when, in which order, and how errors are reported.
# option: --policy standard
import gc, sys
sys.stderr = None  # whose texts show addresses
class D2:
    def __init__(s,n): s.n=n
    def __del__(self): print('del2',self.n)
d=D2('x'); del d
print('after')
d=D2('y'); d=None
print('after')
l=[D2(1),D2(2),D2(3)]; del l
l=(D2(1),D2(2),D2(3)); del l
def f():
    a=D2('a'); b=D2('b'); c=D2('c'); return 1
f()
x=D2('p'); x.c=D2('child'); x.d=D2('child2'); del x
x=D2('cyc1'); y=D2('cyc2'); x.o=y; y.o=x; del x,y; gc.collect()
class D:
    def __del__(self): print('del'); raise ValueError('x')
d=D(); del d
print('after')
def g():
    try: yield 1
    finally: print('fin'); raise KeyError(3)
q=g(); next(q); del q
def g():
    while 1:
        try: yield 1
        except GeneratorExit: pass
q=g(); next(q); del q
def g():
    try:
        yield 1
        yield 2
    finally: print('cleanup')
for x in g(): break
print('after loop')
class Res:
    saved=[]
    def __del__(self): Res.saved.append(self); print('resurrect')
r=Res(); del r
print(len(Res.saved)); Res.saved.clear(); print('cleared')

#> del2 x
#> after
#> del2 y
#> after
#> del2 3
#> del2 2
#> del2 1
#> del2 3
#> del2 2
#> del2 1
#> del2 c
#> del2 b
#> del2 a
#> del2 p
#> del2 child
#> del2 child2
#> del2 cyc1
#> del2 cyc2
#> del
#> after
#> fin
#> cleanup
#> after loop
#> resurrect
#> 1
#> cleared
