# cmath: values, cuts, errors.
# option: --allow-import *
import cmath
inf=float('inf'); nan=float('nan')
def t(f,*a,**k):
    try:
        r=f(*a,**k)
        r='%.11g %.11g' % (r.real, r.imag) if isinstance(r,(complex,float)) else repr(r)
    except Exception as e: r=type(e).__name__+': '+str(e)
    print((f.__name__+str(a)+str(k))[:70],'->',r[:90])
for n in 'acos acosh asin asinh atan atanh cos cosh exp isfinite isinf isnan log log10 phase polar sin sinh sqrt tan tanh'.split():
    for v in (0,1,-1,2j,1+2j,inf,'a',None,800,complex(1e308,1e308),10**400): t(getattr(cmath,n),v)
    t(getattr(cmath,n))
t(cmath.log,8,2);t(cmath.log,0,2);t(cmath.log,2,1);t(cmath.log,2,0);t(cmath.log,1,2,3)
t(cmath.rect,1,2)
t(cmath.rect,inf,0)
t(cmath.rect,inf,1)
t(cmath.rect,1,inf)
t(cmath.rect,0,inf)
t(cmath.rect,'a',1)
t(cmath.rect,1)
t(cmath.isclose,1,1+1e-10)
t(cmath.isclose,1j,1)
t(cmath.isclose,inf,inf)
t(cmath.isclose,1,1,rel_tol=-1)
t(cmath.isclose,1,1.5,abs_tol=1)

