# math: functions of ints, sums, logarithms and the like, with their errors.
# option: --allow-import *
import math
inf=math.inf; nan=math.nan
def t(f,*a,**k):
    try: r=repr(f(*a,**k))
    except Exception as e: r=type(e).__name__+': '+str(e)
    print((f.__name__+str(a)+str(k))[:70],'->',r[:90])
class I:
    def __init__(s,v): s.v=v
    def __index__(s): return s.v
    def __repr__(s): return 'I'
class F:
    def __float__(s): return 2.5
    def __repr__(s): return 'F'
class B:
    def __repr__(s): return 'B'
    def __ceil__(s): return 'c'
    def __floor__(s): return 'f'
    def __trunc__(s): return 't'
for f in (math.ceil,math.floor,math.trunc):
    for v in (I(3),F(),B(),True,10**30,'x',2.5,-2.5): t(f,v)
for f in (math.comb,math.perm):
    for a in ((5,2),(5,0),(5,6),(-1,2),(5,-1),(10**20,3),(3,10**20),(10**20,10**20),(100,50),(67,33),(68,34),(1000,
        4),(2.0,1),('a',1),(5,2.0),(5,None),(I(5),I(2)),(True,True),(5,),(),(1,2,3),(10**20, 10**20-1),(0,0)):
        t(f,*a)
for a in ((),(0,),(4,6),(-4,6),(10**30,15),(1.5,),(1,'a'),(I(4),6),(0,0),(True,),(6,4,'x'),(0,5),(5,0)):
    t(math.gcd,*a)
    t(math.lcm,*a)
for a in ((0,),(10,),(20,),(21,),(30,),(-1,),(I(5),),(10.0,),('a',),(True,)): t(math.factorial,*a); t(math.isqrt,*a)
for a in (([],),([1,2,3],),([1.5,2],),(['a','b'],),([1,2,'a'],),(5,),([1,2],),([2**40,2**40],),([True,2.5,3],),([0.1,
    10**400],),([inf,0],),([[1],2],)):
    t(math.prod,*a)
t(math.prod,[1,2],start=3);t(math.prod,[2],start='a');t(math.prod,[1],5);t(math.prod); t(math.prod,[],start=None)
for a in (([],[]),([1,2],[3,4]),([1.5,2],[2,3]),([1],[1,2]),(5,[1]),([1],
    5),([10**20],[10**20]),([2**62,2**62],[2**62,2**62]),([inf],[0.0]),([inf,-inf],[1,1]),(['a'],[2]),([1,'a'],[1.0,
        3]),([10**400,1],[1.5,2.0]),([0.1]*10,[1]*10),([True,False],[1.5,2]),([1e308,1e308],[10,-10]),([10,20,30],[1,
            2,3])):
    t(math.sumprod,*a)
for a in (([],),([.1]*10,),([1e16,1,-1e16],),([1e308,1e308],),([1e308,1e308,-1e308],),([inf],),([inf,
    -inf],),([nan],),([inf,inf],),(['a'],),(5,),([1,2,3],),([10**400],),([1e-320]*3,),([-inf,nan],)):
    t(math.fsum,*a)
for a in (([1,2],[3,4]),((1,2),(3,4)),((1,),(1,2)),(5,(1,)),([1,2],[4,6]),((inf,nan),(1,
    2)),((),()),(('a',),(1,)),((1e300,1e300),(0,0)),((1e-320,),(0,)),((10**400,),(0,)),(([1],),(1,))):
    t(math.dist,*a)
for a in ((),(3,),(3,4),(-3,-4),(1,1,1),(inf,nan),(nan,1),(1e300,1e300),(1e-320,1e-320),('a',),(F(),I(4)),(1.5,2.5,
    3.5),(10**400,)):
    t(math.hypot,*a)
for a,k in (((1,1),{}),((1,1.1),{'rel_tol':.2}),((1,2),{'abs_tol':1}),((1,2),{'rel_tol':-1}),((inf,inf),{}),((inf,1),
    {}),((nan,nan),{}),((1,),{}),((1,'a'),{}),((1,2,3),{}),((1,1+1e-9),{}),((1,1+1e-10),{}),((0,1e-300),{}),((),
        {'a':1,'b':1}),((1,1),{'rel_tol':None}),((1,1),{'x':1})):
    t(math.isclose,*a,**k)
