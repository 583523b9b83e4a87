# cmath: functions.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import cmath
from math import inf, nan
def r(z): return complex(round(z.real, 9) + 0.0, round(z.imag, 9) + 0.0)
for name in "sqrt exp log log10 sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh".split():
    f = getattr(cmath, name); print(name, [r(f(z)) for z in (1 + 2j, -1.5, 0.5j, -2 - 3j, 0.25)])
for z in (1, -1, 1j, -1j, 0, 3 + 4j, -0.0, complex(0, -0.0), complex(-1, -0.0)):
    print(z, cmath.phase(z), tuple(round(x, 9) for x in cmath.polar(z)), cmath.sqrt(z))
print(r(cmath.rect(2, cmath.pi / 2)), cmath.rect(1, 0), cmath.rect(0, 5), cmath.rect(inf, 0), r(cmath.log(8, 2)),
      r(cmath.log(-1)), cmath.log(1, 2), r(cmath.log(1j, 1 + 1j)))
t(lambda: cmath.log(0))
t(lambda: cmath.log10(0))
t(lambda: cmath.atanh(1))
t(lambda: cmath.atan(1j))
t(lambda: cmath.exp(1000))
t(lambda: cmath.cosh(1000))
t(lambda: cmath.sqrt("a"))
t(lambda: cmath.phase(None))
t(lambda: cmath.polar("1"))
t(lambda: cmath.rect(1))
t(lambda: cmath.rect(1j, 2))
t(lambda: cmath.rect(1, inf))
t(lambda: cmath.log(2, 1))
t(lambda: cmath.log(2, 0))
t(lambda: cmath.sin(inf))
t(lambda: cmath.exp(complex(1, inf)))
for z in (complex(inf, 0), complex(0, inf), complex(nan, 0), complex(inf, nan), complex(-inf, 1), 1 + 1j):
    print(z, cmath.isfinite(z), cmath.isinf(z), cmath.isnan(z), cmath.sqrt(z), abs(z))
print(f"{cmath.isclose(1 + 1j, 1 + 1.0000000001j) = }")
print(f"{cmath.isclose(0, 1e-10j) = }")
print(f"{cmath.isclose(0, 1e-10j, abs_tol=1e-9) = }")
print(f"{cmath.isclose(inf, complex(inf, 0)) = }")
print(f"{cmath.isclose(nan, nan) = }")
t(lambda: cmath.isclose(1, 1, rel_tol=-1))
t(lambda: cmath.isclose(1))
print(cmath.pi, cmath.e, cmath.tau, cmath.inf, cmath.nan, cmath.infj, cmath.nanj)
class C:
    def __complex__(self): return 3 + 4j
class F:
    def __float__(self): return 4.0
class I:
    def __index__(self): return 9
class Bad:
    def __complex__(self): return 5
print(cmath.polar(C())[0], cmath.sqrt(F()), cmath.sqrt(I()), cmath.sqrt(True))
t(lambda: cmath.sqrt())
t(lambda: cmath.sqrt(1, 2))

