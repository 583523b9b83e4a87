# complex: methods and dunders.
# option: --policy standard
# exit: 0
class HasComplex:
    def __complex__(self): return 3 + 4j
class HasFloat:
    def __float__(self): return 2.5
class HasIndex:
    def __index__(self): return 7
class Bad:
    def __complex__(self): return 5
class BadFloat:
    def __float__(self): return 1
class Sub(complex):
    def __complex__(self): return 9j
z = 3 - 4j
inf, nan = float('inf'), float('nan')


for line in r"""
z.real, z.imag, z.conjugate(), abs(z), -z, +z, ~0
~z
z == 3 - 4j
z == 3
3 + 0j == 3
1j == 1
hash(3 + 0j) == hash(3)
hash(1j) == hash(1j)
bool(0j)
bool(1j)
z < 1
1 < z
sorted([1j, 2j])
max(1j, 2)
z // 1
z % 1
divmod(z, 1)
int(z)
float(z)
round(z)
z / 0
z / 0j
0j ** -1
0j ** 0, 0j ** 2, z ** 0, z ** 1, z ** 2, z ** -1, 2 ** 1j == complex(2) ** 1j, 1j ** 2
0j ** 1j
pow(z, 2), pow(2, 0j)
pow(z, 2, 3)
complex(HasComplex()), complex(HasFloat()), complex(HasIndex()), complex(Sub(1))
complex(Bad())
complex(BadFloat())
complex(HasFloat(), HasIndex()), complex(real=1, imag=2), complex(imag=3), complex(True, False)
complex('1', 2)
complex(1, '2')
complex('1+2j')
complex(' 1e3-2.5J ')
complex('(1+j)')
complex('j')
complex('-j')
complex('nan+infj')
complex('1_0+2_0j')
complex('1 + 2j')
complex('')
complex('1+2')
complex('()')
complex([])
complex(None)
complex(1, 2, 3)
complex.from_number(3), complex.from_number(2.5), complex.from_number(1j), complex.from_number(HasComplex())
complex.from_number('1')
z.__getnewargs__(), z.__bool__(), z.__hash__() == hash(z), z.__eq__('x'), z.__lt__(1j), z.__complex__()
z.real.__class__, setattr(z, 'real', 1)
repr(0j)
repr(-0j)
repr(complex(-0.0, 0.0))
repr(complex(0.0, -0.0))
repr(complex(inf, nan))
repr(complex(-inf, -nan))
str(1e20 + 1e-7j)
repr(complex(1.0, 1e16))
f'{z}', f'{z:.2f}', f'{z:>12}', f'{z:+.1e}', f'{z:g}', f'{1e10+1j:,}', f'{z:<15.1f}|', f'{1+0j:#.0f}'
f'{z:010}'
f'{z:=10}'
f'{z:d}'
f'{z:%}'
complex(inf, 1) * 1j, complex(1, inf) + 1, 1j - inf, complex(nan, 0) == complex(nan, 0)
1 + 2j + 3, 2 * 1j, 1j * 1j, (1 + 2j) * (3 - 1j), (1 + 2j) / (3 - 4j), 5 / 2j, 1.5 - 2j, True + 1j
1j + '1'
'a' * 1j
[1][1j]
sum([1j, 2, 3.5]), sum([1j, 1j], 1), 1j in [0 + 1j], {1 + 0j: 'a'}[1]
isinstance(1j, complex), type(1j * 0), 1_0j, 1e3j, .5j, 0x10 + 0j
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> z.real, z.imag, z.conjugate(), abs(z), -z, +z, ~0 -> (3.0, -4.0, (3+4j), 5.0, (-3+4j), (3-4j), -1)
#> ~z !! TypeError bad operand type for unary ~: 'complex'
#> z == 3 - 4j -> True
#> z == 3 -> False
#> 3 + 0j == 3 -> True
#> 1j == 1 -> False
#> hash(3 + 0j) == hash(3) -> True
#> hash(1j) == hash(1j) -> True
#> bool(0j) -> False
#> bool(1j) -> True
#> z < 1 !! TypeError '<' not supported between instances of 'complex' and 'int'
#> 1 < z !! TypeError '<' not supported between instances of 'int' and 'complex'
#> sorted([1j, 2j]) !! TypeError '<' not supported between instances of 'complex' and 'complex'
#> max(1j, 2) !! TypeError '>' not supported between instances of 'int' and 'complex'
#> z // 1 !! TypeError unsupported operand type(s) for //: 'complex' and 'int'
#> z % 1 !! TypeError unsupported operand type(s) for %: 'complex' and 'int'
#> divmod(z, 1) !! TypeError unsupported operand type(s) for divmod(): 'complex' and 'int'
#> int(z) !! TypeError int() argument must be a string, a bytes-like object or a real number, not 'complex'
#> float(z) !! TypeError float() argument must be a string or a real number, not 'complex'
#> round(z) !! TypeError type complex doesn't define __round__ method
#> z / 0 !! ZeroDivisionError division by zero
#> z / 0j !! ZeroDivisionError division by zero
#> 0j ** -1 !! ZeroDivisionError zero to a negative or complex power
#> 0j ** 0, 0j ** 2, z ** 0, z ** 1, z ** 2, z ** -1, 2 ** 1j == complex(2) ** 1j, 1j ** 2 -> ((1+0j), 0j, (1+0j), (3-4j), (-7-24j), (0.12+0.16j), True, (-1+0j))
#> 0j ** 1j !! ZeroDivisionError zero to a negative or complex power
#> pow(z, 2), pow(2, 0j) -> ((-7-24j), (1+0j))
#> pow(z, 2, 3) !! ValueError complex modulo
#> complex(HasComplex()), complex(HasFloat()), complex(HasIndex()), complex(Sub(1)) -> ((3+4j), (2.5+0j), (7+0j), 9j)
#> complex(Bad()) !! TypeError __complex__ returned non-complex (type int)
#> complex(BadFloat()) !! TypeError BadFloat.__float__ returned non-float (type int)
#> complex(HasFloat(), HasIndex()), complex(real=1, imag=2), complex(imag=3), complex(True, False) -> ((2.5+7j), (1+2j), 3j, (1+0j))
#> complex('1', 2) !! TypeError complex() argument 'real' must be a real number, not str
#> complex(1, '2') !! TypeError complex() argument 'imag' must be a real number, not str
#> complex('1+2j') -> (1+2j)
#> complex(' 1e3-2.5J ') -> (1000-2.5j)
#> complex('(1+j)') -> (1+1j)
#> complex('j') -> 1j
#> complex('-j') -> -1j
#> complex('nan+infj') -> (nan+infj)
#> complex('1_0+2_0j') -> (10+20j)
#> complex('1 + 2j') !! ValueError complex() arg is a malformed string
#> complex('') !! ValueError complex() arg is a malformed string
#> complex('1+2') !! ValueError complex() arg is a malformed string
#> complex('()') !! ValueError complex() arg is a malformed string
#> complex([]) !! TypeError complex() argument must be a string or a number, not list
#> complex(None) !! TypeError complex() argument must be a string or a number, not NoneType
#> complex(1, 2, 3) !! TypeError complex() takes at most 2 arguments (3 given)
#> complex.from_number(3), complex.from_number(2.5), complex.from_number(1j), complex.from_number(HasComplex()) -> ((3+0j), (2.5+0j), 1j, (3+4j))
#> complex.from_number('1') !! TypeError must be real number, not str
#> z.__getnewargs__(), z.__bool__(), z.__hash__() == hash(z), z.__eq__('x'), z.__lt__(1j), z.__complex__() -> ((3.0, -4.0), True, True, NotImplemented, NotImplemented, (3-4j))
#> z.real.__class__, setattr(z, 'real', 1) !! AttributeError readonly attribute
#> repr(0j) -> '0j'
#> repr(-0j) -> '(-0-0j)'
#> repr(complex(-0.0, 0.0)) -> '(-0+0j)'
#> repr(complex(0.0, -0.0)) -> '-0j'
#> repr(complex(inf, nan)) -> '(inf+nanj)'
#> repr(complex(-inf, -nan)) -> '(-inf+nanj)'
#> str(1e20 + 1e-7j) -> '(1e+20+1e-07j)'
#> repr(complex(1.0, 1e16)) -> '(1+1e+16j)'
#> f'{z}', f'{z:.2f}', f'{z:>12}', f'{z:+.1e}', f'{z:g}', f'{1e10+1j:,}', f'{z:<15.1f}|', f'{1+0j:#.0f}' -> ('(3-4j)', '3.00-4.00j', '      (3-4j)', '+3.0e+00-4.0e+00j', '3-4j', '(10,000,000,000+1j)', '3.0-4.0j       |', '1.+0.j')
#> f'{z:010}' !! ValueError Zero padding is not allowed in complex format specifier
#> f'{z:=10}' !! ValueError '=' alignment flag is not allowed in complex format specifier
#> f'{z:d}' !! ValueError Unknown format code 'd' for object of type 'complex'
#> f'{z:%}' !! ValueError Unknown format code '%' for object of type 'complex'
#> complex(inf, 1) * 1j, complex(1, inf) + 1, 1j - inf, complex(nan, 0) == complex(nan, 0) -> ((nan+infj), (2+infj), (-inf+1j), False)
#> 1 + 2j + 3, 2 * 1j, 1j * 1j, (1 + 2j) * (3 - 1j), (1 + 2j) / (3 - 4j), 5 / 2j, 1.5 - 2j, True + 1j -> ((4+2j), 2j, (-1+0j), (5+5j), (-0.2+0.4j), -2.5j, (1.5-2j), (1+1j))
#> 1j + '1' !! TypeError unsupported operand type(s) for +: 'complex' and 'str'
#> 'a' * 1j !! TypeError can't multiply sequence by non-int of type 'complex'
#> [1][1j] !! TypeError list indices must be integers or slices, not complex
#> sum([1j, 2, 3.5]), sum([1j, 1j], 1), 1j in [0 + 1j], {1 + 0j: 'a'}[1] -> ((5.5+1j), (1+2j), True, 'a')
#> isinstance(1j, complex), type(1j * 0), 1_0j, 1e3j, .5j, 0x10 + 0j -> (True, <class 'complex'>, 10j, 1000j, 0.5j, (16+0j))
#! <string>:1: SyntaxWarning: list indices must be integers or slices, not complex; perhaps you missed a comma?
