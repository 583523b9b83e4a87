# statistics: kde and kde_random with every kernel, and their errors.
# option: --policy standard
import random
import statistics
from fractions import Fraction as F
from statistics import *


def show(function, *arguments, **keywords):
    try:
        print(repr(function(*arguments, **keywords)))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


SAMPLE = [-2.1, -1.3, -0.4, 1.9, 5.1, 6.2]
for kernel in ('normal gauss logistic sigmoid rectangular uniform triangular parabolic epanechnikov quartic '
               'biweight triweight cosine').split():
    pdf, cdf = kde(SAMPLE, 1.5, kernel), kde(SAMPLE, 1.5, kernel, cumulative=True)
    draw = kde_random(SAMPLE, 1.5, kernel, seed=8675309)
    print(kernel, ['%.10g' % pdf(x) for x in range(-4, 9, 2)], ['%.10g' % cdf(x) for x in range(-4, 9, 2)], ['%.10g'
        % draw() for _ in range(6)])
    print(pdf.__name__, pdf.__qualname__, pdf.__doc__, cdf.__name__, cdf.__qualname__, cdf.__doc__, draw.__name__,
          draw.__doc__)

# The data may grow and change.
growing = [1, 2, 3]
for kernel in ('normal', 'triangular'):
    pdf, cdf = kde(growing, 2, kernel), kde(growing, 2, kernel=kernel, cumulative=True)
    print('%.12g' % pdf(2), '%.12g' % cdf(2))
    growing.append(10)
    print('%.12g' % pdf(2), '%.12g' % cdf(2))

for data, h, kernel in (([], 1, 'normal'), (['a'], 1, 'normal'), ([F(1, 2)], 1, 'normal'), ([1], 0, 'normal'), ([1],
    -1.5, 'normal'), ([1], 'a', 'normal'),
                        ([1], 1, 'Normal'), ([1], 1, None), ([1], 1, []), ([1, 'a'], 1, 'normal'), ([1, 'a'], 1,
                            'triangular'), (iter([1]), 1, 'normal'),
                        ({0: 1.5}, 1, 'normal'), ((True,), F(1, 2), 'cosine'), ([1], float('nan'), 'normal'), ([1],
                            float('inf'), 'quartic')):
    show(lambda: '%.10g' % kde(data, h, kernel)(0.75))
    show(lambda: '%.10g' % kde(data, h, kernel, cumulative=True)(0.75))
    show(lambda: '%.10g' % kde_random(data, h, kernel, seed='seed')())
show(kde(SAMPLE, 1), 'a')
show(kde, SAMPLE)