for a in ((10,),(10,10),(8,2),(0,),(-1,),(0.0,),(10,0),(10,1),(10**400,),(10**400,10),(2**1024,
    2),(-10**400,),('a',),(I(8),2),(1,1),(5,-1),(nan,),(inf,),(True,),(2,inf)):
    t(math.log,*a)
for f in (math.log2,math.log10):
    for a in (8,100,0,-1,0.0,10**400,2**1024,-10**400,'a',I(8),nan,inf,-inf,2**64,10**15): t(f,a)
for a in ((2,3,4),(1e308,10,-inf),(inf,0,1),(0,inf,1),(inf,1,-inf),(nan,1,1),(1e308,1e308,0),(1e308,10,1),(0.1,10,
    -1),(-0.0,1,0),(-0.0,1,-0.0),('a',1,1),(1,2),(inf,0,nan),(1,1,-1)):
    t(math.fma,*a)
for a,k in (((1,2),{}),((1,0),{}),((1,2),{'steps':3}),((1,2),{'steps':0}),((1,2),{'steps':-1}),((0,1),
    {'steps':10**30}),((0.0,-1),{'steps':5}),((-1e-323,1),{'steps':10}),((nan,1),{'steps':1}),((1,nan),{}),((1,2),
        {'steps':1.5}),((1,1),{'steps':3}),((inf,0),{}),((-5e-324,5e-324),{'steps':1}),((-5e-324,5e-324),
            {'steps':2}),((1,2,3),{}),((1,2),{'steps':None}),((-1,-inf),{'steps':2**64})):
    t(math.nextafter,*a,**k)
for v in (0,1,-1,inf,-inf,nan,1e308,5e-324,1.7976931348623157e308): t(math.ulp,v)
for a in ((0,0),(1,5),(1.5,-2000),(1.5,2000),(inf,3),(0.75,10**30),(0.75,-10**30),(0.5,True),(1,1.5),(1,I(3)),(5e-324,
    -1),(3e-324,1),(1.7e308,1),(nan,1)):
    t(math.ldexp,*a)
for a,k in (((),{}),((1,2,3,4),{}),((1,),{'x':2})): 
    for f in (math.sumprod,math.fsum,math.dist,math.comb,math.perm,math.fma,math.nextafter,math.gcd,math.hypot,
              math.ldexp,math.isclose,math.pow,math.remainder):
        t(f,*a,**k)