#> sqrt [(1.27201965+0.786151378j), 1.224744871j, (0.5+0.5j), (0.895977476-1.674149228j), (0.5+0j)]
#> exp [(-1.131204384+2.471726672j), (0.22313016+0j), (0.877582562+0.479425539j), (-0.133980915-0.019098516j), (1.284025417+0j)]
#> log [(0.804718956+1.107148718j), (0.405465108+3.141592654j), (-0.693147181+1.570796327j), (1.282474679-2.15879893j), (-1.386294361+0j)]
#> log10 [(0.349485002+0.480828579j), (0.176091259+1.364376354j), (-0.301029996+0.682188177j), (0.556971676-0.937554463j), (-0.602059991+0j)]
#> sin [(3.165778513+1.959601041j), (-0.997494987+0j), 0.521095305j, (-9.154499147+4.16890696j), (0.247403959+0j)]
#> cos [(2.032723007-3.051897799j), (0.070737202+0j), (1.127625965+0j), (-4.189625691-9.109227894j), (0.968912422+0j)]
#> tan [(0.033812826+1.014793616j), (-14.101419947+0j), 0.462117157j, (0.003764026-1.003238627j), (0.255341921+0j)]
#> sinh [(-0.489056259+1.403119251j), (-2.129279455+0j), 0.479425539j, (3.59056459-0.530921086j), (0.252612317+0j)]
#> cosh [(-0.642148125+1.068607421j), (2.352409615+0j), (0.877582562+0j), (-3.724545505+0.51182257j), (1.0314131+0j)]
#> tanh [(1.166736257-0.243458201j), (-0.905148254+0j), 0.54630249j, (-0.965385879+0.009884375j), (0.244918662+0j)]
#> asin [(0.427078586+1.528570919j), (-1.570796327+0.96242365j), 0.481211825j, (-0.570652784-1.98338703j), (0.252680255+0j)]
#> acos [(1.14371774-1.528570919j), (3.141592654-0.96242365j), (1.570796327-0.481211825j), (2.141449111+1.98338703j), (1.318116072+0j)]
#> atan [(1.338972522+0.402359478j), (-0.982793723+0j), 0.549306144j, (-1.40992105-0.229072683j), (0.244978663+0j)]
#> asinh [(1.469351744+1.063440024j), (-1.194763217+0j), 0.523598776j, (-1.968637926-0.964658504j), (0.247466462+0j)]
#> acosh [(1.528570919+1.14371774j), (0.96242365+3.141592654j), (0.481211825+1.570796327j), (1.98338703-2.141449111j), 1.318116072j]
#> atanh [(0.173286795+1.178097245j), (-0.804718956+1.570796327j), 0.463647609j, (-0.146946666-1.338972522j), (0.255412812+0j)]
#> 1 0.0 (1.0, 0.0) (1+0j)
#> -1 3.141592653589793 (1.0, 3.141592654) 1j
#> 1j 1.5707963267948966 (1.0, 1.570796327) (0.7071067811865476+0.7071067811865475j)
#> (-0-1j) -1.5707963267948966 (1.0, -1.570796327) (0.7071067811865476-0.7071067811865475j)
#> 0 0.0 (0.0, 0.0) 0j
#> (3+4j) 0.9272952180016122 (5.0, 0.927295218) (2+1j)
#> -0.0 3.141592653589793 (0.0, 3.141592654) 0j
#> -0j -0.0 (0.0, -0.0) -0j
#> (-1-0j) -3.141592653589793 (1.0, -3.141592654) -1j
#> 2j (1+0j) -0j (inf+0j) (3+0j) 3.141592654j 0j (1.674032028+0.738702122j)
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> OverflowError math range error
#> OverflowError math range error
#> TypeError must be real number, not str
#> TypeError must be real number, not NoneType
#> TypeError must be real number, not str
#> TypeError rect expected 2 arguments, got 1
#> TypeError must be real number, not complex
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> (inf+0j) False True False (inf+0j) inf
#> infj False True False (inf+infj) inf
#> (nan+0j) False False True (nan+nanj) nan
#> (inf+nanj) False True True (inf+nanj) inf
#> (-inf+1j) False True False infj inf
#> (1+1j) True False False (1.09868411346781+0.45508986056222733j) 1.4142135623730951
#> cmath.isclose(1 + 1j, 1 + 1.0000000001j) = True
#> cmath.isclose(0, 1e-10j) = False
#> cmath.isclose(0, 1e-10j, abs_tol=1e-9) = True
#> cmath.isclose(inf, complex(inf, 0)) = True
#> cmath.isclose(nan, nan) = False
#> ValueError tolerances must be non-negative
#> TypeError isclose() missing required argument 'b' (pos 2)
#> 3.141592653589793 2.718281828459045 6.283185307179586 inf nan infj nanj
#> 5.0 (2+0j) (3+0j) (1+0j)
#> TypeError cmath.sqrt() takes exactly one argument (0 given)
#> TypeError cmath.sqrt() takes exactly one argument (2 given)
