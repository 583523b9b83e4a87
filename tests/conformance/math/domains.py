# math: functions of floats at the ends of their domains; what is exact is shown in full.
# option: --allow-import *
import math
inf=math.inf; nan=math.nan
def t(f,*a,**k):
    try:
        r=f(*a,**k)
        r='%.11g'%r if isinstance(r,float) else repr(r)
    except Exception as e: r=type(e).__name__+': '+str(e)
    print(f.__name__,str(a)[:40],k,'->',r)
one=[x for x in 'acos acosh asin asinh atan atanh cbrt ceil cos cosh degrees erf erfc exp exp2 expm1 fabs floor gamma lgamma log log10 log1p log2 modf radians sin sinh sqrt tan tanh trunc ulp frexp isnan isqrt'.split()]
for n in one:
    f=getattr(math,n)
    for v in (0.0,-0.0,-1.0,1.0,-2.0,2.5,inf,-inf,nan,'a',None,1e-320, 170.7,171.7, 10**400, -10**400, True):
        t(f,v)
    t(f); t(f,1,2,3,4)
for n in 'atan2 copysign fmod pow remainder ldexp nextafter'.split():
    f=getattr(math,n)
    for a in (0.0,-0.0,1.0,-1.0,inf,-inf,nan,2.5,-8.0,5):
        for b in (0.0,-0.0,1.0,-1.0,inf,-inf,nan,3,0.5,-3.0,10**30):
            t(f,a,b)
    t(f,'a',1); t(f,1); t(f,1,'a')