#> ceil(I,){} -> 3
#> ceil(F,){} -> 3
#> ceil(B,){} -> 'c'
#> ceil(True,){} -> 1
#> ceil(1000000000000000000000000000000,){} -> 1000000000000000000000000000000
#> ceil('x',){} -> TypeError: must be real number, not str
#> ceil(2.5,){} -> 3
#> ceil(-2.5,){} -> -2
#> floor(I,){} -> 3
#> floor(F,){} -> 2
#> floor(B,){} -> 'f'
#> floor(True,){} -> 1
#> floor(1000000000000000000000000000000,){} -> 1000000000000000000000000000000
#> floor('x',){} -> TypeError: must be real number, not str
#> floor(2.5,){} -> 2
#> floor(-2.5,){} -> -3
#> trunc(I,){} -> TypeError: type I doesn't define __trunc__ method
#> trunc(F,){} -> TypeError: type F doesn't define __trunc__ method
#> trunc(B,){} -> 't'
#> trunc(True,){} -> 1
#> trunc(1000000000000000000000000000000,){} -> 1000000000000000000000000000000
#> trunc('x',){} -> TypeError: type str doesn't define __trunc__ method
#> trunc(2.5,){} -> 2
#> trunc(-2.5,){} -> -2
#> comb(5, 2){} -> 10
#> comb(5, 0){} -> 1
#> comb(5, 6){} -> 0
#> comb(-1, 2){} -> ValueError: n must be a non-negative integer
#> comb(5, -1){} -> ValueError: k must be a non-negative integer
#> comb(100000000000000000000, 3){} -> 166666666666666666661666666666666666666700000000000000000000
#> comb(3, 100000000000000000000){} -> 0
#> comb(100000000000000000000, 100000000000000000000){} -> 1
#> comb(100, 50){} -> 100891344545564193334812497256
#> comb(67, 33){} -> 14226520737620288370
#> comb(68, 34){} -> 28453041475240576740
#> comb(1000, 4){} -> 41417124750
#> comb(2.0, 1){} -> TypeError: 'float' object cannot be interpreted as an integer
#> comb('a', 1){} -> TypeError: 'str' object cannot be interpreted as an integer
#> comb(5, 2.0){} -> TypeError: 'float' object cannot be interpreted as an integer
#> comb(5, None){} -> TypeError: 'NoneType' object cannot be interpreted as an integer
#> comb(I, I){} -> 10
#> comb(True, True){} -> 1
#> comb(5,){} -> TypeError: comb expected 2 arguments, got 1
#> comb(){} -> TypeError: comb expected 2 arguments, got 0
#> comb(1, 2, 3){} -> TypeError: comb expected 2 arguments, got 3
#> comb(100000000000000000000, 99999999999999999999){} -> 100000000000000000000
#> comb(0, 0){} -> 1
#> perm(5, 2){} -> 20
#> perm(5, 0){} -> 1
#> perm(5, 6){} -> 0
#> perm(-1, 2){} -> ValueError: n must be a non-negative integer
#> perm(5, -1){} -> ValueError: k must be a non-negative integer
#> perm(100000000000000000000, 3){} -> 999999999999999999970000000000000000000200000000000000000000
#> perm(3, 100000000000000000000){} -> 0
#> perm(100000000000000000000, 100000000000000000000){} -> OverflowError: k must not exceed 9223372036854775807
#> perm(100, 50){} -> 306851875625496603720273045952946973922845972168468895944778698698215895877235507200000000
#> perm(67, 33){} -> 123533398175370925462544956621537212453873097113600000000
#> perm(68, 34){} -> 8400271075925222931453057050264530446863370603724800000000
#> perm(1000, 4){} -> 994010994000
#> perm(2.0, 1){} -> TypeError: 'float' object cannot be interpreted as an integer
#> perm('a', 1){} -> TypeError: 'str' object cannot be interpreted as an integer
#> perm(5, 2.0){} -> TypeError: 'float' object cannot be interpreted as an integer
#> perm(5, None){} -> 120
#> perm(I, I){} -> 20
#> perm(True, True){} -> 1
#> perm(5,){} -> 120
#> perm(){} -> TypeError: perm expected at least 1 argument, got 0
#> perm(1, 2, 3){} -> TypeError: perm expected at most 2 arguments, got 3
#> perm(100000000000000000000, 99999999999999999999){} -> OverflowError: k must not exceed 9223372036854775807
#> perm(0, 0){} -> 1
#> gcd(){} -> 0
#> lcm(){} -> 1
#> gcd(0,){} -> 0
#> lcm(0,){} -> 0
#> gcd(4, 6){} -> 2
#> lcm(4, 6){} -> 12
#> gcd(-4, 6){} -> 2
#> lcm(-4, 6){} -> 12
#> gcd(1000000000000000000000000000000, 15){} -> 5
#> lcm(1000000000000000000000000000000, 15){} -> 3000000000000000000000000000000
#> gcd(1.5,){} -> TypeError: 'float' object cannot be interpreted as an integer
#> lcm(1.5,){} -> TypeError: 'float' object cannot be interpreted as an integer
#> gcd(1, 'a'){} -> TypeError: 'str' object cannot be interpreted as an integer
#> lcm(1, 'a'){} -> TypeError: 'str' object cannot be interpreted as an integer
#> gcd(I, 6){} -> 2
#> lcm(I, 6){} -> 12
#> gcd(0, 0){} -> 0
#> lcm(0, 0){} -> 0
#> gcd(True,){} -> 1
#> lcm(True,){} -> 1
#> gcd(6, 4, 'x'){} -> TypeError: 'str' object cannot be interpreted as an integer
#> lcm(6, 4, 'x'){} -> TypeError: 'str' object cannot be interpreted as an integer
#> gcd(0, 5){} -> 5
#> lcm(0, 5){} -> 0
#> gcd(5, 0){} -> 5
#> lcm(5, 0){} -> 0
#> factorial(0,){} -> 1
#> isqrt(0,){} -> 0
#> factorial(10,){} -> 3628800
#> isqrt(10,){} -> 3
#> factorial(20,){} -> 2432902008176640000
#> isqrt(20,){} -> 4
#> factorial(21,){} -> 51090942171709440000
#> isqrt(21,){} -> 4
#> factorial(30,){} -> 265252859812191058636308480000000
#> isqrt(30,){} -> 5
#> factorial(-1,){} -> ValueError: factorial() not defined for negative values
#> isqrt(-1,){} -> ValueError: isqrt() argument must be nonnegative
#> factorial(I,){} -> 120
#> isqrt(I,){} -> 2
#> factorial(10.0,){} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt(10.0,){} -> TypeError: 'float' object cannot be interpreted as an integer
#> factorial('a',){} -> TypeError: 'str' object cannot be interpreted as an integer
#> isqrt('a',){} -> TypeError: 'str' object cannot be interpreted as an integer
#> factorial(True,){} -> 1
#> isqrt(True,){} -> 1
#> prod([],){} -> 1
#> prod([1, 2, 3],){} -> 6
#> prod([1.5, 2],){} -> 3.0
#> prod(['a', 'b'],){} -> TypeError: can't multiply sequence by non-int of type 'str'
#> prod([1, 2, 'a'],){} -> 'aa'
#> prod(5,){} -> TypeError: 'int' object is not iterable
#> prod([1, 2],){} -> 2
#> prod([1099511627776, 1099511627776],){} -> 1208925819614629174706176
#> prod([True, 2.5, 3],){} -> 7.5
#> prod([0.1, 10000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> prod([inf, 0],){} -> nan
#> prod([[1], 2],){} -> [1, 1]
#> prod([1, 2],){'start': 3} -> 6
#> prod([2],){'start': 'a'} -> 'aa'
#> prod([1], 5){} -> TypeError: prod() takes exactly 1 positional argument (2 given)
#> prod(){} -> TypeError: prod() takes exactly 1 positional argument (0 given)
#> prod([],){'start': None} -> None
#> sumprod([], []){} -> 0
#> sumprod([1, 2], [3, 4]){} -> 11
#> sumprod([1.5, 2], [2, 3]){} -> 9.0
#> sumprod([1], [1, 2]){} -> ValueError: Inputs are not the same length
#> sumprod(5, [1]){} -> TypeError: 'int' object is not iterable
#> sumprod([1], 5){} -> TypeError: 'int' object is not iterable
#> sumprod([100000000000000000000], [100000000000000000000]){} -> 10000000000000000000000000000000000000000
#> sumprod([4611686018427387904, 4611686018427387904], [46116860184273879 -> 42535295865117307932921825928971026432
#> sumprod([inf], [0.0]){} -> nan
#> sumprod([inf, -inf], [1, 1]){} -> nan
#> sumprod(['a'], [2]){} -> TypeError: unsupported operand type(s) for +: 'int' and 'str'
#> sumprod([1, 'a'], [1.0, 3]){} -> TypeError: unsupported operand type(s) for +: 'float' and 'str'
#> sumprod([1000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> sumprod([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], [1, 1, 1,  -> 1.0
#> sumprod([True, False], [1.5, 2]){} -> 1.5
#> sumprod([1e+308, 1e+308], [10, -10]){} -> nan
#> sumprod([10, 20, 30], [1, 2, 3]){} -> 140
#> fsum([],){} -> 0.0
#> fsum([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],){} -> 1.0
#> fsum([1e+16, 1, -1e+16],){} -> 1.0
#> fsum([1e+308, 1e+308],){} -> OverflowError: intermediate overflow in fsum
#> fsum([1e+308, 1e+308, -1e+308],){} -> OverflowError: intermediate overflow in fsum
#> fsum([inf],){} -> inf
#> fsum([inf, -inf],){} -> ValueError: -inf + inf in fsum
#> fsum([nan],){} -> nan
#> fsum([inf, inf],){} -> inf
#> fsum(['a'],){} -> TypeError: must be real number, not str
#> fsum(5,){} -> TypeError: 'int' object is not iterable
#> fsum([1, 2, 3],){} -> 6.0
#> fsum([1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> fsum([1e-320, 1e-320, 1e-320],){} -> 3e-320
#> fsum([-inf, nan],){} -> nan
#> dist([1, 2], [3, 4]){} -> 2.8284271247461903
#> dist((1, 2), (3, 4)){} -> 2.8284271247461903
#> dist((1,), (1, 2)){} -> ValueError: both points must have the same number of dimensions
#> dist(5, (1,)){} -> TypeError: 'int' object is not iterable
#> dist([1, 2], [4, 6]){} -> 5.0
#> dist((inf, nan), (1, 2)){} -> inf
#> dist((), ()){} -> 0.0
#> dist(('a',), (1,)){} -> TypeError: must be real number, not str
#> dist((1e+300, 1e+300), (0, 0)){} -> 1.4142135623730952e+300
#> dist((1e-320,), (0,)){} -> 1e-320
#> dist((1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> dist(([1],), (1,)){} -> TypeError: must be real number, not list
#> hypot(){} -> 0.0
#> hypot(3,){} -> 3.0
#> hypot(3, 4){} -> 5.0
#> hypot(-3, -4){} -> 5.0
#> hypot(1, 1, 1){} -> 1.7320508075688772
#> hypot(inf, nan){} -> inf
#> hypot(nan, 1){} -> nan
#> hypot(1e+300, 1e+300){} -> 1.4142135623730952e+300
#> hypot(1e-320, 1e-320){} -> 1.414e-320
#> hypot('a',){} -> TypeError: must be real number, not str
#> hypot(F, I){} -> 4.716990566028302
#> hypot(1.5, 2.5, 3.5){} -> 4.55521678957215
#> hypot(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> isclose(1, 1){} -> True
#> isclose(1, 1.1){'rel_tol': 0.2} -> True
#> isclose(1, 2){'abs_tol': 1} -> True
#> isclose(1, 2){'rel_tol': -1} -> ValueError: tolerances must be non-negative
#> isclose(inf, inf){} -> True
#> isclose(inf, 1){} -> False
#> isclose(nan, nan){} -> False
#> isclose(1,){} -> TypeError: isclose() missing required argument 'b' (pos 2)
#> isclose(1, 'a'){} -> TypeError: must be real number, not str
#> isclose(1, 2, 3){} -> TypeError: isclose() takes exactly 2 positional arguments (3 given)
#> isclose(1, 1.000000001){} -> False
#> isclose(1, 1.0000000001){} -> True
#> isclose(0, 1e-300){} -> False
#> isclose(){'a': 1, 'b': 1} -> True
#> isclose(1, 1){'rel_tol': None} -> TypeError: must be real number, not NoneType
#> isclose(1, 1){'x': 1} -> TypeError: isclose() got an unexpected keyword argument 'x'
#> log(10,){} -> 2.302585092994046
#> log(10, 10){} -> 1.0
#> log(8, 2){} -> 3.0
#> log(0,){} -> ValueError: expected a positive input
#> log(-1,){} -> ValueError: expected a positive input
#> log(0.0,){} -> ValueError: expected a positive input, got 0.0
#> log(10, 0){} -> ValueError: expected a positive input
#> log(10, 1){} -> ZeroDivisionError: division by zero
#> log(100000000000000000000000000000000000000000000000000000000000000000 -> 921.0340371976182
#> log(100000000000000000000000000000000000000000000000000000000000000000 -> 399.99999999999994
#> log(179769313486231590772930519078902473361797697894230657273430081157 -> 1024.0
#> log(-10000000000000000000000000000000000000000000000000000000000000000 -> ValueError: expected a positive input
#> log('a',){} -> TypeError: must be real number, not str
#> log(I, 2){} -> 3.0
#> log(1, 1){} -> ZeroDivisionError: division by zero
#> log(5, -1){} -> ValueError: expected a positive input
#> log(nan,){} -> nan
#> log(inf,){} -> inf
#> log(True,){} -> 0.0
#> log(2, inf){} -> 0.0
#> log2(8,){} -> 3.0
#> log2(100,){} -> 6.643856189774724
#> log2(0,){} -> ValueError: expected a positive input
#> log2(-1,){} -> ValueError: expected a positive input
#> log2(0.0,){} -> ValueError: expected a positive input, got 0.0
#> log2(10000000000000000000000000000000000000000000000000000000000000000 -> 1328.771237954945
#> log2(17976931348623159077293051907890247336179769789423065727343008115 -> 1024.0
#> log2(-1000000000000000000000000000000000000000000000000000000000000000 -> ValueError: expected a positive input
#> log2('a',){} -> TypeError: must be real number, not str
#> log2(I,){} -> 3.0
#> log2(nan,){} -> nan
#> log2(inf,){} -> inf
#> log2(-inf,){} -> ValueError: expected a positive input, got -inf
#> log2(18446744073709551616,){} -> 64.0
#> log2(1000000000000000,){} -> 49.82892142331043
#> log10(8,){} -> 0.9030899869919435
#> log10(100,){} -> 2.0
#> log10(0,){} -> ValueError: expected a positive input
#> log10(-1,){} -> ValueError: expected a positive input
#> log10(0.0,){} -> ValueError: expected a positive input, got 0.0
#> log10(1000000000000000000000000000000000000000000000000000000000000000 -> 400.0
#> log10(1797693134862315907729305190789024733617976978942306572734300811 -> 308.25471555991675
#> log10(-100000000000000000000000000000000000000000000000000000000000000 -> ValueError: expected a positive input
#> log10('a',){} -> TypeError: must be real number, not str
#> log10(I,){} -> 0.9030899869919435
#> log10(nan,){} -> nan
#> log10(inf,){} -> inf
#> log10(-inf,){} -> ValueError: expected a positive input, got -inf
#> log10(18446744073709551616,){} -> 19.265919722494797
#> log10(1000000000000000,){} -> 15.0
#> fma(2, 3, 4){} -> 10.0
#> fma(1e+308, 10, -inf){} -> -inf
#> fma(inf, 0, 1){} -> ValueError: invalid operation in fma
#> fma(0, inf, 1){} -> ValueError: invalid operation in fma
#> fma(inf, 1, -inf){} -> ValueError: invalid operation in fma
#> fma(nan, 1, 1){} -> nan
#> fma(1e+308, 1e+308, 0){} -> OverflowError: overflow in fma
#> fma(1e+308, 10, 1){} -> OverflowError: overflow in fma
#> fma(0.1, 10, -1){} -> 5.551115123125783e-17
#> fma(-0.0, 1, 0){} -> 0.0
#> fma(-0.0, 1, -0.0){} -> -0.0
#> fma('a', 1, 1){} -> TypeError: must be real number, not str
#> fma(1, 2){} -> TypeError: fma expected 3 arguments, got 2
#> fma(inf, 0, nan){} -> nan
#> fma(1, 1, -1){} -> 0.0
#> nextafter(1, 2){} -> 1.0000000000000002
#> nextafter(1, 0){} -> 0.9999999999999999
#> nextafter(1, 2){'steps': 3} -> 1.0000000000000007
#> nextafter(1, 2){'steps': 0} -> 1.0
#> nextafter(1, 2){'steps': -1} -> ValueError: steps must be a non-negative integer
#> nextafter(0, 1){'steps': 1000000000000000000000000000000} -> 1.0
#> nextafter(0.0, -1){'steps': 5} -> -2.5e-323
#> nextafter(-1e-323, 1){'steps': 10} -> 4e-323
#> nextafter(nan, 1){'steps': 1} -> nan
#> nextafter(1, nan){} -> nan
#> nextafter(1, 2){'steps': 1.5} -> TypeError: 'float' object cannot be interpreted as an integer
#> nextafter(1, 1){'steps': 3} -> 1.0
#> nextafter(inf, 0){} -> 1.7976931348623157e+308
#> nextafter(-5e-324, 5e-324){'steps': 1} -> -0.0
#> nextafter(-5e-324, 5e-324){'steps': 2} -> 5e-324
#> nextafter(1, 2, 3){} -> TypeError: nextafter() takes exactly 2 positional arguments (3 given)
#> nextafter(1, 2){'steps': None} -> 1.0000000000000002
#> nextafter(-1, -inf){'steps': 18446744073709551616} -> -inf
#> ulp(0,){} -> 5e-324
#> ulp(1,){} -> 2.220446049250313e-16
#> ulp(-1,){} -> 2.220446049250313e-16
#> ulp(inf,){} -> inf
#> ulp(-inf,){} -> inf
#> ulp(nan,){} -> nan
#> ulp(1e+308,){} -> 1.99584030953472e+292
#> ulp(5e-324,){} -> 5e-324
#> ulp(1.7976931348623157e+308,){} -> 1.99584030953472e+292
#> ldexp(0, 0){} -> 0.0
#> ldexp(1, 5){} -> 32.0
#> ldexp(1.5, -2000){} -> 0.0
#> ldexp(1.5, 2000){} -> OverflowError: math range error
#> ldexp(inf, 3){} -> inf
#> ldexp(0.75, 1000000000000000000000000000000){} -> OverflowError: math range error
#> ldexp(0.75, -1000000000000000000000000000000){} -> 0.0
#> ldexp(0.5, True){} -> 1.0
#> ldexp(1, 1.5){} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp(1, I){} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp(5e-324, -1){} -> 0.0
#> ldexp(5e-324, 1){} -> 1e-323
#> ldexp(1.7e+308, 1){} -> OverflowError: math range error
#> ldexp(nan, 1){} -> nan
#> sumprod(){} -> TypeError: sumprod expected 2 arguments, got 0
#> fsum(){} -> TypeError: math.fsum() takes exactly one argument (0 given)
#> dist(){} -> TypeError: dist expected 2 arguments, got 0
#> comb(){} -> TypeError: comb expected 2 arguments, got 0
#> perm(){} -> TypeError: perm expected at least 1 argument, got 0
#> fma(){} -> TypeError: fma expected 3 arguments, got 0
#> nextafter(){} -> TypeError: nextafter() takes exactly 2 positional arguments (0 given)
#> gcd(){} -> 0
#> hypot(){} -> 0.0
#> ldexp(){} -> TypeError: ldexp expected 2 arguments, got 0
#> isclose(){} -> TypeError: isclose() missing required argument 'a' (pos 1)
#> pow(){} -> TypeError: pow expected 2 arguments, got 0
#> remainder(){} -> TypeError: remainder expected 2 arguments, got 0
#> sumprod(1, 2, 3, 4){} -> TypeError: sumprod expected 2 arguments, got 4
#> fsum(1, 2, 3, 4){} -> TypeError: math.fsum() takes exactly one argument (4 given)
#> dist(1, 2, 3, 4){} -> TypeError: dist expected 2 arguments, got 4
#> comb(1, 2, 3, 4){} -> TypeError: comb expected 2 arguments, got 4
#> perm(1, 2, 3, 4){} -> TypeError: perm expected at most 2 arguments, got 4
#> fma(1, 2, 3, 4){} -> TypeError: fma expected 3 arguments, got 4
#> nextafter(1, 2, 3, 4){} -> TypeError: nextafter() takes at most 3 arguments (4 given)
#> gcd(1, 2, 3, 4){} -> 1
#> hypot(1, 2, 3, 4){} -> 5.477225575051661
#> ldexp(1, 2, 3, 4){} -> TypeError: ldexp expected 2 arguments, got 4
#> isclose(1, 2, 3, 4){} -> TypeError: isclose() takes exactly 2 positional arguments (4 given)
#> pow(1, 2, 3, 4){} -> TypeError: pow expected 2 arguments, got 4
#> remainder(1, 2, 3, 4){} -> TypeError: remainder expected 2 arguments, got 4
#> sumprod(1,){'x': 2} -> TypeError: math.sumprod() takes no keyword arguments
#> fsum(1,){'x': 2} -> TypeError: math.fsum() takes no keyword arguments
#> dist(1,){'x': 2} -> TypeError: math.dist() takes no keyword arguments
#> comb(1,){'x': 2} -> TypeError: math.comb() takes no keyword arguments
#> perm(1,){'x': 2} -> TypeError: math.perm() takes no keyword arguments
#> fma(1,){'x': 2} -> TypeError: math.fma() takes no keyword arguments
#> nextafter(1,){'x': 2} -> TypeError: nextafter() takes exactly 2 positional arguments (1 given)
#> gcd(1,){'x': 2} -> TypeError: math.gcd() takes no keyword arguments
#> hypot(1,){'x': 2} -> TypeError: math.hypot() takes no keyword arguments
#> ldexp(1,){'x': 2} -> TypeError: math.ldexp() takes no keyword arguments
#> isclose(1,){'x': 2} -> TypeError: isclose() missing required argument 'b' (pos 2)
#> pow(1,){'x': 2} -> TypeError: math.pow() takes no keyword arguments
#> remainder(1,){'x': 2} -> TypeError: math.remainder() takes no keyword arguments
