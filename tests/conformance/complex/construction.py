# complex(): arguments of all kinds, subclasses, __complex__, __float__ and __index__.
class WithComplex:
    def __init__(self, value): self.value = value
    def __complex__(self): return self.value
class WithFloat:
    def __init__(self, value): self.value = value
    def __float__(self): return self.value
class WithIndex:
    def __init__(self, value): self.value = value
    def __index__(self): return self.value
class Sub(complex):
    def twice(self): return self * 2
class Real(float):
    def __float__(self): return 99.0

print(complex(), complex(1), complex(1.5), complex(True), complex(1j), complex(1, 2), complex(real=1, imag=2),
      complex(imag=2), complex(-0.0, 3))
print(complex(WithComplex(2j)), complex(WithFloat(2.5)), complex(WithIndex(4)), complex(1, WithIndex(4)),
      complex(WithFloat(1.5), 2), complex(Real(1.5)))
print(complex(10**20, 10**20))
s = Sub(1, 2)
s.name = "sub"
print(s, type(s).__name__, s.twice(), type(s.twice()).__name__, type(+s).__name__, type(-s).__name__,
      type(s.conjugate()).__name__, s.name, s == 1 + 2j)
print(complex.from_number(3), complex.from_number(2j), complex.from_number(WithComplex(2j)),
      complex.from_number(WithFloat(2.5)), type(Sub.from_number(3)).__name__)
print((1 + 2j).__complex__(), isinstance(1j, complex), complex.__add__(1j, 1), complex.__radd__(1j, 1.5))
print(complex.__add__(1j, "a"), complex.__eq__(1j, "a"), complex.__lt__(1j, 1), {1 + 0j: "one"}[1])
for bad in (lambda: complex([]), lambda: complex(None), lambda: complex(b"1"), lambda: complex("1", 2),
            lambda: complex(1, "2"), lambda: complex(1, []),
            lambda: complex([], 1), lambda: complex(10**400), lambda: complex(1, 10**400),
            lambda: complex(WithComplex(1)), lambda: complex(WithFloat("x")),
            lambda: complex(WithIndex("x")), lambda: complex(1, WithComplex(1j)), lambda: complex.from_number("1"),
            lambda: complex(1, 2, 3), lambda: complex(x=1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, "-", error)
try:
    (1j).real = 2
except AttributeError as error:
    print(error)

#> 0j (1+0j) (1.5+0j) (1+0j) 1j (1+2j) (1+2j) 2j (-0+3j)
#> 2j (2.5+0j) (4+0j) (1+4j) (1.5+2j) (1.5+0j)
#> (1e+20+1e+20j)
#> (1+2j) Sub (2+4j) complex complex complex complex sub True
#> (3+0j) 2j 2j (2.5+0j) Sub
#> (1+2j) True (1+1j) (1.5+1j)
#> NotImplemented NotImplemented NotImplemented one
#> TypeError - complex() argument must be a string or a number, not list
#> TypeError - complex() argument must be a string or a number, not NoneType
#> TypeError - complex() argument must be a string or a number, not bytes
#> TypeError - complex() argument 'real' must be a real number, not str
#> TypeError - complex() argument 'imag' must be a real number, not str
#> TypeError - complex() argument 'imag' must be a real number, not list
#> TypeError - complex() argument 'real' must be a real number, not list
#> OverflowError - int too large to convert to float
#> OverflowError - int too large to convert to float
#> TypeError - __complex__ returned non-complex (type int)
#> TypeError - WithFloat.__float__ returned non-float (type str)
#> TypeError - __index__ returned non-int (type str)
#> TypeError - complex() argument 'imag' must be a real number, not WithComplex
#> TypeError - must be real number, not str
#> TypeError - complex() takes at most 2 arguments (3 given)
#> TypeError - complex() got an unexpected keyword argument 'x'
#> readonly attribute
