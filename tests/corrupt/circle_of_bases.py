# A class is its own base when it is called, derived from, and compared with another layout.
class D(dict): pass
case = attempt % 3
w4(id(D) + 32, id(D))               # Type::base
if case == 0:
    w4(id(D) + 68, 1)               # Type::solid
    D()
elif case == 1:
    class P(D): __slots__ = ()
    P().__class__ = D
else:
    dict.__new__(D)
