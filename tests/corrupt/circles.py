# Chains of bases are circles, which loops along them must leave.
import gc
k = attempt % 8
class A: pass
class B(A): pass
def cyc():
    t = id(B); w4(t + 32, t)
if k == 0: cyc(); A().__class__ = B
elif k == 1: cyc(); b = B()
elif k == 2:
    class C(dict): pass
    w4(id(C) + 32, id(C)); dict.__new__(C)
elif k == 3:
    class E1(Exception): pass
    e = E1(); tb = None
    try: raise e
    except E1 as x: tb = x.__traceback__
    w4(id(tb) + 8, id(tb)); e.with_traceback(tb); raise e
elif k == 4:
    class E1(Exception): pass
    try: raise E1()
    except E1 as x: tb = x.__traceback__
    w4(id(tb) + 8, id(tb)); tb.tb_next = tb
elif k == 5:
    a = ValueError(1); b = ValueError(2)
    a.__context__ = b
    # a context cycle
    print([hex(r8(id(a) + 8 * i)) for i in range(7)])
    w8(id(b) + 24, ref(id(a))); w8(id(a) + 24, ref(id(b)))
    try:
        raise a
    except ValueError:
        raise KeyError
elif k == 6:
    class M: 
        def f(self): pass
    m = M().f
    w8(id(m) + 8, ref(id(m)))
    m()
else:
    class M: 
        def f(self): pass
    m = M().f
    w8(id(m) + 8, ref(id(m)))
    m == m, hash(m), repr(m), m.__name__