#> acos (0.0,) {} -> 1.5707963268
#> acos (-0.0,) {} -> 1.5707963268
#> acos (-1.0,) {} -> 3.1415926536
#> acos (1.0,) {} -> 0
#> acos (-2.0,) {} -> ValueError: expected a number in range from -1 up to 1, got -2.0
#> acos (2.5,) {} -> ValueError: expected a number in range from -1 up to 1, got 2.5
#> acos (inf,) {} -> ValueError: expected a number in range from -1 up to 1, got inf
#> acos (-inf,) {} -> ValueError: expected a number in range from -1 up to 1, got -inf
#> acos (nan,) {} -> nan
#> acos ('a',) {} -> TypeError: must be real number, not str
#> acos (None,) {} -> TypeError: must be real number, not NoneType
#> acos (1e-320,) {} -> 1.5707963268
#> acos (170.7,) {} -> ValueError: expected a number in range from -1 up to 1, got 170.7
#> acos (171.7,) {} -> ValueError: expected a number in range from -1 up to 1, got 171.7
#> acos (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> acos (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> acos (True,) {} -> 0
#> acos () {} -> TypeError: math.acos() takes exactly one argument (0 given)
#> acos (1, 2, 3, 4) {} -> TypeError: math.acos() takes exactly one argument (4 given)
#> acosh (0.0,) {} -> ValueError: expected argument value not less than 1, got 0.0
#> acosh (-0.0,) {} -> ValueError: expected argument value not less than 1, got -0.0
#> acosh (-1.0,) {} -> ValueError: expected argument value not less than 1, got -1.0
#> acosh (1.0,) {} -> 0
#> acosh (-2.0,) {} -> ValueError: expected argument value not less than 1, got -2.0
#> acosh (2.5,) {} -> 1.566799237
#> acosh (inf,) {} -> inf
#> acosh (-inf,) {} -> ValueError: expected argument value not less than 1, got -inf
#> acosh (nan,) {} -> nan
#> acosh ('a',) {} -> TypeError: must be real number, not str
#> acosh (None,) {} -> TypeError: must be real number, not NoneType
#> acosh (1e-320,) {} -> ValueError: expected argument value not less than 1, got 1e-320
#> acosh (170.7,) {} -> 5.8330462305
#> acosh (171.7,) {} -> 5.8388874683
#> acosh (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> acosh (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> acosh (True,) {} -> 0
#> acosh () {} -> TypeError: math.acosh() takes exactly one argument (0 given)
#> acosh (1, 2, 3, 4) {} -> TypeError: math.acosh() takes exactly one argument (4 given)
#> asin (0.0,) {} -> 0
#> asin (-0.0,) {} -> -0
#> asin (-1.0,) {} -> -1.5707963268
#> asin (1.0,) {} -> 1.5707963268
#> asin (-2.0,) {} -> ValueError: expected a number in range from -1 up to 1, got -2.0
#> asin (2.5,) {} -> ValueError: expected a number in range from -1 up to 1, got 2.5
#> asin (inf,) {} -> ValueError: expected a number in range from -1 up to 1, got inf
#> asin (-inf,) {} -> ValueError: expected a number in range from -1 up to 1, got -inf
#> asin (nan,) {} -> nan
#> asin ('a',) {} -> TypeError: must be real number, not str
#> asin (None,) {} -> TypeError: must be real number, not NoneType
#> asin (1e-320,) {} -> 9.9998886718e-321
#> asin (170.7,) {} -> ValueError: expected a number in range from -1 up to 1, got 170.7
#> asin (171.7,) {} -> ValueError: expected a number in range from -1 up to 1, got 171.7
#> asin (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> asin (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> asin (True,) {} -> 1.5707963268
#> asin () {} -> TypeError: math.asin() takes exactly one argument (0 given)
#> asin (1, 2, 3, 4) {} -> TypeError: math.asin() takes exactly one argument (4 given)
#> asinh (0.0,) {} -> 0
#> asinh (-0.0,) {} -> -0
#> asinh (-1.0,) {} -> -0.88137358702
#> asinh (1.0,) {} -> 0.88137358702
#> asinh (-2.0,) {} -> -1.4436354752
#> asinh (2.5,) {} -> 1.6472311464
#> asinh (inf,) {} -> inf
#> asinh (-inf,) {} -> -inf
#> asinh (nan,) {} -> nan
#> asinh ('a',) {} -> TypeError: must be real number, not str
#> asinh (None,) {} -> TypeError: must be real number, not NoneType
#> asinh (1e-320,) {} -> 9.9998886718e-321
#> asinh (170.7,) {} -> 5.83306339
#> asinh (171.7,) {} -> 5.8389044284
#> asinh (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> asinh (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> asinh (True,) {} -> 0.88137358702
#> asinh () {} -> TypeError: math.asinh() takes exactly one argument (0 given)
#> asinh (1, 2, 3, 4) {} -> TypeError: math.asinh() takes exactly one argument (4 given)
#> atan (0.0,) {} -> 0
#> atan (-0.0,) {} -> -0
#> atan (-1.0,) {} -> -0.7853981634
#> atan (1.0,) {} -> 0.7853981634
#> atan (-2.0,) {} -> -1.1071487178
#> atan (2.5,) {} -> 1.1902899497
#> atan (inf,) {} -> 1.5707963268
#> atan (-inf,) {} -> -1.5707963268
#> atan (nan,) {} -> nan
#> atan ('a',) {} -> TypeError: must be real number, not str
#> atan (None,) {} -> TypeError: must be real number, not NoneType
#> atan (1e-320,) {} -> 9.9998886718e-321
#> atan (170.7,) {} -> 1.564938163
#> atan (171.7,) {} -> 1.5649722808
#> atan (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> atan (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> atan (True,) {} -> 0.7853981634
#> atan () {} -> TypeError: math.atan() takes exactly one argument (0 given)
#> atan (1, 2, 3, 4) {} -> TypeError: math.atan() takes exactly one argument (4 given)
#> atanh (0.0,) {} -> 0
#> atanh (-0.0,) {} -> -0
#> atanh (-1.0,) {} -> ValueError: expected a number between -1 and 1, got -1.0
#> atanh (1.0,) {} -> ValueError: expected a number between -1 and 1, got 1.0
#> atanh (-2.0,) {} -> ValueError: expected a number between -1 and 1, got -2.0
#> atanh (2.5,) {} -> ValueError: expected a number between -1 and 1, got 2.5
#> atanh (inf,) {} -> ValueError: expected a number between -1 and 1, got inf
#> atanh (-inf,) {} -> ValueError: expected a number between -1 and 1, got -inf
#> atanh (nan,) {} -> nan
#> atanh ('a',) {} -> TypeError: must be real number, not str
#> atanh (None,) {} -> TypeError: must be real number, not NoneType
#> atanh (1e-320,) {} -> 9.9998886718e-321
#> atanh (170.7,) {} -> ValueError: expected a number between -1 and 1, got 170.7
#> atanh (171.7,) {} -> ValueError: expected a number between -1 and 1, got 171.7
#> atanh (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> atanh (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> atanh (True,) {} -> ValueError: expected a number between -1 and 1, got 1.0
#> atanh () {} -> TypeError: math.atanh() takes exactly one argument (0 given)
#> atanh (1, 2, 3, 4) {} -> TypeError: math.atanh() takes exactly one argument (4 given)
#> cbrt (0.0,) {} -> 0
#> cbrt (-0.0,) {} -> -0
#> cbrt (-1.0,) {} -> -1
#> cbrt (1.0,) {} -> 1
#> cbrt (-2.0,) {} -> -1.2599210499
#> cbrt (2.5,) {} -> 1.3572088083
#> cbrt (inf,) {} -> inf
#> cbrt (-inf,) {} -> -inf
#> cbrt (nan,) {} -> nan
#> cbrt ('a',) {} -> TypeError: must be real number, not str
#> cbrt (None,) {} -> TypeError: must be real number, not NoneType
#> cbrt (1e-320,) {} -> 2.154426695e-107
#> cbrt (170.7,) {} -> 5.547251297
#> cbrt (171.7,) {} -> 5.5580625722
#> cbrt (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> cbrt (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> cbrt (True,) {} -> 1
#> cbrt () {} -> TypeError: math.cbrt() takes exactly one argument (0 given)
#> cbrt (1, 2, 3, 4) {} -> TypeError: math.cbrt() takes exactly one argument (4 given)
#> ceil (0.0,) {} -> 0
#> ceil (-0.0,) {} -> 0
#> ceil (-1.0,) {} -> -1
#> ceil (1.0,) {} -> 1
#> ceil (-2.0,) {} -> -2
#> ceil (2.5,) {} -> 3
#> ceil (inf,) {} -> OverflowError: cannot convert float infinity to integer
#> ceil (-inf,) {} -> OverflowError: cannot convert float infinity to integer
#> ceil (nan,) {} -> ValueError: cannot convert float NaN to integer
#> ceil ('a',) {} -> TypeError: must be real number, not str
#> ceil (None,) {} -> TypeError: must be real number, not NoneType
#> ceil (1e-320,) {} -> 1
#> ceil (170.7,) {} -> 171
#> ceil (171.7,) {} -> 172
#> ceil (100000000000000000000000000000000000000 {} -> 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> ceil (-10000000000000000000000000000000000000 {} -> -10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> ceil (True,) {} -> 1
#> ceil () {} -> TypeError: math.ceil() takes exactly one argument (0 given)
#> ceil (1, 2, 3, 4) {} -> TypeError: math.ceil() takes exactly one argument (4 given)
#> cos (0.0,) {} -> 1
#> cos (-0.0,) {} -> 1
#> cos (-1.0,) {} -> 0.54030230587
#> cos (1.0,) {} -> 0.54030230587
#> cos (-2.0,) {} -> -0.41614683655
#> cos (2.5,) {} -> -0.80114361555
#> cos (inf,) {} -> ValueError: expected a finite input, got inf
#> cos (-inf,) {} -> ValueError: expected a finite input, got -inf
#> cos (nan,) {} -> nan
#> cos ('a',) {} -> TypeError: must be real number, not str
#> cos (None,) {} -> TypeError: must be real number, not NoneType
#> cos (1e-320,) {} -> 1
#> cos (170.7,) {} -> 0.49410024737
#> cos (171.7,) {} -> -0.46461552607
#> cos (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> cos (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> cos (True,) {} -> 0.54030230587
#> cos () {} -> TypeError: math.cos() takes exactly one argument (0 given)
#> cos (1, 2, 3, 4) {} -> TypeError: math.cos() takes exactly one argument (4 given)
#> cosh (0.0,) {} -> 1
#> cosh (-0.0,) {} -> 1
#> cosh (-1.0,) {} -> 1.5430806348
#> cosh (1.0,) {} -> 1.5430806348
#> cosh (-2.0,) {} -> 3.7621956911
#> cosh (2.5,) {} -> 6.1322894797
#> cosh (inf,) {} -> inf
#> cosh (-inf,) {} -> inf
#> cosh (nan,) {} -> nan
#> cosh ('a',) {} -> TypeError: must be real number, not str
#> cosh (None,) {} -> TypeError: must be real number, not NoneType
#> cosh (1e-320,) {} -> 1
#> cosh (170.7,) {} -> 6.8082902966e+73
#> cosh (171.7,) {} -> 1.8506851796e+74
#> cosh (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> cosh (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> cosh (True,) {} -> 1.5430806348
#> cosh () {} -> TypeError: math.cosh() takes exactly one argument (0 given)
#> cosh (1, 2, 3, 4) {} -> TypeError: math.cosh() takes exactly one argument (4 given)
#> degrees (0.0,) {} -> 0
#> degrees (-0.0,) {} -> -0
#> degrees (-1.0,) {} -> -57.295779513
#> degrees (1.0,) {} -> 57.295779513
#> degrees (-2.0,) {} -> -114.59155903
#> degrees (2.5,) {} -> 143.23944878
#> degrees (inf,) {} -> inf
#> degrees (-inf,) {} -> -inf
#> degrees (nan,) {} -> nan
#> degrees ('a',) {} -> TypeError: must be real number, not str
#> degrees (None,) {} -> TypeError: must be real number, not NoneType
#> degrees (1e-320,) {} -> 5.7295310751e-319
#> degrees (170.7,) {} -> 9780.3895629
#> degrees (171.7,) {} -> 9837.6853424
#> degrees (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> degrees (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> degrees (True,) {} -> 57.295779513
#> degrees () {} -> TypeError: math.degrees() takes exactly one argument (0 given)
#> degrees (1, 2, 3, 4) {} -> TypeError: math.degrees() takes exactly one argument (4 given)
#> erf (0.0,) {} -> 0
#> erf (-0.0,) {} -> -0
#> erf (-1.0,) {} -> -0.84270079295
#> erf (1.0,) {} -> 0.84270079295
#> erf (-2.0,) {} -> -0.99532226502
#> erf (2.5,) {} -> 0.99959304798
#> erf (inf,) {} -> 1
#> erf (-inf,) {} -> -1
#> erf (nan,) {} -> nan
#> erf ('a',) {} -> TypeError: must be real number, not str
#> erf (None,) {} -> TypeError: must be real number, not NoneType
#> erf (1e-320,) {} -> 1.1284459351e-320
#> erf (170.7,) {} -> 1
#> erf (171.7,) {} -> 1
#> erf (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> erf (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> erf (True,) {} -> 0.84270079295
#> erf () {} -> TypeError: math.erf() takes exactly one argument (0 given)
#> erf (1, 2, 3, 4) {} -> TypeError: math.erf() takes exactly one argument (4 given)
#> erfc (0.0,) {} -> 1
#> erfc (-0.0,) {} -> 1
#> erfc (-1.0,) {} -> 1.8427007929
#> erfc (1.0,) {} -> 0.15729920705
#> erfc (-2.0,) {} -> 1.995322265
#> erfc (2.5,) {} -> 0.00040695201744
#> erfc (inf,) {} -> 0
#> erfc (-inf,) {} -> 2
#> erfc (nan,) {} -> nan
#> erfc ('a',) {} -> TypeError: must be real number, not str
#> erfc (None,) {} -> TypeError: must be real number, not NoneType
#> erfc (1e-320,) {} -> 1
#> erfc (170.7,) {} -> 0
#> erfc (171.7,) {} -> 0
#> erfc (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> erfc (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> erfc (True,) {} -> 0.15729920705
#> erfc () {} -> TypeError: math.erfc() takes exactly one argument (0 given)
#> erfc (1, 2, 3, 4) {} -> TypeError: math.erfc() takes exactly one argument (4 given)
#> exp (0.0,) {} -> 1
#> exp (-0.0,) {} -> 1
#> exp (-1.0,) {} -> 0.36787944117
#> exp (1.0,) {} -> 2.7182818285
#> exp (-2.0,) {} -> 0.13533528324
#> exp (2.5,) {} -> 12.182493961
#> exp (inf,) {} -> inf
#> exp (-inf,) {} -> 0
#> exp (nan,) {} -> nan
#> exp ('a',) {} -> TypeError: must be real number, not str
#> exp (None,) {} -> TypeError: must be real number, not NoneType
#> exp (1e-320,) {} -> 1
#> exp (170.7,) {} -> 1.3616580593e+74
#> exp (171.7,) {} -> 3.7013703592e+74
#> exp (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> exp (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> exp (True,) {} -> 2.7182818285
#> exp () {} -> TypeError: math.exp() takes exactly one argument (0 given)
#> exp (1, 2, 3, 4) {} -> TypeError: math.exp() takes exactly one argument (4 given)
#> exp2 (0.0,) {} -> 1
#> exp2 (-0.0,) {} -> 1
#> exp2 (-1.0,) {} -> 0.5
#> exp2 (1.0,) {} -> 2
#> exp2 (-2.0,) {} -> 0.25
#> exp2 (2.5,) {} -> 5.6568542495
#> exp2 (inf,) {} -> inf
#> exp2 (-inf,) {} -> 0
#> exp2 (nan,) {} -> nan
#> exp2 ('a',) {} -> TypeError: must be real number, not str
#> exp2 (None,) {} -> TypeError: must be real number, not NoneType
#> exp2 (1e-320,) {} -> 1
#> exp2 (170.7,) {} -> 2.4311976083e+51
#> exp2 (171.7,) {} -> 4.8623952167e+51
#> exp2 (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> exp2 (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> exp2 (True,) {} -> 2
#> exp2 () {} -> TypeError: math.exp2() takes exactly one argument (0 given)
#> exp2 (1, 2, 3, 4) {} -> TypeError: math.exp2() takes exactly one argument (4 given)
#> expm1 (0.0,) {} -> 0
#> expm1 (-0.0,) {} -> -0
#> expm1 (-1.0,) {} -> -0.63212055883
#> expm1 (1.0,) {} -> 1.7182818285
#> expm1 (-2.0,) {} -> -0.86466471676
#> expm1 (2.5,) {} -> 11.182493961
#> expm1 (inf,) {} -> inf
#> expm1 (-inf,) {} -> -1
#> expm1 (nan,) {} -> nan
#> expm1 ('a',) {} -> TypeError: must be real number, not str
#> expm1 (None,) {} -> TypeError: must be real number, not NoneType
#> expm1 (1e-320,) {} -> 9.9998886718e-321
#> expm1 (170.7,) {} -> 1.3616580593e+74
#> expm1 (171.7,) {} -> 3.7013703592e+74
#> expm1 (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> expm1 (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> expm1 (True,) {} -> 1.7182818285
#> expm1 () {} -> TypeError: math.expm1() takes exactly one argument (0 given)
#> expm1 (1, 2, 3, 4) {} -> TypeError: math.expm1() takes exactly one argument (4 given)
#> fabs (0.0,) {} -> 0
#> fabs (-0.0,) {} -> 0
#> fabs (-1.0,) {} -> 1
#> fabs (1.0,) {} -> 1
#> fabs (-2.0,) {} -> 2
#> fabs (2.5,) {} -> 2.5
#> fabs (inf,) {} -> inf
#> fabs (-inf,) {} -> inf
#> fabs (nan,) {} -> nan
#> fabs ('a',) {} -> TypeError: must be real number, not str
#> fabs (None,) {} -> TypeError: must be real number, not NoneType
#> fabs (1e-320,) {} -> 9.9998886718e-321
#> fabs (170.7,) {} -> 170.7
#> fabs (171.7,) {} -> 171.7
#> fabs (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> fabs (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> fabs (True,) {} -> 1
#> fabs () {} -> TypeError: math.fabs() takes exactly one argument (0 given)
#> fabs (1, 2, 3, 4) {} -> TypeError: math.fabs() takes exactly one argument (4 given)
#> floor (0.0,) {} -> 0
#> floor (-0.0,) {} -> 0
#> floor (-1.0,) {} -> -1
#> floor (1.0,) {} -> 1
#> floor (-2.0,) {} -> -2
#> floor (2.5,) {} -> 2
#> floor (inf,) {} -> OverflowError: cannot convert float infinity to integer
#> floor (-inf,) {} -> OverflowError: cannot convert float infinity to integer
#> floor (nan,) {} -> ValueError: cannot convert float NaN to integer
#> floor ('a',) {} -> TypeError: must be real number, not str
#> floor (None,) {} -> TypeError: must be real number, not NoneType
#> floor (1e-320,) {} -> 0
#> floor (170.7,) {} -> 170
#> floor (171.7,) {} -> 171
#> floor (100000000000000000000000000000000000000 {} -> 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> floor (-10000000000000000000000000000000000000 {} -> -10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> floor (True,) {} -> 1
#> floor () {} -> TypeError: math.floor() takes exactly one argument (0 given)
#> floor (1, 2, 3, 4) {} -> TypeError: math.floor() takes exactly one argument (4 given)
#> gamma (0.0,) {} -> ValueError: expected a noninteger or positive integer, got 0.0
#> gamma (-0.0,) {} -> ValueError: expected a noninteger or positive integer, got -0.0
#> gamma (-1.0,) {} -> ValueError: expected a noninteger or positive integer, got -1.0
#> gamma (1.0,) {} -> 1
#> gamma (-2.0,) {} -> ValueError: expected a noninteger or positive integer, got -2.0
#> gamma (2.5,) {} -> 1.3293403882
#> gamma (inf,) {} -> inf
#> gamma (-inf,) {} -> ValueError: expected a noninteger or positive integer, got -inf
#> gamma (nan,) {} -> nan
#> gamma ('a',) {} -> TypeError: must be real number, not str
#> gamma (None,) {} -> TypeError: must be real number, not NoneType
#> gamma (1e-320,) {} -> OverflowError: math range error
#> gamma (170.7,) {} -> 1.5537429935e+306
#> gamma (171.7,) {} -> OverflowError: math range error
#> gamma (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> gamma (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> gamma (True,) {} -> 1
#> gamma () {} -> TypeError: math.gamma() takes exactly one argument (0 given)
#> gamma (1, 2, 3, 4) {} -> TypeError: math.gamma() takes exactly one argument (4 given)
#> lgamma (0.0,) {} -> ValueError: expected a noninteger or positive integer, got 0.0
#> lgamma (-0.0,) {} -> ValueError: expected a noninteger or positive integer, got -0.0
#> lgamma (-1.0,) {} -> ValueError: expected a noninteger or positive integer, got -1.0
#> lgamma (1.0,) {} -> 0
#> lgamma (-2.0,) {} -> ValueError: expected a noninteger or positive integer, got -2.0
#> lgamma (2.5,) {} -> 0.28468287047
#> lgamma (inf,) {} -> inf
#> lgamma (-inf,) {} -> inf
#> lgamma (nan,) {} -> nan
#> lgamma ('a',) {} -> TypeError: must be real number, not str
#> lgamma (None,) {} -> TypeError: must be real number, not NoneType
#> lgamma (1e-320,) {} -> 736.82724089
#> lgamma (170.7,) {} -> 705.03170531
#> lgamma (171.7,) {} -> 710.17161294
#> lgamma (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> lgamma (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> lgamma (True,) {} -> 0
#> lgamma () {} -> TypeError: math.lgamma() takes exactly one argument (0 given)
#> lgamma (1, 2, 3, 4) {} -> TypeError: math.lgamma() takes exactly one argument (4 given)
#> log (0.0,) {} -> ValueError: expected a positive input, got 0.0
#> log (-0.0,) {} -> ValueError: expected a positive input, got -0.0
#> log (-1.0,) {} -> ValueError: expected a positive input, got -1.0
#> log (1.0,) {} -> 0
#> log (-2.0,) {} -> ValueError: expected a positive input, got -2.0
#> log (2.5,) {} -> 0.91629073187
#> log (inf,) {} -> inf
#> log (-inf,) {} -> ValueError: expected a positive input, got -inf
#> log (nan,) {} -> nan
#> log ('a',) {} -> TypeError: must be real number, not str
#> log (None,) {} -> TypeError: must be real number, not NoneType
#> log (1e-320,) {} -> -736.82724089
#> log (170.7,) {} -> 5.1399076298
#> log (171.7,) {} -> 5.1457487679
#> log (100000000000000000000000000000000000000 {} -> 921.0340372
#> log (-10000000000000000000000000000000000000 {} -> ValueError: expected a positive input
#> log (True,) {} -> 0
#> log () {} -> TypeError: log expected at least 1 argument, got 0
#> log (1, 2, 3, 4) {} -> TypeError: log expected at most 2 arguments, got 4
#> log10 (0.0,) {} -> ValueError: expected a positive input, got 0.0
#> log10 (-0.0,) {} -> ValueError: expected a positive input, got -0.0
#> log10 (-1.0,) {} -> ValueError: expected a positive input, got -1.0
#> log10 (1.0,) {} -> 0
#> log10 (-2.0,) {} -> ValueError: expected a positive input, got -2.0
#> log10 (2.5,) {} -> 0.39794000867
#> log10 (inf,) {} -> inf
#> log10 (-inf,) {} -> ValueError: expected a positive input, got -inf
#> log10 (nan,) {} -> nan
#> log10 ('a',) {} -> TypeError: must be real number, not str
#> log10 (None,) {} -> TypeError: must be real number, not NoneType
#> log10 (1e-320,) {} -> -320.00000483
#> log10 (170.7,) {} -> 2.2322335211
#> log10 (171.7,) {} -> 2.2347702952
#> log10 (100000000000000000000000000000000000000 {} -> 400
#> log10 (-10000000000000000000000000000000000000 {} -> ValueError: expected a positive input
#> log10 (True,) {} -> 0
#> log10 () {} -> TypeError: math.log10() takes exactly one argument (0 given)
#> log10 (1, 2, 3, 4) {} -> TypeError: math.log10() takes exactly one argument (4 given)
#> log1p (0.0,) {} -> 0
#> log1p (-0.0,) {} -> -0
#> log1p (-1.0,) {} -> ValueError: expected argument value > -1, got -1.0
#> log1p (1.0,) {} -> 0.69314718056
#> log1p (-2.0,) {} -> ValueError: expected argument value > -1, got -2.0
#> log1p (2.5,) {} -> 1.2527629685
#> log1p (inf,) {} -> inf
#> log1p (-inf,) {} -> ValueError: expected argument value > -1, got -inf
#> log1p (nan,) {} -> nan
#> log1p ('a',) {} -> TypeError: must be real number, not str
#> log1p (None,) {} -> TypeError: must be real number, not NoneType
#> log1p (1e-320,) {} -> 9.9998886718e-321
#> log1p (170.7,) {} -> 5.1457487679
#> log1p (171.7,) {} -> 5.1515559852
#> log1p (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> log1p (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> log1p (True,) {} -> 0.69314718056
#> log1p () {} -> TypeError: math.log1p() takes exactly one argument (0 given)
#> log1p (1, 2, 3, 4) {} -> TypeError: math.log1p() takes exactly one argument (4 given)
#> log2 (0.0,) {} -> ValueError: expected a positive input, got 0.0
#> log2 (-0.0,) {} -> ValueError: expected a positive input, got -0.0
#> log2 (-1.0,) {} -> ValueError: expected a positive input, got -1.0
#> log2 (1.0,) {} -> 0
#> log2 (-2.0,) {} -> ValueError: expected a positive input, got -2.0
#> log2 (2.5,) {} -> 1.3219280949
#> log2 (inf,) {} -> inf
#> log2 (-inf,) {} -> ValueError: expected a positive input, got -inf
#> log2 (nan,) {} -> nan
#> log2 ('a',) {} -> TypeError: must be real number, not str
#> log2 (None,) {} -> TypeError: must be real number, not NoneType
#> log2 (1e-320,) {} -> -1063.0170064
#> log2 (170.7,) {} -> 7.4153192481
#> log2 (171.7,) {} -> 7.4237462291
#> log2 (100000000000000000000000000000000000000 {} -> 1328.771238
#> log2 (-10000000000000000000000000000000000000 {} -> ValueError: expected a positive input
#> log2 (True,) {} -> 0
#> log2 () {} -> TypeError: math.log2() takes exactly one argument (0 given)
#> log2 (1, 2, 3, 4) {} -> TypeError: math.log2() takes exactly one argument (4 given)
#> modf (0.0,) {} -> (0.0, 0.0)
#> modf (-0.0,) {} -> (-0.0, -0.0)
#> modf (-1.0,) {} -> (-0.0, -1.0)
#> modf (1.0,) {} -> (0.0, 1.0)
#> modf (-2.0,) {} -> (-0.0, -2.0)
#> modf (2.5,) {} -> (0.5, 2.0)
#> modf (inf,) {} -> (0.0, inf)
#> modf (-inf,) {} -> (-0.0, -inf)
#> modf (nan,) {} -> (nan, nan)
#> modf ('a',) {} -> TypeError: must be real number, not str
#> modf (None,) {} -> TypeError: must be real number, not NoneType
#> modf (1e-320,) {} -> (1e-320, 0.0)
#> modf (170.7,) {} -> (0.6999999999999886, 170.0)
#> modf (171.7,) {} -> (0.6999999999999886, 171.0)
#> modf (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> modf (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> modf (True,) {} -> (0.0, 1.0)
#> modf () {} -> TypeError: math.modf() takes exactly one argument (0 given)
#> modf (1, 2, 3, 4) {} -> TypeError: math.modf() takes exactly one argument (4 given)
#> radians (0.0,) {} -> 0
#> radians (-0.0,) {} -> -0
#> radians (-1.0,) {} -> -0.01745329252
#> radians (1.0,) {} -> 0.01745329252
#> radians (-2.0,) {} -> -0.03490658504
#> radians (2.5,) {} -> 0.0436332313
#> radians (inf,) {} -> inf
#> radians (-inf,) {} -> -inf
#> radians (nan,) {} -> nan
#> radians ('a',) {} -> TypeError: must be real number, not str
#> radians (None,) {} -> TypeError: must be real number, not NoneType
#> radians (1e-320,) {} -> 1.7292297604e-322
#> radians (170.7,) {} -> 2.9792770332
#> radians (171.7,) {} -> 2.9967303257
#> radians (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> radians (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> radians (True,) {} -> 0.01745329252
#> radians () {} -> TypeError: math.radians() takes exactly one argument (0 given)
#> radians (1, 2, 3, 4) {} -> TypeError: math.radians() takes exactly one argument (4 given)
#> sin (0.0,) {} -> 0
#> sin (-0.0,) {} -> -0
#> sin (-1.0,) {} -> -0.84147098481
#> sin (1.0,) {} -> 0.84147098481
#> sin (-2.0,) {} -> -0.90929742683
#> sin (2.5,) {} -> 0.5984721441
#> sin (inf,) {} -> ValueError: expected a finite input, got inf
#> sin (-inf,) {} -> ValueError: expected a finite input, got -inf
#> sin (nan,) {} -> nan
#> sin ('a',) {} -> TypeError: must be real number, not str
#> sin (None,) {} -> TypeError: must be real number, not NoneType
#> sin (1e-320,) {} -> 9.9998886718e-321
#> sin (170.7,) {} -> 0.86940493761
#> sin (171.7,) {} -> 0.88551251427
#> sin (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> sin (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> sin (True,) {} -> 0.84147098481
#> sin () {} -> TypeError: math.sin() takes exactly one argument (0 given)
#> sin (1, 2, 3, 4) {} -> TypeError: math.sin() takes exactly one argument (4 given)
#> sinh (0.0,) {} -> 0
#> sinh (-0.0,) {} -> -0
#> sinh (-1.0,) {} -> -1.1752011936
#> sinh (1.0,) {} -> 1.1752011936
#> sinh (-2.0,) {} -> -3.6268604078
#> sinh (2.5,) {} -> 6.050204481
#> sinh (inf,) {} -> inf
#> sinh (-inf,) {} -> -inf
#> sinh (nan,) {} -> nan
#> sinh ('a',) {} -> TypeError: must be real number, not str
#> sinh (None,) {} -> TypeError: must be real number, not NoneType
#> sinh (1e-320,) {} -> 9.9998886718e-321
#> sinh (170.7,) {} -> 6.8082902966e+73
#> sinh (171.7,) {} -> 1.8506851796e+74
#> sinh (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> sinh (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> sinh (True,) {} -> 1.1752011936
#> sinh () {} -> TypeError: math.sinh() takes exactly one argument (0 given)
#> sinh (1, 2, 3, 4) {} -> TypeError: math.sinh() takes exactly one argument (4 given)
#> sqrt (0.0,) {} -> 0
#> sqrt (-0.0,) {} -> -0
#> sqrt (-1.0,) {} -> ValueError: expected a nonnegative input, got -1.0
#> sqrt (1.0,) {} -> 1
#> sqrt (-2.0,) {} -> ValueError: expected a nonnegative input, got -2.0
#> sqrt (2.5,) {} -> 1.5811388301
#> sqrt (inf,) {} -> inf
#> sqrt (-inf,) {} -> ValueError: expected a nonnegative input, got -inf
#> sqrt (nan,) {} -> nan
#> sqrt ('a',) {} -> TypeError: must be real number, not str
#> sqrt (None,) {} -> TypeError: must be real number, not NoneType
#> sqrt (1e-320,) {} -> 9.9999443358e-161
#> sqrt (170.7,) {} -> 13.065221008
#> sqrt (171.7,) {} -> 13.103434664
#> sqrt (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> sqrt (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> sqrt (True,) {} -> 1
#> sqrt () {} -> TypeError: math.sqrt() takes exactly one argument (0 given)
#> sqrt (1, 2, 3, 4) {} -> TypeError: math.sqrt() takes exactly one argument (4 given)
#> tan (0.0,) {} -> 0
#> tan (-0.0,) {} -> -0
#> tan (-1.0,) {} -> -1.5574077247
#> tan (1.0,) {} -> 1.5574077247
#> tan (-2.0,) {} -> 2.1850398633
#> tan (2.5,) {} -> -0.74702229724
#> tan (inf,) {} -> ValueError: expected a finite input, got inf
#> tan (-inf,) {} -> ValueError: expected a finite input, got -inf
#> tan (nan,) {} -> nan
#> tan ('a',) {} -> TypeError: must be real number, not str
#> tan (None,) {} -> TypeError: must be real number, not NoneType
#> tan (1e-320,) {} -> 9.9998886718e-321
#> tan (170.7,) {} -> 1.7595719538
#> tan (171.7,) {} -> -1.9059038379
#> tan (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> tan (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> tan (True,) {} -> 1.5574077247
#> tan () {} -> TypeError: math.tan() takes exactly one argument (0 given)
#> tan (1, 2, 3, 4) {} -> TypeError: math.tan() takes exactly one argument (4 given)
#> tanh (0.0,) {} -> 0
#> tanh (-0.0,) {} -> -0
#> tanh (-1.0,) {} -> -0.76159415596
#> tanh (1.0,) {} -> 0.76159415596
#> tanh (-2.0,) {} -> -0.96402758008
#> tanh (2.5,) {} -> 0.98661429815
#> tanh (inf,) {} -> 1
#> tanh (-inf,) {} -> -1
#> tanh (nan,) {} -> nan
#> tanh ('a',) {} -> TypeError: must be real number, not str
#> tanh (None,) {} -> TypeError: must be real number, not NoneType
#> tanh (1e-320,) {} -> 9.9998886718e-321
#> tanh (170.7,) {} -> 1
#> tanh (171.7,) {} -> 1
#> tanh (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> tanh (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> tanh (True,) {} -> 0.76159415596
#> tanh () {} -> TypeError: math.tanh() takes exactly one argument (0 given)
#> tanh (1, 2, 3, 4) {} -> TypeError: math.tanh() takes exactly one argument (4 given)
#> trunc (0.0,) {} -> 0
#> trunc (-0.0,) {} -> 0
#> trunc (-1.0,) {} -> -1
#> trunc (1.0,) {} -> 1
#> trunc (-2.0,) {} -> -2
#> trunc (2.5,) {} -> 2
#> trunc (inf,) {} -> OverflowError: cannot convert float infinity to integer
#> trunc (-inf,) {} -> OverflowError: cannot convert float infinity to integer
#> trunc (nan,) {} -> ValueError: cannot convert float NaN to integer
#> trunc ('a',) {} -> TypeError: type str doesn't define __trunc__ method
#> trunc (None,) {} -> TypeError: type NoneType doesn't define __trunc__ method
#> trunc (1e-320,) {} -> 0
#> trunc (170.7,) {} -> 170
#> trunc (171.7,) {} -> 171
#> trunc (100000000000000000000000000000000000000 {} -> 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> trunc (-10000000000000000000000000000000000000 {} -> -10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> trunc (True,) {} -> 1
#> trunc () {} -> TypeError: math.trunc() takes exactly one argument (0 given)
#> trunc (1, 2, 3, 4) {} -> TypeError: math.trunc() takes exactly one argument (4 given)
#> ulp (0.0,) {} -> 4.9406564584e-324
#> ulp (-0.0,) {} -> 4.9406564584e-324
#> ulp (-1.0,) {} -> 2.2204460493e-16
#> ulp (1.0,) {} -> 2.2204460493e-16
#> ulp (-2.0,) {} -> 4.4408920985e-16
#> ulp (2.5,) {} -> 4.4408920985e-16
#> ulp (inf,) {} -> inf
#> ulp (-inf,) {} -> inf
#> ulp (nan,) {} -> nan
#> ulp ('a',) {} -> TypeError: must be real number, not str
#> ulp (None,) {} -> TypeError: must be real number, not NoneType
#> ulp (1e-320,) {} -> 4.9406564584e-324
#> ulp (170.7,) {} -> 2.842170943e-14
#> ulp (171.7,) {} -> 2.842170943e-14
#> ulp (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> ulp (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> ulp (True,) {} -> 2.2204460493e-16
#> ulp () {} -> TypeError: math.ulp() takes exactly one argument (0 given)
#> ulp (1, 2, 3, 4) {} -> TypeError: math.ulp() takes exactly one argument (4 given)
#> frexp (0.0,) {} -> (0.0, 0)
#> frexp (-0.0,) {} -> (-0.0, 0)
#> frexp (-1.0,) {} -> (-0.5, 1)
#> frexp (1.0,) {} -> (0.5, 1)
#> frexp (-2.0,) {} -> (-0.5, 2)
#> frexp (2.5,) {} -> (0.625, 2)
#> frexp (inf,) {} -> (inf, 0)
#> frexp (-inf,) {} -> (-inf, 0)
#> frexp (nan,) {} -> (nan, 0)
#> frexp ('a',) {} -> TypeError: must be real number, not str
#> frexp (None,) {} -> TypeError: must be real number, not NoneType
#> frexp (1e-320,) {} -> (0.98828125, -1063)
#> frexp (170.7,) {} -> (0.666796875, 8)
#> frexp (171.7,) {} -> (0.670703125, 8)
#> frexp (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> frexp (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> frexp (True,) {} -> (0.5, 1)
#> frexp () {} -> TypeError: math.frexp() takes exactly one argument (0 given)
#> frexp (1, 2, 3, 4) {} -> TypeError: math.frexp() takes exactly one argument (4 given)
#> isnan (0.0,) {} -> False
#> isnan (-0.0,) {} -> False
#> isnan (-1.0,) {} -> False
#> isnan (1.0,) {} -> False
#> isnan (-2.0,) {} -> False
#> isnan (2.5,) {} -> False
#> isnan (inf,) {} -> False
#> isnan (-inf,) {} -> False
#> isnan (nan,) {} -> True
#> isnan ('a',) {} -> TypeError: must be real number, not str
#> isnan (None,) {} -> TypeError: must be real number, not NoneType
#> isnan (1e-320,) {} -> False
#> isnan (170.7,) {} -> False
#> isnan (171.7,) {} -> False
#> isnan (100000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> isnan (-10000000000000000000000000000000000000 {} -> OverflowError: int too large to convert to float
#> isnan (True,) {} -> False
#> isnan () {} -> TypeError: math.isnan() takes exactly one argument (0 given)
#> isnan (1, 2, 3, 4) {} -> TypeError: math.isnan() takes exactly one argument (4 given)
#> isqrt (0.0,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (-0.0,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (-1.0,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (1.0,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (-2.0,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (2.5,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (inf,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (-inf,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (nan,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt ('a',) {} -> TypeError: 'str' object cannot be interpreted as an integer
#> isqrt (None,) {} -> TypeError: 'NoneType' object cannot be interpreted as an integer
#> isqrt (1e-320,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (170.7,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (171.7,) {} -> TypeError: 'float' object cannot be interpreted as an integer
#> isqrt (100000000000000000000000000000000000000 {} -> 100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> isqrt (-10000000000000000000000000000000000000 {} -> ValueError: isqrt() argument must be nonnegative
#> isqrt (True,) {} -> 1
#> isqrt () {} -> TypeError: math.isqrt() takes exactly one argument (0 given)
#> isqrt (1, 2, 3, 4) {} -> TypeError: math.isqrt() takes exactly one argument (4 given)
#> atan2 (0.0, 0.0) {} -> 0
#> atan2 (0.0, -0.0) {} -> 3.1415926536
#> atan2 (0.0, 1.0) {} -> 0
#> atan2 (0.0, -1.0) {} -> 3.1415926536
#> atan2 (0.0, inf) {} -> 0
#> atan2 (0.0, -inf) {} -> 3.1415926536
#> atan2 (0.0, nan) {} -> nan
#> atan2 (0.0, 3) {} -> 0
#> atan2 (0.0, 0.5) {} -> 0
#> atan2 (0.0, -3.0) {} -> 3.1415926536
#> atan2 (0.0, 1000000000000000000000000000000) {} -> 0
#> atan2 (-0.0, 0.0) {} -> -0
#> atan2 (-0.0, -0.0) {} -> -3.1415926536
#> atan2 (-0.0, 1.0) {} -> -0
#> atan2 (-0.0, -1.0) {} -> -3.1415926536
#> atan2 (-0.0, inf) {} -> -0
#> atan2 (-0.0, -inf) {} -> -3.1415926536
#> atan2 (-0.0, nan) {} -> nan
#> atan2 (-0.0, 3) {} -> -0
#> atan2 (-0.0, 0.5) {} -> -0
#> atan2 (-0.0, -3.0) {} -> -3.1415926536
#> atan2 (-0.0, 1000000000000000000000000000000) {} -> -0
#> atan2 (1.0, 0.0) {} -> 1.5707963268
#> atan2 (1.0, -0.0) {} -> 1.5707963268
#> atan2 (1.0, 1.0) {} -> 0.7853981634
#> atan2 (1.0, -1.0) {} -> 2.3561944902
#> atan2 (1.0, inf) {} -> 0
#> atan2 (1.0, -inf) {} -> 3.1415926536
#> atan2 (1.0, nan) {} -> nan
#> atan2 (1.0, 3) {} -> 0.3217505544
#> atan2 (1.0, 0.5) {} -> 1.1071487178
#> atan2 (1.0, -3.0) {} -> 2.8198420992
#> atan2 (1.0, 1000000000000000000000000000000) {} -> 1e-30
#> atan2 (-1.0, 0.0) {} -> -1.5707963268
#> atan2 (-1.0, -0.0) {} -> -1.5707963268
#> atan2 (-1.0, 1.0) {} -> -0.7853981634
#> atan2 (-1.0, -1.0) {} -> -2.3561944902
#> atan2 (-1.0, inf) {} -> -0
#> atan2 (-1.0, -inf) {} -> -3.1415926536
#> atan2 (-1.0, nan) {} -> nan
#> atan2 (-1.0, 3) {} -> -0.3217505544
#> atan2 (-1.0, 0.5) {} -> -1.1071487178
#> atan2 (-1.0, -3.0) {} -> -2.8198420992
#> atan2 (-1.0, 1000000000000000000000000000000) {} -> -1e-30
#> atan2 (inf, 0.0) {} -> 1.5707963268
#> atan2 (inf, -0.0) {} -> 1.5707963268
#> atan2 (inf, 1.0) {} -> 1.5707963268
#> atan2 (inf, -1.0) {} -> 1.5707963268
#> atan2 (inf, inf) {} -> 0.7853981634
#> atan2 (inf, -inf) {} -> 2.3561944902
#> atan2 (inf, nan) {} -> nan
#> atan2 (inf, 3) {} -> 1.5707963268
#> atan2 (inf, 0.5) {} -> 1.5707963268
#> atan2 (inf, -3.0) {} -> 1.5707963268
#> atan2 (inf, 1000000000000000000000000000000) {} -> 1.5707963268
#> atan2 (-inf, 0.0) {} -> -1.5707963268
#> atan2 (-inf, -0.0) {} -> -1.5707963268
#> atan2 (-inf, 1.0) {} -> -1.5707963268
#> atan2 (-inf, -1.0) {} -> -1.5707963268
#> atan2 (-inf, inf) {} -> -0.7853981634
#> atan2 (-inf, -inf) {} -> -2.3561944902
#> atan2 (-inf, nan) {} -> nan
#> atan2 (-inf, 3) {} -> -1.5707963268
#> atan2 (-inf, 0.5) {} -> -1.5707963268
#> atan2 (-inf, -3.0) {} -> -1.5707963268
#> atan2 (-inf, 1000000000000000000000000000000) {} -> -1.5707963268
#> atan2 (nan, 0.0) {} -> nan
#> atan2 (nan, -0.0) {} -> nan
#> atan2 (nan, 1.0) {} -> nan
#> atan2 (nan, -1.0) {} -> nan
#> atan2 (nan, inf) {} -> nan
#> atan2 (nan, -inf) {} -> nan
#> atan2 (nan, nan) {} -> nan
#> atan2 (nan, 3) {} -> nan
#> atan2 (nan, 0.5) {} -> nan
#> atan2 (nan, -3.0) {} -> nan
#> atan2 (nan, 1000000000000000000000000000000) {} -> nan
#> atan2 (2.5, 0.0) {} -> 1.5707963268
#> atan2 (2.5, -0.0) {} -> 1.5707963268
#> atan2 (2.5, 1.0) {} -> 1.1902899497
#> atan2 (2.5, -1.0) {} -> 1.9513027039
#> atan2 (2.5, inf) {} -> 0
#> atan2 (2.5, -inf) {} -> 3.1415926536
#> atan2 (2.5, nan) {} -> nan
#> atan2 (2.5, 3) {} -> 0.6947382762
#> atan2 (2.5, 0.5) {} -> 1.3734007669
#> atan2 (2.5, -3.0) {} -> 2.4468543774
#> atan2 (2.5, 1000000000000000000000000000000) {} -> 2.5e-30
#> atan2 (-8.0, 0.0) {} -> -1.5707963268
#> atan2 (-8.0, -0.0) {} -> -1.5707963268
#> atan2 (-8.0, 1.0) {} -> -1.4464413322
#> atan2 (-8.0, -1.0) {} -> -1.6951513213
#> atan2 (-8.0, inf) {} -> -0
#> atan2 (-8.0, -inf) {} -> -3.1415926536
#> atan2 (-8.0, nan) {} -> nan
#> atan2 (-8.0, 3) {} -> -1.2120256565
#> atan2 (-8.0, 0.5) {} -> -1.5083775168
#> atan2 (-8.0, -3.0) {} -> -1.9295669971
#> atan2 (-8.0, 1000000000000000000000000000000) {} -> -8e-30
#> atan2 (5, 0.0) {} -> 1.5707963268
#> atan2 (5, -0.0) {} -> 1.5707963268
#> atan2 (5, 1.0) {} -> 1.3734007669
#> atan2 (5, -1.0) {} -> 1.7681918866
#> atan2 (5, inf) {} -> 0
#> atan2 (5, -inf) {} -> 3.1415926536
#> atan2 (5, nan) {} -> nan
#> atan2 (5, 3) {} -> 1.0303768265
#> atan2 (5, 0.5) {} -> 1.4711276743
#> atan2 (5, -3.0) {} -> 2.1112158271
#> atan2 (5, 1000000000000000000000000000000) {} -> 5e-30
#> atan2 ('a', 1) {} -> TypeError: must be real number, not str
#> atan2 (1,) {} -> TypeError: atan2 expected 2 arguments, got 1
#> atan2 (1, 'a') {} -> TypeError: must be real number, not str
#> copysign (0.0, 0.0) {} -> 0
#> copysign (0.0, -0.0) {} -> -0
#> copysign (0.0, 1.0) {} -> 0
#> copysign (0.0, -1.0) {} -> -0
#> copysign (0.0, inf) {} -> 0
#> copysign (0.0, -inf) {} -> -0
#> copysign (0.0, nan) {} -> 0
#> copysign (0.0, 3) {} -> 0
#> copysign (0.0, 0.5) {} -> 0
#> copysign (0.0, -3.0) {} -> -0
#> copysign (0.0, 1000000000000000000000000000000) {} -> 0
#> copysign (-0.0, 0.0) {} -> 0
#> copysign (-0.0, -0.0) {} -> -0
#> copysign (-0.0, 1.0) {} -> 0
#> copysign (-0.0, -1.0) {} -> -0
#> copysign (-0.0, inf) {} -> 0
#> copysign (-0.0, -inf) {} -> -0
#> copysign (-0.0, nan) {} -> 0
#> copysign (-0.0, 3) {} -> 0
#> copysign (-0.0, 0.5) {} -> 0
#> copysign (-0.0, -3.0) {} -> -0
#> copysign (-0.0, 1000000000000000000000000000000) {} -> 0
#> copysign (1.0, 0.0) {} -> 1
#> copysign (1.0, -0.0) {} -> -1
#> copysign (1.0, 1.0) {} -> 1
#> copysign (1.0, -1.0) {} -> -1
#> copysign (1.0, inf) {} -> 1
#> copysign (1.0, -inf) {} -> -1
#> copysign (1.0, nan) {} -> 1
#> copysign (1.0, 3) {} -> 1
#> copysign (1.0, 0.5) {} -> 1
#> copysign (1.0, -3.0) {} -> -1
#> copysign (1.0, 1000000000000000000000000000000) {} -> 1
#> copysign (-1.0, 0.0) {} -> 1
#> copysign (-1.0, -0.0) {} -> -1
#> copysign (-1.0, 1.0) {} -> 1
#> copysign (-1.0, -1.0) {} -> -1
#> copysign (-1.0, inf) {} -> 1
#> copysign (-1.0, -inf) {} -> -1
#> copysign (-1.0, nan) {} -> 1
#> copysign (-1.0, 3) {} -> 1
#> copysign (-1.0, 0.5) {} -> 1
#> copysign (-1.0, -3.0) {} -> -1
#> copysign (-1.0, 1000000000000000000000000000000) {} -> 1
#> copysign (inf, 0.0) {} -> inf
#> copysign (inf, -0.0) {} -> -inf
#> copysign (inf, 1.0) {} -> inf
#> copysign (inf, -1.0) {} -> -inf
#> copysign (inf, inf) {} -> inf
#> copysign (inf, -inf) {} -> -inf
#> copysign (inf, nan) {} -> inf
#> copysign (inf, 3) {} -> inf
#> copysign (inf, 0.5) {} -> inf
#> copysign (inf, -3.0) {} -> -inf
#> copysign (inf, 1000000000000000000000000000000) {} -> inf
#> copysign (-inf, 0.0) {} -> inf
#> copysign (-inf, -0.0) {} -> -inf
#> copysign (-inf, 1.0) {} -> inf
#> copysign (-inf, -1.0) {} -> -inf
#> copysign (-inf, inf) {} -> inf
#> copysign (-inf, -inf) {} -> -inf
#> copysign (-inf, nan) {} -> inf
#> copysign (-inf, 3) {} -> inf
#> copysign (-inf, 0.5) {} -> inf
#> copysign (-inf, -3.0) {} -> -inf
#> copysign (-inf, 1000000000000000000000000000000) {} -> inf
#> copysign (nan, 0.0) {} -> nan
#> copysign (nan, -0.0) {} -> nan
#> copysign (nan, 1.0) {} -> nan
#> copysign (nan, -1.0) {} -> nan
#> copysign (nan, inf) {} -> nan
#> copysign (nan, -inf) {} -> nan
#> copysign (nan, nan) {} -> nan
#> copysign (nan, 3) {} -> nan
#> copysign (nan, 0.5) {} -> nan
#> copysign (nan, -3.0) {} -> nan
#> copysign (nan, 1000000000000000000000000000000) {} -> nan
#> copysign (2.5, 0.0) {} -> 2.5
#> copysign (2.5, -0.0) {} -> -2.5
#> copysign (2.5, 1.0) {} -> 2.5
#> copysign (2.5, -1.0) {} -> -2.5
#> copysign (2.5, inf) {} -> 2.5
#> copysign (2.5, -inf) {} -> -2.5
#> copysign (2.5, nan) {} -> 2.5
#> copysign (2.5, 3) {} -> 2.5
#> copysign (2.5, 0.5) {} -> 2.5
#> copysign (2.5, -3.0) {} -> -2.5
#> copysign (2.5, 1000000000000000000000000000000) {} -> 2.5
#> copysign (-8.0, 0.0) {} -> 8
#> copysign (-8.0, -0.0) {} -> -8
#> copysign (-8.0, 1.0) {} -> 8
#> copysign (-8.0, -1.0) {} -> -8
#> copysign (-8.0, inf) {} -> 8
#> copysign (-8.0, -inf) {} -> -8
#> copysign (-8.0, nan) {} -> 8
#> copysign (-8.0, 3) {} -> 8
#> copysign (-8.0, 0.5) {} -> 8
#> copysign (-8.0, -3.0) {} -> -8
#> copysign (-8.0, 1000000000000000000000000000000) {} -> 8
#> copysign (5, 0.0) {} -> 5
#> copysign (5, -0.0) {} -> -5
#> copysign (5, 1.0) {} -> 5
#> copysign (5, -1.0) {} -> -5
#> copysign (5, inf) {} -> 5
#> copysign (5, -inf) {} -> -5
#> copysign (5, nan) {} -> 5
#> copysign (5, 3) {} -> 5
#> copysign (5, 0.5) {} -> 5
#> copysign (5, -3.0) {} -> -5
#> copysign (5, 1000000000000000000000000000000) {} -> 5
#> copysign ('a', 1) {} -> TypeError: must be real number, not str
#> copysign (1,) {} -> TypeError: copysign expected 2 arguments, got 1
#> copysign (1, 'a') {} -> TypeError: must be real number, not str
#> fmod (0.0, 0.0) {} -> ValueError: math domain error
#> fmod (0.0, -0.0) {} -> ValueError: math domain error
#> fmod (0.0, 1.0) {} -> 0
#> fmod (0.0, -1.0) {} -> 0
#> fmod (0.0, inf) {} -> 0
#> fmod (0.0, -inf) {} -> 0
#> fmod (0.0, nan) {} -> nan
#> fmod (0.0, 3) {} -> 0
#> fmod (0.0, 0.5) {} -> 0
#> fmod (0.0, -3.0) {} -> 0
#> fmod (0.0, 1000000000000000000000000000000) {} -> 0
#> fmod (-0.0, 0.0) {} -> ValueError: math domain error
#> fmod (-0.0, -0.0) {} -> ValueError: math domain error
#> fmod (-0.0, 1.0) {} -> -0
#> fmod (-0.0, -1.0) {} -> -0
#> fmod (-0.0, inf) {} -> -0
#> fmod (-0.0, -inf) {} -> -0
#> fmod (-0.0, nan) {} -> nan
#> fmod (-0.0, 3) {} -> -0
#> fmod (-0.0, 0.5) {} -> -0
#> fmod (-0.0, -3.0) {} -> -0
#> fmod (-0.0, 1000000000000000000000000000000) {} -> -0
#> fmod (1.0, 0.0) {} -> ValueError: math domain error
#> fmod (1.0, -0.0) {} -> ValueError: math domain error
#> fmod (1.0, 1.0) {} -> 0
#> fmod (1.0, -1.0) {} -> 0
#> fmod (1.0, inf) {} -> 1
#> fmod (1.0, -inf) {} -> 1
#> fmod (1.0, nan) {} -> nan
#> fmod (1.0, 3) {} -> 1
#> fmod (1.0, 0.5) {} -> 0
#> fmod (1.0, -3.0) {} -> 1
#> fmod (1.0, 1000000000000000000000000000000) {} -> 1
#> fmod (-1.0, 0.0) {} -> ValueError: math domain error
#> fmod (-1.0, -0.0) {} -> ValueError: math domain error
#> fmod (-1.0, 1.0) {} -> -0
#> fmod (-1.0, -1.0) {} -> -0
#> fmod (-1.0, inf) {} -> -1
#> fmod (-1.0, -inf) {} -> -1
#> fmod (-1.0, nan) {} -> nan
#> fmod (-1.0, 3) {} -> -1
#> fmod (-1.0, 0.5) {} -> -0
#> fmod (-1.0, -3.0) {} -> -1
#> fmod (-1.0, 1000000000000000000000000000000) {} -> -1
#> fmod (inf, 0.0) {} -> ValueError: math domain error
#> fmod (inf, -0.0) {} -> ValueError: math domain error
#> fmod (inf, 1.0) {} -> ValueError: math domain error
#> fmod (inf, -1.0) {} -> ValueError: math domain error
#> fmod (inf, inf) {} -> ValueError: math domain error
#> fmod (inf, -inf) {} -> ValueError: math domain error
#> fmod (inf, nan) {} -> nan
#> fmod (inf, 3) {} -> ValueError: math domain error
#> fmod (inf, 0.5) {} -> ValueError: math domain error
#> fmod (inf, -3.0) {} -> ValueError: math domain error
#> fmod (inf, 1000000000000000000000000000000) {} -> ValueError: math domain error
#> fmod (-inf, 0.0) {} -> ValueError: math domain error
#> fmod (-inf, -0.0) {} -> ValueError: math domain error
#> fmod (-inf, 1.0) {} -> ValueError: math domain error
#> fmod (-inf, -1.0) {} -> ValueError: math domain error
#> fmod (-inf, inf) {} -> ValueError: math domain error
#> fmod (-inf, -inf) {} -> ValueError: math domain error
#> fmod (-inf, nan) {} -> nan
#> fmod (-inf, 3) {} -> ValueError: math domain error
#> fmod (-inf, 0.5) {} -> ValueError: math domain error
#> fmod (-inf, -3.0) {} -> ValueError: math domain error
#> fmod (-inf, 1000000000000000000000000000000) {} -> ValueError: math domain error
#> fmod (nan, 0.0) {} -> nan
#> fmod (nan, -0.0) {} -> nan
#> fmod (nan, 1.0) {} -> nan
#> fmod (nan, -1.0) {} -> nan
#> fmod (nan, inf) {} -> nan
#> fmod (nan, -inf) {} -> nan
#> fmod (nan, nan) {} -> nan
#> fmod (nan, 3) {} -> nan
#> fmod (nan, 0.5) {} -> nan
#> fmod (nan, -3.0) {} -> nan
#> fmod (nan, 1000000000000000000000000000000) {} -> nan
#> fmod (2.5, 0.0) {} -> ValueError: math domain error
#> fmod (2.5, -0.0) {} -> ValueError: math domain error
#> fmod (2.5, 1.0) {} -> 0.5
#> fmod (2.5, -1.0) {} -> 0.5
#> fmod (2.5, inf) {} -> 2.5
#> fmod (2.5, -inf) {} -> 2.5
#> fmod (2.5, nan) {} -> nan
#> fmod (2.5, 3) {} -> 2.5
#> fmod (2.5, 0.5) {} -> 0
#> fmod (2.5, -3.0) {} -> 2.5
#> fmod (2.5, 1000000000000000000000000000000) {} -> 2.5
#> fmod (-8.0, 0.0) {} -> ValueError: math domain error
#> fmod (-8.0, -0.0) {} -> ValueError: math domain error
#> fmod (-8.0, 1.0) {} -> -0
#> fmod (-8.0, -1.0) {} -> -0
#> fmod (-8.0, inf) {} -> -8
#> fmod (-8.0, -inf) {} -> -8
#> fmod (-8.0, nan) {} -> nan
#> fmod (-8.0, 3) {} -> -2
#> fmod (-8.0, 0.5) {} -> -0
#> fmod (-8.0, -3.0) {} -> -2
#> fmod (-8.0, 1000000000000000000000000000000) {} -> -8
#> fmod (5, 0.0) {} -> ValueError: math domain error
#> fmod (5, -0.0) {} -> ValueError: math domain error
#> fmod (5, 1.0) {} -> 0
#> fmod (5, -1.0) {} -> 0
#> fmod (5, inf) {} -> 5
#> fmod (5, -inf) {} -> 5
#> fmod (5, nan) {} -> nan
#> fmod (5, 3) {} -> 2
#> fmod (5, 0.5) {} -> 0
#> fmod (5, -3.0) {} -> 2
#> fmod (5, 1000000000000000000000000000000) {} -> 5
#> fmod ('a', 1) {} -> TypeError: must be real number, not str
#> fmod (1,) {} -> TypeError: fmod expected 2 arguments, got 1
#> fmod (1, 'a') {} -> TypeError: must be real number, not str
#> pow (0.0, 0.0) {} -> 1
#> pow (0.0, -0.0) {} -> 1
#> pow (0.0, 1.0) {} -> 0
#> pow (0.0, -1.0) {} -> ValueError: math domain error
#> pow (0.0, inf) {} -> 0
#> pow (0.0, -inf) {} -> inf
#> pow (0.0, nan) {} -> nan
#> pow (0.0, 3) {} -> 0
#> pow (0.0, 0.5) {} -> 0
#> pow (0.0, -3.0) {} -> ValueError: math domain error
#> pow (0.0, 1000000000000000000000000000000) {} -> 0
#> pow (-0.0, 0.0) {} -> 1
#> pow (-0.0, -0.0) {} -> 1
#> pow (-0.0, 1.0) {} -> -0
#> pow (-0.0, -1.0) {} -> ValueError: math domain error
#> pow (-0.0, inf) {} -> 0
#> pow (-0.0, -inf) {} -> inf
#> pow (-0.0, nan) {} -> nan
#> pow (-0.0, 3) {} -> -0
#> pow (-0.0, 0.5) {} -> 0
#> pow (-0.0, -3.0) {} -> ValueError: math domain error
#> pow (-0.0, 1000000000000000000000000000000) {} -> 0
#> pow (1.0, 0.0) {} -> 1
#> pow (1.0, -0.0) {} -> 1
#> pow (1.0, 1.0) {} -> 1
#> pow (1.0, -1.0) {} -> 1
#> pow (1.0, inf) {} -> 1
#> pow (1.0, -inf) {} -> 1
#> pow (1.0, nan) {} -> 1
#> pow (1.0, 3) {} -> 1
#> pow (1.0, 0.5) {} -> 1
#> pow (1.0, -3.0) {} -> 1
#> pow (1.0, 1000000000000000000000000000000) {} -> 1
#> pow (-1.0, 0.0) {} -> 1
#> pow (-1.0, -0.0) {} -> 1
#> pow (-1.0, 1.0) {} -> -1
#> pow (-1.0, -1.0) {} -> -1
#> pow (-1.0, inf) {} -> 1
#> pow (-1.0, -inf) {} -> 1
#> pow (-1.0, nan) {} -> nan
#> pow (-1.0, 3) {} -> -1
#> pow (-1.0, 0.5) {} -> ValueError: math domain error
#> pow (-1.0, -3.0) {} -> -1
#> pow (-1.0, 1000000000000000000000000000000) {} -> 1
#> pow (inf, 0.0) {} -> 1
#> pow (inf, -0.0) {} -> 1
#> pow (inf, 1.0) {} -> inf
#> pow (inf, -1.0) {} -> 0
#> pow (inf, inf) {} -> inf
#> pow (inf, -inf) {} -> 0
#> pow (inf, nan) {} -> nan
#> pow (inf, 3) {} -> inf
#> pow (inf, 0.5) {} -> inf
#> pow (inf, -3.0) {} -> 0
#> pow (inf, 1000000000000000000000000000000) {} -> inf
#> pow (-inf, 0.0) {} -> 1
#> pow (-inf, -0.0) {} -> 1
#> pow (-inf, 1.0) {} -> -inf
#> pow (-inf, -1.0) {} -> -0
#> pow (-inf, inf) {} -> inf
#> pow (-inf, -inf) {} -> 0
#> pow (-inf, nan) {} -> nan
#> pow (-inf, 3) {} -> -inf
#> pow (-inf, 0.5) {} -> inf
#> pow (-inf, -3.0) {} -> -0
#> pow (-inf, 1000000000000000000000000000000) {} -> inf
#> pow (nan, 0.0) {} -> 1
#> pow (nan, -0.0) {} -> 1
#> pow (nan, 1.0) {} -> nan
#> pow (nan, -1.0) {} -> nan
#> pow (nan, inf) {} -> nan
#> pow (nan, -inf) {} -> nan
#> pow (nan, nan) {} -> nan
#> pow (nan, 3) {} -> nan
#> pow (nan, 0.5) {} -> nan
#> pow (nan, -3.0) {} -> nan
#> pow (nan, 1000000000000000000000000000000) {} -> nan
#> pow (2.5, 0.0) {} -> 1
#> pow (2.5, -0.0) {} -> 1
#> pow (2.5, 1.0) {} -> 2.5
#> pow (2.5, -1.0) {} -> 0.4
#> pow (2.5, inf) {} -> inf
#> pow (2.5, -inf) {} -> 0
#> pow (2.5, nan) {} -> nan
#> pow (2.5, 3) {} -> 15.625
#> pow (2.5, 0.5) {} -> 1.5811388301
#> pow (2.5, -3.0) {} -> 0.064
#> pow (2.5, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> pow (-8.0, 0.0) {} -> 1
#> pow (-8.0, -0.0) {} -> 1
#> pow (-8.0, 1.0) {} -> -8
#> pow (-8.0, -1.0) {} -> -0.125
#> pow (-8.0, inf) {} -> inf
#> pow (-8.0, -inf) {} -> 0
#> pow (-8.0, nan) {} -> nan
#> pow (-8.0, 3) {} -> -512
#> pow (-8.0, 0.5) {} -> ValueError: math domain error
#> pow (-8.0, -3.0) {} -> -0.001953125
#> pow (-8.0, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> pow (5, 0.0) {} -> 1
#> pow (5, -0.0) {} -> 1
#> pow (5, 1.0) {} -> 5
#> pow (5, -1.0) {} -> 0.2
#> pow (5, inf) {} -> inf
#> pow (5, -inf) {} -> 0
#> pow (5, nan) {} -> nan
#> pow (5, 3) {} -> 125
#> pow (5, 0.5) {} -> 2.2360679775
#> pow (5, -3.0) {} -> 0.008
#> pow (5, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> pow ('a', 1) {} -> TypeError: must be real number, not str
#> pow (1,) {} -> TypeError: pow expected 2 arguments, got 1
#> pow (1, 'a') {} -> TypeError: must be real number, not str
#> remainder (0.0, 0.0) {} -> ValueError: math domain error
#> remainder (0.0, -0.0) {} -> ValueError: math domain error
#> remainder (0.0, 1.0) {} -> 0
#> remainder (0.0, -1.0) {} -> 0
#> remainder (0.0, inf) {} -> 0
#> remainder (0.0, -inf) {} -> 0
#> remainder (0.0, nan) {} -> nan
#> remainder (0.0, 3) {} -> 0
#> remainder (0.0, 0.5) {} -> 0
#> remainder (0.0, -3.0) {} -> 0
#> remainder (0.0, 1000000000000000000000000000000) {} -> 0
#> remainder (-0.0, 0.0) {} -> ValueError: math domain error
#> remainder (-0.0, -0.0) {} -> ValueError: math domain error
#> remainder (-0.0, 1.0) {} -> -0
#> remainder (-0.0, -1.0) {} -> -0
#> remainder (-0.0, inf) {} -> -0
#> remainder (-0.0, -inf) {} -> -0
#> remainder (-0.0, nan) {} -> nan
#> remainder (-0.0, 3) {} -> -0
#> remainder (-0.0, 0.5) {} -> -0
#> remainder (-0.0, -3.0) {} -> -0
#> remainder (-0.0, 1000000000000000000000000000000) {} -> -0
#> remainder (1.0, 0.0) {} -> ValueError: math domain error
#> remainder (1.0, -0.0) {} -> ValueError: math domain error
#> remainder (1.0, 1.0) {} -> 0
#> remainder (1.0, -1.0) {} -> 0
#> remainder (1.0, inf) {} -> 1
#> remainder (1.0, -inf) {} -> 1
#> remainder (1.0, nan) {} -> nan
#> remainder (1.0, 3) {} -> 1
#> remainder (1.0, 0.5) {} -> 0
#> remainder (1.0, -3.0) {} -> 1
#> remainder (1.0, 1000000000000000000000000000000) {} -> 1
#> remainder (-1.0, 0.0) {} -> ValueError: math domain error
#> remainder (-1.0, -0.0) {} -> ValueError: math domain error
#> remainder (-1.0, 1.0) {} -> -0
#> remainder (-1.0, -1.0) {} -> -0
#> remainder (-1.0, inf) {} -> -1
#> remainder (-1.0, -inf) {} -> -1
#> remainder (-1.0, nan) {} -> nan
#> remainder (-1.0, 3) {} -> -1
#> remainder (-1.0, 0.5) {} -> -0
#> remainder (-1.0, -3.0) {} -> -1
#> remainder (-1.0, 1000000000000000000000000000000) {} -> -1
#> remainder (inf, 0.0) {} -> ValueError: math domain error
#> remainder (inf, -0.0) {} -> ValueError: math domain error
#> remainder (inf, 1.0) {} -> ValueError: math domain error
#> remainder (inf, -1.0) {} -> ValueError: math domain error
#> remainder (inf, inf) {} -> ValueError: math domain error
#> remainder (inf, -inf) {} -> ValueError: math domain error
#> remainder (inf, nan) {} -> nan
#> remainder (inf, 3) {} -> ValueError: math domain error
#> remainder (inf, 0.5) {} -> ValueError: math domain error
#> remainder (inf, -3.0) {} -> ValueError: math domain error
#> remainder (inf, 1000000000000000000000000000000) {} -> ValueError: math domain error
#> remainder (-inf, 0.0) {} -> ValueError: math domain error
#> remainder (-inf, -0.0) {} -> ValueError: math domain error
#> remainder (-inf, 1.0) {} -> ValueError: math domain error
#> remainder (-inf, -1.0) {} -> ValueError: math domain error
#> remainder (-inf, inf) {} -> ValueError: math domain error
#> remainder (-inf, -inf) {} -> ValueError: math domain error
#> remainder (-inf, nan) {} -> nan
#> remainder (-inf, 3) {} -> ValueError: math domain error
#> remainder (-inf, 0.5) {} -> ValueError: math domain error
#> remainder (-inf, -3.0) {} -> ValueError: math domain error
#> remainder (-inf, 1000000000000000000000000000000) {} -> ValueError: math domain error
#> remainder (nan, 0.0) {} -> nan
#> remainder (nan, -0.0) {} -> nan
#> remainder (nan, 1.0) {} -> nan
#> remainder (nan, -1.0) {} -> nan
#> remainder (nan, inf) {} -> nan
#> remainder (nan, -inf) {} -> nan
#> remainder (nan, nan) {} -> nan
#> remainder (nan, 3) {} -> nan
#> remainder (nan, 0.5) {} -> nan
#> remainder (nan, -3.0) {} -> nan
#> remainder (nan, 1000000000000000000000000000000) {} -> nan
#> remainder (2.5, 0.0) {} -> ValueError: math domain error
#> remainder (2.5, -0.0) {} -> ValueError: math domain error
#> remainder (2.5, 1.0) {} -> 0.5
#> remainder (2.5, -1.0) {} -> 0.5
#> remainder (2.5, inf) {} -> 2.5
#> remainder (2.5, -inf) {} -> 2.5
#> remainder (2.5, nan) {} -> nan
#> remainder (2.5, 3) {} -> -0.5
#> remainder (2.5, 0.5) {} -> 0
#> remainder (2.5, -3.0) {} -> -0.5
#> remainder (2.5, 1000000000000000000000000000000) {} -> 2.5
#> remainder (-8.0, 0.0) {} -> ValueError: math domain error
#> remainder (-8.0, -0.0) {} -> ValueError: math domain error
#> remainder (-8.0, 1.0) {} -> -0
#> remainder (-8.0, -1.0) {} -> -0
#> remainder (-8.0, inf) {} -> -8
#> remainder (-8.0, -inf) {} -> -8
#> remainder (-8.0, nan) {} -> nan
#> remainder (-8.0, 3) {} -> 1
#> remainder (-8.0, 0.5) {} -> -0
#> remainder (-8.0, -3.0) {} -> 1
#> remainder (-8.0, 1000000000000000000000000000000) {} -> -8
#> remainder (5, 0.0) {} -> ValueError: math domain error
#> remainder (5, -0.0) {} -> ValueError: math domain error
#> remainder (5, 1.0) {} -> 0
#> remainder (5, -1.0) {} -> 0
#> remainder (5, inf) {} -> 5
#> remainder (5, -inf) {} -> 5
#> remainder (5, nan) {} -> nan
#> remainder (5, 3) {} -> -1
#> remainder (5, 0.5) {} -> 0
#> remainder (5, -3.0) {} -> -1
#> remainder (5, 1000000000000000000000000000000) {} -> 5
#> remainder ('a', 1) {} -> TypeError: must be real number, not str
#> remainder (1,) {} -> TypeError: remainder expected 2 arguments, got 1
#> remainder (1, 'a') {} -> TypeError: must be real number, not str
#> ldexp (0.0, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, 3) {} -> 0
#> ldexp (0.0, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (0.0, 1000000000000000000000000000000) {} -> 0
#> ldexp (-0.0, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, 3) {} -> -0
#> ldexp (-0.0, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-0.0, 1000000000000000000000000000000) {} -> -0
#> ldexp (1.0, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, 3) {} -> 8
#> ldexp (1.0, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (1.0, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> ldexp (-1.0, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, 3) {} -> -8
#> ldexp (-1.0, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-1.0, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> ldexp (inf, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, 3) {} -> inf
#> ldexp (inf, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (inf, 1000000000000000000000000000000) {} -> inf
#> ldexp (-inf, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, 3) {} -> -inf
#> ldexp (-inf, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-inf, 1000000000000000000000000000000) {} -> -inf
#> ldexp (nan, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, 3) {} -> nan
#> ldexp (nan, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (nan, 1000000000000000000000000000000) {} -> nan
#> ldexp (2.5, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, 3) {} -> 20
#> ldexp (2.5, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (2.5, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> ldexp (-8.0, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, 3) {} -> -64
#> ldexp (-8.0, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (-8.0, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> ldexp (5, 0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, -0.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, 1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, -1.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, -inf) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, nan) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, 3) {} -> 40
#> ldexp (5, 0.5) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, -3.0) {} -> TypeError: Expected an int as second argument to ldexp.
#> ldexp (5, 1000000000000000000000000000000) {} -> OverflowError: math range error
#> ldexp ('a', 1) {} -> TypeError: must be real number, not str
#> ldexp (1,) {} -> TypeError: ldexp expected 2 arguments, got 1
#> ldexp (1, 'a') {} -> TypeError: Expected an int as second argument to ldexp.
#> nextafter (0.0, 0.0) {} -> 0
#> nextafter (0.0, -0.0) {} -> -0
#> nextafter (0.0, 1.0) {} -> 4.9406564584e-324
#> nextafter (0.0, -1.0) {} -> -4.9406564584e-324
#> nextafter (0.0, inf) {} -> 4.9406564584e-324
#> nextafter (0.0, -inf) {} -> -4.9406564584e-324
#> nextafter (0.0, nan) {} -> nan
#> nextafter (0.0, 3) {} -> 4.9406564584e-324
#> nextafter (0.0, 0.5) {} -> 4.9406564584e-324
#> nextafter (0.0, -3.0) {} -> -4.9406564584e-324
#> nextafter (0.0, 1000000000000000000000000000000) {} -> 4.9406564584e-324
#> nextafter (-0.0, 0.0) {} -> 0
#> nextafter (-0.0, -0.0) {} -> -0
#> nextafter (-0.0, 1.0) {} -> 4.9406564584e-324
#> nextafter (-0.0, -1.0) {} -> -4.9406564584e-324
#> nextafter (-0.0, inf) {} -> 4.9406564584e-324
#> nextafter (-0.0, -inf) {} -> -4.9406564584e-324
#> nextafter (-0.0, nan) {} -> nan
#> nextafter (-0.0, 3) {} -> 4.9406564584e-324
#> nextafter (-0.0, 0.5) {} -> 4.9406564584e-324
#> nextafter (-0.0, -3.0) {} -> -4.9406564584e-324
#> nextafter (-0.0, 1000000000000000000000000000000) {} -> 4.9406564584e-324
#> nextafter (1.0, 0.0) {} -> 1
#> nextafter (1.0, -0.0) {} -> 1
#> nextafter (1.0, 1.0) {} -> 1
#> nextafter (1.0, -1.0) {} -> 1
#> nextafter (1.0, inf) {} -> 1
#> nextafter (1.0, -inf) {} -> 1
#> nextafter (1.0, nan) {} -> nan
#> nextafter (1.0, 3) {} -> 1
#> nextafter (1.0, 0.5) {} -> 1
#> nextafter (1.0, -3.0) {} -> 1
#> nextafter (1.0, 1000000000000000000000000000000) {} -> 1
#> nextafter (-1.0, 0.0) {} -> -1
#> nextafter (-1.0, -0.0) {} -> -1
#> nextafter (-1.0, 1.0) {} -> -1
#> nextafter (-1.0, -1.0) {} -> -1
#> nextafter (-1.0, inf) {} -> -1
#> nextafter (-1.0, -inf) {} -> -1
#> nextafter (-1.0, nan) {} -> nan
#> nextafter (-1.0, 3) {} -> -1
#> nextafter (-1.0, 0.5) {} -> -1
#> nextafter (-1.0, -3.0) {} -> -1
#> nextafter (-1.0, 1000000000000000000000000000000) {} -> -1
#> nextafter (inf, 0.0) {} -> 1.7976931349e+308
#> nextafter (inf, -0.0) {} -> 1.7976931349e+308
#> nextafter (inf, 1.0) {} -> 1.7976931349e+308
#> nextafter (inf, -1.0) {} -> 1.7976931349e+308
#> nextafter (inf, inf) {} -> inf
#> nextafter (inf, -inf) {} -> 1.7976931349e+308
#> nextafter (inf, nan) {} -> nan
#> nextafter (inf, 3) {} -> 1.7976931349e+308
#> nextafter (inf, 0.5) {} -> 1.7976931349e+308
#> nextafter (inf, -3.0) {} -> 1.7976931349e+308
#> nextafter (inf, 1000000000000000000000000000000) {} -> 1.7976931349e+308
#> nextafter (-inf, 0.0) {} -> -1.7976931349e+308
#> nextafter (-inf, -0.0) {} -> -1.7976931349e+308
#> nextafter (-inf, 1.0) {} -> -1.7976931349e+308
#> nextafter (-inf, -1.0) {} -> -1.7976931349e+308
#> nextafter (-inf, inf) {} -> -1.7976931349e+308
#> nextafter (-inf, -inf) {} -> -inf
#> nextafter (-inf, nan) {} -> nan
#> nextafter (-inf, 3) {} -> -1.7976931349e+308
#> nextafter (-inf, 0.5) {} -> -1.7976931349e+308
#> nextafter (-inf, -3.0) {} -> -1.7976931349e+308
#> nextafter (-inf, 1000000000000000000000000000000) {} -> -1.7976931349e+308
#> nextafter (nan, 0.0) {} -> nan
#> nextafter (nan, -0.0) {} -> nan
#> nextafter (nan, 1.0) {} -> nan
#> nextafter (nan, -1.0) {} -> nan
#> nextafter (nan, inf) {} -> nan
#> nextafter (nan, -inf) {} -> nan
#> nextafter (nan, nan) {} -> nan
#> nextafter (nan, 3) {} -> nan
#> nextafter (nan, 0.5) {} -> nan
#> nextafter (nan, -3.0) {} -> nan
#> nextafter (nan, 1000000000000000000000000000000) {} -> nan
#> nextafter (2.5, 0.0) {} -> 2.5
#> nextafter (2.5, -0.0) {} -> 2.5
#> nextafter (2.5, 1.0) {} -> 2.5
#> nextafter (2.5, -1.0) {} -> 2.5
#> nextafter (2.5, inf) {} -> 2.5
#> nextafter (2.5, -inf) {} -> 2.5
#> nextafter (2.5, nan) {} -> nan
#> nextafter (2.5, 3) {} -> 2.5
#> nextafter (2.5, 0.5) {} -> 2.5
#> nextafter (2.5, -3.0) {} -> 2.5
#> nextafter (2.5, 1000000000000000000000000000000) {} -> 2.5
#> nextafter (-8.0, 0.0) {} -> -8
#> nextafter (-8.0, -0.0) {} -> -8
#> nextafter (-8.0, 1.0) {} -> -8
#> nextafter (-8.0, -1.0) {} -> -8
#> nextafter (-8.0, inf) {} -> -8
#> nextafter (-8.0, -inf) {} -> -8
#> nextafter (-8.0, nan) {} -> nan
#> nextafter (-8.0, 3) {} -> -8
#> nextafter (-8.0, 0.5) {} -> -8
#> nextafter (-8.0, -3.0) {} -> -8
#> nextafter (-8.0, 1000000000000000000000000000000) {} -> -8
#> nextafter (5, 0.0) {} -> 5
#> nextafter (5, -0.0) {} -> 5
#> nextafter (5, 1.0) {} -> 5
#> nextafter (5, -1.0) {} -> 5
#> nextafter (5, inf) {} -> 5
#> nextafter (5, -inf) {} -> 5
#> nextafter (5, nan) {} -> nan
#> nextafter (5, 3) {} -> 5
#> nextafter (5, 0.5) {} -> 5
#> nextafter (5, -3.0) {} -> 5
#> nextafter (5, 1000000000000000000000000000000) {} -> 5
#> nextafter ('a', 1) {} -> TypeError: must be real number, not str
#> nextafter (1,) {} -> TypeError: nextafter() takes exactly 2 positional arguments (1 given)
#> nextafter (1, 'a') {} -> TypeError: must be real number, not str