#> normal ['0.03115305009', '0.1105879472', '0.1098821399', '0.0676703222', '0.06633026235', '0.08202251962', '0.02842702187'] ['0.02446783258', '0.1657781938', '0.4057183585', '0.5794461334', '0.7033747587', '0.8615944003', '0.9763848166'] ['0.7116954971', '6.215287058', '1.230527829', '6.888268557', '7.0375237', '1.779672828']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='normal' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='normal' rand Random KDE selection with h=1.5 and kernel='normal'
#> gauss ['0.03115305009', '0.1105879472', '0.1098821399', '0.0676703222', '0.06633026235', '0.08202251962', '0.02842702187'] ['0.02446783258', '0.1657781938', '0.4057183585', '0.5794461334', '0.7033747587', '0.8615944003', '0.9763848166'] ['0.7116954971', '6.215287058', '1.230527829', '6.888268557', '7.0375237', '1.779672828']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='gauss' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='gauss' rand Random KDE selection with h=1.5 and kernel='gauss'
#> logistic ['0.04352681183', '0.08380725355', '0.09232660568', '0.07670936742', '0.06914403414', '0.06229854015', '0.0346384107'] ['0.07791342892', '0.2066949711', '0.3900683741', '0.5595994711', '0.7030571497', '0.837561098', '0.9363997043'] ['-0.05039092165', '6.224394731', '2.341527264', '7.308845404', '7.555460372', '5.886328375']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='logistic' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='logistic' rand Random KDE selection with h=1.5 and kernel='logistic'
#> sigmoid ['0.0378383683', '0.09503889899', '0.09781524004', '0.07443243761', '0.06657276575', '0.07132497409', '0.03125731863'] ['0.05856317873', '0.1907125819', '0.3971562916', '0.566940224', '0.7020224555', '0.8466857866', '0.9511637214'] ['0.3236589331', '6.219159675', '1.863863416', '7.079773877', '7.280488198', '5.216215802']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='sigmoid' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='sigmoid' rand Random KDE selection with h=1.5 and kernel='sigmoid'
#> rectangular ['0', '0.1111111111', '0.1111111111', '0.05555555556', '0.05555555556', '0.1111111111', '0'] ['0', '0.1333333333', '0.4277777778', '0.5888888889', '0.6888888889', '0.8722222222', '1'] ['1.042363478', '6.212197097', '0.684457084', '6.730482543', '6.835091', '-0.6145455969']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='rectangular' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='rectangular' rand Random KDE selection with h=1.5 and kernel='rectangular'
#> uniform ['0', '0.1111111111', '0.1111111111', '0.05555555556', '0.05555555556', '0.1111111111', '0'] ['0', '0.1333333333', '0.4277777778', '0.5888888889', '0.6888888889', '0.8722222222', '1'] ['1.042363478', '6.212197097', '0.684457084', '6.730482543', '6.835091', '-0.6145455969']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='uniform' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='uniform' rand Random KDE selection with h=1.5 and kernel='uniform'
#> triangular ['0', '0.162962963', '0.0962962963', '0.1037037037', '0.02962962963', '0.1407407407', '0'] ['0', '0.1177777778', '0.4537037037', '0.5940740741', '0.6725925926', '0.8825925926', '1'] ['1.381603391', '6.206110996', '0.3104973882', '6.49406626', '6.560981343', '-0.7477105118']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='triangular' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='triangular' rand Random KDE selection with h=1.5 and kernel='triangular'
#> parabolic ['0', '0.1481481481', '0.09814814815', '0.08296296296', '0.03851851852', '0.1351851852', '0'] ['0', '0.1208888889', '0.4470864198', '0.591654321', '0.6747654321', '0.8827654321', '1'] ['1.295520183', '6.208131477', '0.398356802', '6.560601747', '6.635642624', '-0.7222778898']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='parabolic' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='parabolic' rand Random KDE selection with h=1.5 and kernel='parabolic'
#> epanechnikov ['0', '0.1481481481', '0.09814814815', '0.08296296296', '0.03851851852', '0.1351851852', '0'] ['0', '0.1208888889', '0.4470864198', '0.591654321', '0.6747654321', '0.8827654321', '1'] ['1.295520183', '6.208131477', '0.398356802', '6.560601747', '6.635642624', '-0.7222778898']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='epanechnikov' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='epanechnikov' rand Random KDE selection with h=1.5 and kernel='epanechnikov'
#> quartic ['0', '0.1669794239', '0.09633127572', '0.1032427984', '0.02225514403', '0.1431625514', '0'] ['0', '0.1140306173', '0.4559544033', '0.593719177', '0.6698693004', '0.8864255967', '1'] ['1.408558878', '6.2065052', '0.2578713312', '6.490074854', '6.551355536', '-0.8458373767']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='quartic' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='quartic' rand Random KDE selection with h=1.5 and kernel='quartic'
#> biweight ['0', '0.1669794239', '0.09633127572', '0.1032427984', '0.02225514403', '0.1431625514', '0'] ['0', '0.1140306173', '0.4559544033', '0.593719177', '0.6698693004', '0.8864255967', '1'] ['1.408558878', '6.2065052', '0.2578713312', '6.490074854', '6.551355536', '-0.8458373767']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='biweight' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='biweight' rand Random KDE selection with h=1.5 and kernel='biweight'
#> triweight ['0', '0.1780801707', '0.0992754382', '0.1199145984', '0.01200129249', '0.1470186176', '0'] ['0', '0.1099271257', '0.4618681853', '0.5954322426', '0.667983383', '0.887231287', '1'] ['1.47555442', '6.205575893', '0.1718772174', '6.449277378', '6.502310326', '-0.9501817831']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='triweight' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='triweight' rand Random KDE selection with h=1.5 and kernel='triweight'
#> cosine ['0', '0.1516400279', '0.0978655983', '0.08678840779', '0.03549446805', '0.1366534208', '0'] ['0', '0.1196164881', '0.4487403537', '0.5920440386', '0.6738712119', '0.883425442', '1'] ['1.318785243', '6.207764998', '0.3716725319', '6.545183945', '6.617484185', '-0.7330938836']
#> pdf kde.<locals>.pdf PDF estimate with h=1.5 and kernel='cosine' cdf kde.<locals>.cdf CDF estimate with h=1.5 and kernel='cosine' rand Random KDE selection with h=1.5 and kernel='cosine'
#> 0.183845488988 0.5
#> 0.137900845519 0.37500791781
#> 0.25 0.375
#> 0.2 0.3
#> StatisticsError: Empty data sequence
#> StatisticsError: Empty data sequence
#> StatisticsError: Empty data sequence
#> TypeError: Data sequence must contain ints or floats
#> TypeError: Data sequence must contain ints or floats
#> TypeError: Data sequence must contain ints or floats
#> TypeError: Data sequence must contain ints or floats
#> TypeError: Data sequence must contain ints or floats
#> TypeError: Data sequence must contain ints or floats
#> StatisticsError: Bandwidth h must be positive, not h=0
#> StatisticsError: Bandwidth h must be positive, not h=0
#> StatisticsError: Bandwidth h must be positive, not h=0
#> StatisticsError: Bandwidth h must be positive, not h=-1.5
#> StatisticsError: Bandwidth h must be positive, not h=-1.5
#> StatisticsError: Bandwidth h must be positive, not h=-1.5
#> TypeError: '<=' not supported between instances of 'str' and 'float'
#> TypeError: '<=' not supported between instances of 'str' and 'float'
#> TypeError: '<=' not supported between instances of 'str' and 'float'
#> StatisticsError: Unknown kernel name: 'Normal'
#> StatisticsError: Unknown kernel name: 'Normal'
#> StatisticsError: Unknown kernel name: 'Normal'
#> StatisticsError: Unknown kernel name: None
#> StatisticsError: Unknown kernel name: None
#> StatisticsError: Unknown kernel name: None
#> TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError: cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError: unsupported operand type(s) for -: 'float' and 'str'
#> TypeError: unsupported operand type(s) for -: 'float' and 'str'
#> '-0.5641328777'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> TypeError: '<' not supported between instances of 'str' and 'int'
#> '0.343200184'
#> TypeError: object of type 'list_iterator' has no len()
#> TypeError: object of type 'list_iterator' has no len()
#> TypeError: object of type 'list_iterator' has no len()
#> '0.3011374322'
#> '0.7733726476'
#> '-0.06413287774'
#> '1.110720735'
#> '0.1464466094'
#> '0.6560524634'
#> 'nan'
#> 'nan'
#> 'nan'
#> '0'
#> '0.5'
#> '-inf'
#> TypeError: unsupported operand type(s) for -: 'str' and 'float'
#> TypeError: kde() missing 1 required positional argument: 'h'
