# float() as a constructor of subclasses, and their text.
class F(float):
    def __new__(cls, v=0.0):
        self = super().__new__(cls, v)
        self.tag = "t"
        return self


f = F("2.5")
print(f, f.tag, f + 1, type(f + 1), type(-f), F(), F(3), float(f), type(float(f)), f == 2.5, hash(f) == hash(2.5),
      repr(f), str(F(1e300)), f"{f:.3f}", "%.1f" % f, isinstance(f, float), int(f), round(f), f.is_integer(),
      max(f, 1), [f], bool(F(0)))


class Weird:
    def __float__(self):
        return F(7)


print(float("1e5"), float(" -3 "), float(7), float(10 ** 15), float(10 ** 16), float.__name__,
      float("nan") != float("nan"), float("1_0"), type(float(3)))
try:
    print(float(object()))
except TypeError as error:
    print(error)

#> 2.5 t 3.5 <class 'float'> <class 'float'> 0.0 3.0 2.5 <class 'float'> True True 2.5 1e+300 2.500 2.5 True 2 2 False 2.5 [2.5] False
#> 100000.0 -3.0 7.0 1000000000000000.0 1e+16 float True 10.0 <class 'float'>
#> float() argument must be a string or a real number, not 'object'
