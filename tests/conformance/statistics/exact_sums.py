# statistics: sums are exact whatever is added, and the type of results is that of the data.
# option: --policy standard
import random
from decimal import Decimal as D, localcontext
from fractions import Fraction as F
from statistics import *


def show(function, *arguments, **keywords):
    try:
        print(repr(function(*arguments, **keywords)), end='  ')
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


class Half(float):
    pass


class Whole(int):
    pass


class Third(F):
    pass


class Price(D):
    pass


inf, nan = float('inf'), float('nan')
SAMPLES = [
    [1e16, 1.0, -1e16, 1e-16], [1e308, 1e308, -1e308], [5e-324, 5e-324, 1e-323],
    [2.0**n for n in range(-1074, 1023, 7)], [0.1] * 10, [-0.0, -0.0], [1e-200, 1e-200, 3e-200],
    [2**63, 2**63 - 1, -2**63, -2**63 - 1], [2**49, -2**49, 2**49 - 1], [2**200, 3, -2**199, 0.5],
    [True, False, True], [1, 2.5, F(1, 3)], [F(1, 3), F(1, 6), 2], [D('0.1'), D('0.2'), 3],
    [Half(1.5), 2.0, 1], [Whole(3), Whole(4)], [Third(1, 3), F(1, 6)], [Price('1.10'), D('2.20')],
    [1, 2, 3, 4, F(1, 2), 1.5, 2, 3], [D('1e-30'), D('1e30')],
    [inf, 1.0], [1, -inf, 2.5], [inf, -inf], [nan, 1], [D('inf'), D(1)], [D('nan'), D(2)],
    [inf, F(1, 2)], [1.5, D('0.5')], ['a'], [1, None], [1, 2j], [D('snan'), D(1)],
    [], [7], [2.5], [F(7, 2)], [D('2.50')],
]
for sample in SAMPLES:
    print([type(x).__name__ for x in sample[:4]])
    for function in (mean, variance, pvariance, stdev, pstdev, NormalDist.from_samples):
        show(function, sample)
    show(variance, sample, 1)
    show(pstdev, iter(sample), 0.5)
    show(fmean, iter(sample))
    print()

# More items than a sum takes before it carries.
generator = random.Random(3)
few = [generator.uniform(-1, 1) * 2.0 ** generator.randrange(-60, 60) for _ in range(200)]
many = few * 700
print(mean(many), variance(many), pstdev(many), mean(range(-70000, 70001)), variance(range(140000)))
print(mean(-x for x in many), stdev([-1e300] * 70000 + [1e300] * 70000), mean([2**62] * 140000))

for size in (2, 3, 10, 50):
    numbers = [generator.uniform(-1e9, 1e9) for _ in range(size)]
    ints = [generator.randrange(-10**30, 10**30) for _ in numbers]
    ratios = [F(generator.randrange(-99, 99), generator.randrange(1, 99)) for _ in numbers]
    prices = [D(generator.randrange(10**6)) / 100 for _ in numbers]
    for data in (numbers, ints, ratios, prices, numbers + ints, ints + ratios, ratios + numbers):
        print(mean(data), variance(data), stdev(data), pvariance(data, data[0]))

with localcontext() as context:
    for context.prec in (2, 5, 40):
        print(mean([D(1), D(2), D(2)]), stdev([D(1), D(2), D('2.5')]), pstdev([D(2), D('2.1')]))


# Numbers with lying as_integer_ratio() and similar methods.
class Ratio:
    def __init__(self, answer):
        self.answer = answer

    def as_integer_ratio(self):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Parts:
    numerator, denominator = 3, 4


class PartsOnly(Parts):
    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f'PartsOnly({self.value})'


show(mean, [PartsOnly(1), PartsOnly(2)])
show(mean, [Ratio((1, 2, 3))])
show(mean, [Ratio(OverflowError())])
show(mean, [Ratio(KeyError('key'))])
show(mean, [Ratio(5)])
show(mean, [1.5, Ratio(([], []))])
show(mean, 5)
show(mean, [2**1100, 2.0])
show(mean, [2**1100, 1])
show(stdev, [2**1100, 1])