#> acos(0,){} -> 1.5707963268 -0
#> acos(1,){} -> 0 -0
#> acos(-1,){} -> 3.1415926536 -0
#> acos(2j,){} -> 1.5707963268 -1.4436354752
#> acos((1+2j),){} -> 1.1437177404 -1.5285709195
#> acos(inf,){} -> 0 -inf
#> acos('a',){} -> TypeError: must be real number, not str
#> acos(None,){} -> TypeError: must be real number, not NoneType
#> acos(800,){} -> 0 -7.3777585176
#> acos((1e+308+1e+308j),){} -> 0.7853981634 -710.23592941
#> acos(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> acos(){} -> TypeError: cmath.acos() takes exactly one argument (0 given)
#> acosh(0,){} -> 0 1.5707963268
#> acosh(1,){} -> 0 0
#> acosh(-1,){} -> 0 3.1415926536
#> acosh(2j,){} -> 1.4436354752 1.5707963268
#> acosh((1+2j),){} -> 1.5285709195 1.1437177404
#> acosh(inf,){} -> inf 0
#> acosh('a',){} -> TypeError: must be real number, not str
#> acosh(None,){} -> TypeError: must be real number, not NoneType
#> acosh(800,){} -> 7.3777585176 0
#> acosh((1e+308+1e+308j),){} -> 710.23592941 0.7853981634
#> acosh(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> acosh(){} -> TypeError: cmath.acosh() takes exactly one argument (0 given)
#> asin(0,){} -> 0 0
#> asin(1,){} -> 1.5707963268 0
#> asin(-1,){} -> -1.5707963268 0
#> asin(2j,){} -> 0 1.4436354752
#> asin((1+2j),){} -> 0.42707858639 1.5285709195
#> asin(inf,){} -> 1.5707963268 inf
#> asin('a',){} -> TypeError: must be real number, not str
#> asin(None,){} -> TypeError: must be real number, not NoneType
#> asin(800,){} -> 1.5707963268 7.3777585176
#> asin((1e+308+1e+308j),){} -> 0.7853981634 710.23592941
#> asin(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> asin(){} -> TypeError: cmath.asin() takes exactly one argument (0 given)
#> asinh(0,){} -> 0 0
#> asinh(1,){} -> 0.88137358702 0
#> asinh(-1,){} -> -0.88137358702 0
#> asinh(2j,){} -> 1.3169578969 1.5707963268
#> asinh((1+2j),){} -> 1.4693517444 1.0634400236
#> asinh(inf,){} -> inf 0
#> asinh('a',){} -> TypeError: must be real number, not str
#> asinh(None,){} -> TypeError: must be real number, not NoneType
#> asinh(800,){} -> 7.3777592989 0
#> asinh((1e+308+1e+308j),){} -> 710.23592941 0.7853981634
#> asinh(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> asinh(){} -> TypeError: cmath.asinh() takes exactly one argument (0 given)
#> atan(0,){} -> 0 0
#> atan(1,){} -> 0.7853981634 0
#> atan(-1,){} -> -0.7853981634 0
#> atan(2j,){} -> 1.5707963268 0.54930614433
#> atan((1+2j),){} -> 1.3389725223 0.40235947811
#> atan(inf,){} -> 1.5707963268 0
#> atan('a',){} -> TypeError: must be real number, not str
#> atan(None,){} -> TypeError: must be real number, not NoneType
#> atan(800,){} -> 1.5695463274 0
#> atan((1e+308+1e+308j),){} -> 1.5707963268 5e-309
#> atan(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> atan(){} -> TypeError: cmath.atan() takes exactly one argument (0 given)
#> atanh(0,){} -> 0 0
#> atanh(1,){} -> ValueError: math domain error
#> atanh(-1,){} -> ValueError: math domain error
#> atanh(2j,){} -> 0 1.1071487178
#> atanh((1+2j),){} -> 0.17328679514 1.1780972451
#> atanh(inf,){} -> 0 1.5707963268
#> atanh('a',){} -> TypeError: must be real number, not str
#> atanh(None,){} -> TypeError: must be real number, not NoneType
#> atanh(800,){} -> 0.001250000651 1.5707963268
#> atanh((1e+308+1e+308j),){} -> 5e-309 1.5707963268
#> atanh(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> atanh(){} -> TypeError: cmath.atanh() takes exactly one argument (0 given)
#> cos(0,){} -> 1 -0
#> cos(1,){} -> 0.54030230587 -0
#> cos(-1,){} -> 0.54030230587 0
#> cos(2j,){} -> 3.7621956911 -0
#> cos((1+2j),){} -> 2.032723007 -3.0518977992
#> cos(inf,){} -> ValueError: math domain error
#> cos('a',){} -> TypeError: must be real number, not str
#> cos(None,){} -> TypeError: must be real number, not NoneType
#> cos(800,){} -> -0.44812751322 -0
#> cos((1e+308+1e+308j),){} -> OverflowError: math range error
#> cos(100000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> cos(){} -> TypeError: cmath.cos() takes exactly one argument (0 given)
#> cosh(0,){} -> 1 0
#> cosh(1,){} -> 1.5430806348 0
#> cosh(-1,){} -> 1.5430806348 -0
#> cosh(2j,){} -> -0.41614683655 0
#> cosh((1+2j),){} -> -0.64214812472 1.0686074214
#> cosh(inf,){} -> inf 0
#> cosh('a',){} -> TypeError: must be real number, not str
#> cosh(None,){} -> TypeError: must be real number, not NoneType
#> cosh(800,){} -> OverflowError: math range error
#> cosh((1e+308+1e+308j),){} -> OverflowError: math range error
#> cosh(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> cosh(){} -> TypeError: cmath.cosh() takes exactly one argument (0 given)
#> exp(0,){} -> 1 0
#> exp(1,){} -> 2.7182818285 0
#> exp(-1,){} -> 0.36787944117 0
#> exp(2j,){} -> -0.41614683655 0.90929742683
#> exp((1+2j),){} -> -1.1312043838 2.471726672
#> exp(inf,){} -> inf 0
#> exp('a',){} -> TypeError: must be real number, not str
#> exp(None,){} -> TypeError: must be real number, not NoneType
#> exp(800,){} -> OverflowError: math range error
#> exp((1e+308+1e+308j),){} -> OverflowError: math range error
#> exp(100000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> exp(){} -> TypeError: cmath.exp() takes exactly one argument (0 given)
#> isfinite(0,){} -> True
#> isfinite(1,){} -> True
#> isfinite(-1,){} -> True
#> isfinite(2j,){} -> True
#> isfinite((1+2j),){} -> True
#> isfinite(inf,){} -> False
#> isfinite('a',){} -> TypeError: must be real number, not str
#> isfinite(None,){} -> TypeError: must be real number, not NoneType
#> isfinite(800,){} -> True
#> isfinite((1e+308+1e+308j),){} -> True
#> isfinite(1000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> isfinite(){} -> TypeError: cmath.isfinite() takes exactly one argument (0 given)
#> isinf(0,){} -> False
#> isinf(1,){} -> False
#> isinf(-1,){} -> False
#> isinf(2j,){} -> False
#> isinf((1+2j),){} -> False
#> isinf(inf,){} -> True
#> isinf('a',){} -> TypeError: must be real number, not str
#> isinf(None,){} -> TypeError: must be real number, not NoneType
#> isinf(800,){} -> False
#> isinf((1e+308+1e+308j),){} -> False
#> isinf(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> isinf(){} -> TypeError: cmath.isinf() takes exactly one argument (0 given)
#> isnan(0,){} -> False
#> isnan(1,){} -> False
#> isnan(-1,){} -> False
#> isnan(2j,){} -> False
#> isnan((1+2j),){} -> False
#> isnan(inf,){} -> False
#> isnan('a',){} -> TypeError: must be real number, not str
#> isnan(None,){} -> TypeError: must be real number, not NoneType
#> isnan(800,){} -> False
#> isnan((1e+308+1e+308j),){} -> False
#> isnan(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> isnan(){} -> TypeError: cmath.isnan() takes exactly one argument (0 given)
#> log(0,){} -> ValueError: math domain error
#> log(1,){} -> 0 0
#> log(-1,){} -> 0 3.1415926536
#> log(2j,){} -> 0.69314718056 1.5707963268
#> log((1+2j),){} -> 0.80471895622 1.1071487178
#> log(inf,){} -> inf 0
#> log('a',){} -> TypeError: must be real number, not str
#> log(None,){} -> TypeError: must be real number, not NoneType
#> log(800,){} -> 6.6846117277 0
#> log((1e+308+1e+308j),){} -> 709.54278223 0.7853981634
#> log(100000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> log(){} -> TypeError: log expected at least 1 argument, got 0
#> log10(0,){} -> ValueError: math domain error
#> log10(1,){} -> 0 0
#> log10(-1,){} -> 0 1.3643763538
#> log10(2j,){} -> 0.30102999566 0.68218817692
#> log10((1+2j),){} -> 0.34948500217 0.48082857878
#> log10(inf,){} -> inf 0
#> log10('a',){} -> TypeError: must be real number, not str
#> log10(None,){} -> TypeError: must be real number, not NoneType
#> log10(800,){} -> 2.903089987 0
#> log10((1e+308+1e+308j),){} -> 308.150515 0.34109408846
#> log10(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> log10(){} -> TypeError: cmath.log10() takes exactly one argument (0 given)
#> phase(0,){} -> 0 0
#> phase(1,){} -> 0 0
#> phase(-1,){} -> 3.1415926536 0
#> phase(2j,){} -> 1.5707963268 0
#> phase((1+2j),){} -> 1.1071487178 0
#> phase(inf,){} -> 0 0
#> phase('a',){} -> TypeError: must be real number, not str
#> phase(None,){} -> TypeError: must be real number, not NoneType
#> phase(800,){} -> 0 0
#> phase((1e+308+1e+308j),){} -> 0.7853981634 0
#> phase(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> phase(){} -> TypeError: cmath.phase() takes exactly one argument (0 given)
#> polar(0,){} -> (0.0, 0.0)
#> polar(1,){} -> (1.0, 0.0)
#> polar(-1,){} -> (1.0, 3.141592653589793)
#> polar(2j,){} -> (2.0, 1.5707963267948966)
#> polar((1+2j),){} -> (2.23606797749979, 1.1071487177940904)
#> polar(inf,){} -> (inf, 0.0)
#> polar('a',){} -> TypeError: must be real number, not str
#> polar(None,){} -> TypeError: must be real number, not NoneType
#> polar(800,){} -> (800.0, 0.0)
#> polar((1e+308+1e+308j),){} -> (1.4142135623730951e+308, 0.7853981633974483)
#> polar(1000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> polar(){} -> TypeError: cmath.polar() takes exactly one argument (0 given)
#> sin(0,){} -> 0 0
#> sin(1,){} -> 0.84147098481 0
#> sin(-1,){} -> -0.84147098481 0
#> sin(2j,){} -> 0 3.6268604078
#> sin((1+2j),){} -> 3.1657785132 1.9596010414
#> sin(inf,){} -> ValueError: math domain error
#> sin('a',){} -> TypeError: must be real number, not str
#> sin(None,){} -> TypeError: must be real number, not NoneType
#> sin(800,){} -> 0.8939696482 -0
#> sin((1e+308+1e+308j),){} -> OverflowError: math range error
#> sin(100000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> sin(){} -> TypeError: cmath.sin() takes exactly one argument (0 given)
#> sinh(0,){} -> 0 0
#> sinh(1,){} -> 1.1752011936 0
#> sinh(-1,){} -> -1.1752011936 0
#> sinh(2j,){} -> -0 0.90929742683
#> sinh((1+2j),){} -> -0.48905625904 1.4031192506
#> sinh(inf,){} -> inf 0
#> sinh('a',){} -> TypeError: must be real number, not str
#> sinh(None,){} -> TypeError: must be real number, not NoneType
#> sinh(800,){} -> OverflowError: math range error
#> sinh((1e+308+1e+308j),){} -> OverflowError: math range error
#> sinh(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> sinh(){} -> TypeError: cmath.sinh() takes exactly one argument (0 given)
#> sqrt(0,){} -> 0 0
#> sqrt(1,){} -> 1 0
#> sqrt(-1,){} -> 0 1
#> sqrt(2j,){} -> 1 1
#> sqrt((1+2j),){} -> 1.2720196495 0.78615137776
#> sqrt(inf,){} -> inf 0
#> sqrt('a',){} -> TypeError: must be real number, not str
#> sqrt(None,){} -> TypeError: must be real number, not NoneType
#> sqrt(800,){} -> 28.284271247 0
#> sqrt((1e+308+1e+308j),){} -> 1.0986841135e+154 4.5508986056e+153
#> sqrt(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> sqrt(){} -> TypeError: cmath.sqrt() takes exactly one argument (0 given)
#> tan(0,){} -> 0 0
#> tan(1,){} -> 1.5574077247 0
#> tan(-1,){} -> -1.5574077247 0
#> tan(2j,){} -> 0 0.96402758008
#> tan((1+2j),){} -> 0.03381282608 1.0147936161
#> tan(inf,){} -> ValueError: math domain error
#> tan('a',){} -> TypeError: must be real number, not str
#> tan(None,){} -> TypeError: must be real number, not NoneType
#> tan(800,){} -> -1.9949001608 0
#> tan((1e+308+1e+308j),){} -> -0 1
#> tan(100000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> tan(){} -> TypeError: cmath.tan() takes exactly one argument (0 given)
#> tanh(0,){} -> 0 0
#> tanh(1,){} -> 0.76159415596 0
#> tanh(-1,){} -> -0.76159415596 0
#> tanh(2j,){} -> 0 -2.1850398633
#> tanh((1+2j),){} -> 1.1667362572 -0.24345820119
#> tanh(inf,){} -> 1 0
#> tanh('a',){} -> TypeError: must be real number, not str
#> tanh(None,){} -> TypeError: must be real number, not NoneType
#> tanh(800,){} -> 1 0
#> tanh((1e+308+1e+308j),){} -> 1 -0
#> tanh(10000000000000000000000000000000000000000000000000000000000000000 -> OverflowError: int too large to convert to float
#> tanh(){} -> TypeError: cmath.tanh() takes exactly one argument (0 given)
#> log(8, 2){} -> 3 0
#> log(0, 2){} -> -inf nan
#> log(2, 1){} -> ValueError: math domain error
#> log(2, 0){} -> ValueError: math domain error
#> log(1, 2, 3){} -> TypeError: log expected at most 2 arguments, got 3
#> rect(1, 2){} -> -0.41614683655 0.90929742683
#> rect(inf, 0){} -> inf 0
#> rect(inf, 1){} -> inf inf
#> rect(1, inf){} -> ValueError: math domain error
#> rect(0, inf){} -> 0 0
#> rect('a', 1){} -> TypeError: must be real number, not str
#> rect(1,){} -> TypeError: rect expected 2 arguments, got 1
#> isclose(1, 1.0000000001){} -> True
#> isclose(1j, 1){} -> False
#> isclose(inf, inf){} -> True
#> isclose(1, 1){'rel_tol': -1} -> ValueError: tolerances must be non-negative
#> isclose(1, 1.5){'abs_tol': 1} -> True