class Iterator:
    def __init__(self):
        self.left = 3

    def __iter__(self):
        print('iter', end=' ')
        return self

    def __next__(self):
        self.left -= 1
        if self.left < 0:
            raise StopIteration
        return self.left


show(mean, Iterator())
show(variance, Iterator())
show(fmean, Iterator())
print()

#> ['float', 'float', 'float', 'float']
#> 0.25  6.666666666666667e+31  5e+31  8164965809277260.0  7071067811865475.0  NormalDist(mu=0.25, sigma=8164965809277260.0)  6.666666666666667e+31  7071067811865475.0  0.25  
#> ['float', 'float', 'float']
#> 3.333333333333333e+307  OverflowError: integer division result too large for a float
#> OverflowError: integer division result too large for a float
#> 1.1547005383792515e+308  9.428090415820633e+307  NormalDist(mu=3.333333333333333e+307, sigma=1.1547005383792515e+308)  inf  ValueError: inf or nan encountered in data
#> OverflowError: intermediate overflow in fsum
#>
#> ['float', 'float', 'float']
#> 5e-324  0.0  0.0  5e-324  0.0  NormalDist(mu=5e-324, sigma=5e-324)  1.5  0.5  5e-324  
#> ['float', 'float', 'float', 'float']
#> 1.8873418738711979e+304  OverflowError: integer division result too large for a float
#> OverflowError: integer division result too large for a float
#> 3.24344674124737e+305  3.238036484367827e+305  NormalDist(mu=1.8873418738711979e+304, sigma=3.24344674124737e+305)  inf  ValueError: inf or nan encountered in data
#> 1.8873418738711979e+304  
#> ['float', 'float', 'float', 'float']
#> 0.1  0.0  0.0  0.0  0.0  NormalDist(mu=0.1, sigma=0.0)  0.9  0.4  0.1  
#> ['float', 'float']
#> 0.0  0.0  0.0  0.0  0.0  NormalDist(mu=0.0, sigma=0.0)  2.0  0.5  0.0  
#> ['float', 'float', 'float']
#> 1.6666666666666665e-200  0.0  0.0  1.1547005383792515e-200  9.428090415820633e-201  NormalDist(mu=1.6666666666666665e-200, sigma=1.1547005383792515e-200)  1.5  0.5  1.6666666666666665e-200  
#> ['int', 'int', 'int', 'int']
#> -0.5  1.1342745564031281e+38  8.507059173023462e+37  1.0650232656628343e+19  9.223372036854776e+18  NormalDist(mu=-0.5, sigma=1.0650232656628343e+19)  1.1342745564031281e+38  9.223372036854776e+18  0.0  
#> ['int', 'int', 'int']
#> 187649984473770.34  4.225502000760761e+29  2.817001333840507e+29  650038614296163.2  530754306043814.1  NormalDist(mu=187649984473770.34, sigma=650038614296163.2)  475368975085584899661356859395  562949953421311.5  187649984473770.34  
#> ['int', 'int', 'int', 'float']
#> 2.008672555323738e+59  1.0221405767427346e+120  7.66605432557051e+119  1.0110096818244297e+60  8.755600679319787e+59  NormalDist(mu=2.008672555323738e+59, sigma=1.0110096818244297e+60)  1.0759374492028786e+120  8.98305675648417e+59  2.008672555323738e+59  
#> ['bool', 'bool', 'bool']
#> 0.6666666666666666  0.3333333333333333  0.2222222222222222  0.5773502691896257  0.4714045207910317  NormalDist(mu=0.6666666666666666, sigma=0.5773502691896257)  0.5  0.5  0.6666666666666666  
#> ['int', 'float', 'Fraction']
#> 1.2777777777777777  1.2314814814814814  0.8209876543209876  1.1097213530798988  0.9060836905722273  NormalDist(mu=1.2777777777777777, sigma=1.1097213530798988)  1.3472222222222223  1.1941214033447043  1.277777777777778  
#> ['Fraction', 'Fraction', 'int']
#> Fraction(5, 6)  Fraction(37, 36)  Fraction(37, 54)  1.0137937550497034  0.8277591347639633  NormalDist(mu=0.8333333333333334, sigma=1.0137937550497034)  Fraction(77, 72)  0.8923543557893895  0.8333333333333334  
#> ['Decimal', 'Decimal', 'int']
#> Decimal('1.1')  Decimal('2.71')  Decimal('1.806666666666666666666666667')  Decimal('1.646207763315432794767018163')  Decimal('1.344123010243730135461062558')  NormalDist(mu=1.1, sigma=1.6462077633154328)  Decimal('2.725')  TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> 1.0999999999999999  
#> ['Half', 'float', 'int']
#> 1.5  0.25  0.16666666666666666  0.5  0.408248290463863  NormalDist(mu=1.5, sigma=0.5)  0.625  1.0801234497346435  1.5  
#> ['Whole', 'Whole']
#> 3.5  0.5  0.25  0.7071067811865476  0.5  NormalDist(mu=3.5, sigma=0.7071067811865476)  13  3.0413812651491097  3.5  
#> ['Third', 'Fraction']
#> Third(1, 4)  Third(1, 72)  Third(1, 144)  0.11785113019775792  0.08333333333333333  NormalDist(mu=0.25, sigma=0.11785113019775792)  Fraction(41, 36)  0.26352313834736496  0.25  
#> ['Price', 'Decimal']
#> Decimal('1.65')  Decimal('0.605')  Decimal('0.3025')  Decimal('0.7778174593052022768409287983')  Decimal('0.55')  NormalDist(mu=1.65, sigma=0.7778174593052023)  Decimal('1.45')  TypeError: unsupported operand type(s) for -: 'Price' and 'float'
#> 1.6500000000000001  
#> ['int', 'int', 'int', 'int']
#> 2.125  1.3392857142857142  1.171875  1.1572751247156894  1.0825317547305484  NormalDist(mu=2.125, sigma=1.1572751247156894)  2.7857142857142856  1.9525624189766635  2.125  
#> ['Decimal', 'Decimal']
#> Decimal('5.000000000000000000000000000E+29')  Decimal('5.000000000000000000000000000E+59')  Decimal('2.500000000000000000000000000E+59')  Decimal('7.071067811865475244008443621E+29')  Decimal('5.0000000000000E+29')  NormalDist(mu=5e+29, sigma=7.071067811865475e+29)  Decimal('1.000000000000000000000000000E+60')  TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> 5e+29  
#> ['float', 'float']
#> inf  inf  inf  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=inf, sigma=nan)  inf  ValueError: inf or nan encountered in data
#> inf  
#> ['int', 'float', 'float']
#> -inf  -inf  -inf  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=-inf, sigma=nan)  inf  ValueError: inf or nan encountered in data
#> -inf  
#> ['float', 'float']
#> nan  nan  nan  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=nan, sigma=nan)  inf  ValueError: inf or nan encountered in data
#> ValueError: -inf + inf in fsum
#>
#> ['float', 'int']
#> nan  nan  nan  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=nan, sigma=nan)  nan  ValueError: inf or nan encountered in data
#> nan  
#> ['Decimal', 'Decimal']
#> Decimal('Infinity')  Decimal('Infinity')  Decimal('Infinity')  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=inf, sigma=nan)  Decimal('Infinity')  TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> inf  
#> ['Decimal', 'Decimal']
#> Decimal('NaN')  Decimal('NaN')  Decimal('NaN')  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=nan, sigma=nan)  Decimal('NaN')  TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> nan  
#> ['float', 'Fraction']
#> inf  inf  inf  ValueError: inf or nan encountered in data
#> ValueError: inf or nan encountered in data
#> NormalDist(mu=inf, sigma=nan)  inf  ValueError: inf or nan encountered in data
#> inf  
#> ['float', 'Decimal']
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: don't know how to coerce float and Decimal
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> 1.0  
#> ['str']
#> TypeError: can't convert type 'str' to numerator/denominator
#> TypeError: can't convert type 'str' to numerator/denominator
#> TypeError: can't convert type 'str' to numerator/denominator
#> TypeError: can't convert type 'str' to numerator/denominator
#> TypeError: can't convert type 'str' to numerator/denominator
#> TypeError: can't convert type 'str' to numerator/denominator
#> TypeError: unsupported operand type(s) for -: 'str' and 'int'
#> TypeError: unsupported operand type(s) for -: 'str' and 'float'
#> TypeError: must be real number, not str
#>
#> ['int', 'NoneType']
#> TypeError: can't convert type 'NoneType' to numerator/denominator
#> TypeError: can't convert type 'NoneType' to numerator/denominator
#> TypeError: can't convert type 'NoneType' to numerator/denominator
#> TypeError: can't convert type 'NoneType' to numerator/denominator
#> TypeError: can't convert type 'NoneType' to numerator/denominator
#> TypeError: can't convert type 'NoneType' to numerator/denominator
#> TypeError: unsupported operand type(s) for -: 'NoneType' and 'int'
#> TypeError: unsupported operand type(s) for -: 'NoneType' and 'float'
#> TypeError: must be real number, not NoneType
#>
#> ['int', 'complex']
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: can't convert type 'complex' to numerator/denominator
#> TypeError: must be real number, not complex
#>
#> ['Decimal', 'Decimal']
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> InvalidOperation: [<class 'decimal.InvalidOperation'>]
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> ValueError: cannot convert signaling NaN to float
#>
#> []
#> StatisticsError: mean requires at least one data point
#> StatisticsError: variance requires at least two data points
#> StatisticsError: pvariance requires at least one data point
#> StatisticsError: stdev requires at least two data points
#> StatisticsError: pstdev requires at least one data point
#> StatisticsError: stdev requires at least two data points
#> StatisticsError: variance requires at least two data points
#> StatisticsError: pstdev requires at least one data point
#> StatisticsError: fmean requires at least one data point
#>
#> ['int']
#> 7  StatisticsError: variance requires at least two data points
#> 0  StatisticsError: stdev requires at least two data points
#> 0.0  StatisticsError: stdev requires at least two data points
#> StatisticsError: variance requires at least two data points
#> 6.5  7.0  
#> ['float']
#> 2.5  StatisticsError: variance requires at least two data points
#> 0.0  StatisticsError: stdev requires at least two data points
#> 0.0  StatisticsError: stdev requires at least two data points
#> StatisticsError: variance requires at least two data points
#> 2.0  2.5  
#> ['Fraction']
#> Fraction(7, 2)  StatisticsError: variance requires at least two data points
#> Fraction(0, 1)  StatisticsError: stdev requires at least two data points
#> 0.0  StatisticsError: stdev requires at least two data points
#> StatisticsError: variance requires at least two data points
#> 3.0  3.5  
#> ['Decimal']
#> Decimal('2.5')  StatisticsError: variance requires at least two data points
#> Decimal('0')  StatisticsError: stdev requires at least two data points
#> Decimal('0.0')  StatisticsError: stdev requires at least two data points
#> StatisticsError: variance requires at least two data points
#> TypeError: unsupported operand type(s) for -: 'decimal.Decimal' and 'float'
#> 2.5  
#> 1098062451944431.4 1.1212738422656992e+33 3.3485307720951676e+16 0 1633345000
#> -1098062451944431.4 1.0000035714477042e+300 4611686018427387904
#> 195207195.00363582 3.937140701129119e+17 627466389.6280915 3.937140701129119e+17
#> -10939495676769841459294092485 935301116378680310147486262440137720609656965736986974142792 9.671096713293071e+29 935301116378680310147486262440137720609656965736986974142792
#> -7/150 2209/11250 0.44312024954356977 2209/11250
#> 5757.355 13709052.30645 3702.573740852435743693433274 13709052.30645
#> -5.46974783838492e+27 3.1180692964811414e+59 5.58396749317288e+29 2.338851153775011e+59
#> -1640924351515476218894113872757/300 7015655917082567821493198712041348631282277652850528801270389489/22500 5.58396749317288e+29 15952874525354731697190624464784110577475737255177517722970197829/22500
#> 97603597.47848459 1.4393997303743957e+17 379394218.50818914 1.1748144196676648e+17
#> 99111936.0676086 8.240789028450719e+17 907787917.327099 1.398624841955134e+18
#> -4.774434463503799e+29 8.557682282713841e+58 2.9253516511205694e+29 1.278027360159635e+59
#> 380383/367824 39958124401/45098164992 0.9412892779399608 37165389553/22549082496
#> 5554.823333333333333333333333 14602304.86163333333333333333 3821.296227935402201083841289 28477679.53576666666666666667
#> -2.3872172317518995e+29 1.0261640246973378e+59 3.203379504050898e+29 1.425017298405102e+59
#> -175615158210382138599457409295080353/735648 46278114494655308007130077778982838296108602983963903870132612597977861/450981649920 3.203379504050898e+29 30689227987452666510299536055444015415936489770503180712281946150304481/90196329984
#> 49555968.55087632 3.32578513837852e+17 576696205.8465896 2.7960455534614045e+17
#> -117979887.38534674 2.6844200927183597e+17 518113896.042015 2.632295740959668e+17
#> 3.1912361443329996e+29 2.674838255938967e+59 5.171883850144903e+29 2.6858737939813485e+59
#> 14832463/45288495 48861857356226557/36918860028570450 1.1504317115692382 16562524391152879/13673651862433500
#> 6192.019 12106497.25101 3479.439215018707580008643724 45715630.41315
#> 1.5956180721664998e+29 1.5350283351525987e+59 3.917943765743197e+29 1.7128766216174025e+59
#> 5781051286657772799145226428671912997/36230796 1259366583230851642949596596244387356195428515968294298084370961391749116371/8204191117460100 3.917943765743197e+29 6902399775844514076400517989793053945940804825039043965249321499351245036029/27347303724867000
#> -58989943.52891806 1.308197027879061e+17 361690064.5413226 1.2775853114143405e+17
#> 17037289.37484505 3.379367343028114e+17 581323261.4499538 1.1474549302722473e+18
#> 1587115423390504513997349152 3.4548949729809946e+59 5.8778354629752905e+29 8.904211062837205e+59
#> -3238331755560938872160513/2018189733626239900272000 9964829559169169888183598031442469635168742872329/159665120195842644014686629075831632622420172800 7.900051296971497 7327748547796269931309235554301956503782521491041/119796758850422151871763677277784838402176000000
#> 4410.3488 9487447.511304653061224489796 3080.170045842380608813901491 11932115.813764
#> 7.935577116952523e+26 1.7100048829283891e+59 4.135220529703814e+29 1.6929111314375231e+59
#> 3203100053566579264303827447501790421459904897183487/4036379467252479800544000 919380455158356098121802546912379731641674588817930390651086813265653722830333285907693888241215421159767873/5376478537206946176004753836226983547489658880000 4.135220529703814e+29 172496193338515284614089993605370477325203414902789873673286842643292035654719458088898661884320387997283041/239593517700844303743527354555569676804352000000
#> 8518643.885136273 1.6733491629227974e+17 409065907.0275592 1.657341344516085e+17
#> 1.7 0.76 0.05
#> 1.6667 0.76376 0.05
#> 1.666666666666666666666666666666666666667 0.7637626158259733344313411989546680814974 0.05
#> PartsOnly(3/4)  ValueError: too many values to unpack (expected 2, got 3)
#> TypeError: must be real number, not Ratio
#> KeyError: 'key'
#> TypeError: cannot unpack non-iterable int object
#> TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError: 'int' object is not iterable
#> OverflowError: integer division result too large for a float
#> OverflowError: integer division result too large for a float
#> OverflowError: integer division result too large for a float
#> iter 1  iter 1  iter 1.0  
