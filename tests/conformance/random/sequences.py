# random: the same sequences as CPython for the same seeds.
# option: --allow-import *
import random


def draw(r):
    items = list(range(20))
    r.shuffle(items)
    return (r.random(), r.randint(1, 6), r.randrange(0, 100, 7), r.choice('abcdef'), r.getrandbits(5),
            r.getrandbits(70),
            r.randbytes(7), items[:5], r.sample(range(1000), 4), r.sample('abcdefgh', 6), r.choices([1, 2, 3], k=4),
            r.choices('xyz', weights=[1, 2, 3], k=4), r.choices('xyz', cum_weights=[1, 2, 10], k=3))


seeds = (0, 1, -1, 42, 2**31, 2**32, 2**64 + 5, -(10**40), 'hello', '', 'é€😀', b'bytes', b'', bytearray(b'array'),
         True, 'x' * 1000)
for seed in seeds:
    r = random.Random(seed)
    print(repr(seed)[:20], draw(r))
for version in (1, 2):
    for seed in ('hello', b'hello', '', 'é', 5):
        r = random.Random()
        r.seed(seed, version)
        print(version, repr(seed), r.random(), r.getrandbits(32))
for bad in ((), [], object, (1, 2), 1j):
    try:
        random.seed(bad)
    except TypeError as error:
        print(error)

random.seed(7)
functions = [(random.uniform, (1, 10)), (random.triangular, (0, 10,
    3)), (random.triangular, ()), (random.triangular, (5, 5)),
             (random.betavariate, (2, 3)), (random.betavariate, (0.5,
                 0.5)), (random.expovariate, (1.5,)), (random.expovariate, ()),
             (random.gammavariate, (0.5, 2)), (random.gammavariate, (1.0, 2)), (random.gammavariate, (9, 0.5)),
             (random.gauss, (0, 1)), (random.gauss, ()), (random.lognormvariate, (0,
                 0.25)), (random.normalvariate, (100, 15)),
             (random.normalvariate, ()), (random.vonmisesvariate, (1, 4)), (random.vonmisesvariate, (1,
                 0)), (random.paretovariate, (3,)),
             (random.weibullvariate, (1, 1.5)), (random.binomialvariate, (100, 0.3)), (random.binomialvariate, (10,
                 0.7)),
             (random.binomialvariate, ()), (random.binomialvariate, (1000, 0.99)), (random.binomialvariate, (5,
                 0)), (random.binomialvariate, (5, 1))]
for function, arguments in functions:
    print(function.__name__, arguments, ['%.12g' % function(*arguments) for _ in range(5)])

# the generator after many words, and its state
r = random.Random(1)
for _ in range(2000):
    r.getrandbits(33)
state = r.getstate()
print(state[0], len(state[1]), state[1][:3], state[1][-2:], state[2])
first = [r.random() for _ in range(5)]
r.setstate(state)
print(first == [r.random() for _ in range(5)])
r.gauss()
state = r.getstate()
print(state[2])
a = r.gauss()
r.setstate(state)
print(a == r.gauss())
other = random.Random()
other.setstate(state)
print(other.gauss() == a)
r2 = random.Random(1)
r2.setstate((2, tuple(x - 2**32 if x >= 2**31 else x for x in state[1]), None))
print(r2.getstate()[1] == state[1])

# numbers beyond 64 bits
r = random.Random(5)
print(r.randrange(10**30), r.randint(-10**20, 10**20), r.randrange(-5, 10**25, 10**10), r.getrandbits(0),
      r.getrandbits(64), r.getrandbits(128), r.getrandbits(1))
print([r.randrange(1) for _ in range(3)], [r.randrange(2**i) for i in range(0, 70, 7)], [r.randint(-3, 3) for _
    in range(10)])
print(random.Random(3).sample(range(10**6), 3), random.Random(3).sample([1, 2, 3], 3),
      random.Random(9).sample('ab', counts=[3, 2], k=5))
print([random.Random(4).sample(range(n), min(n, 9)) for n in (9, 21, 22, 85, 86, 400)])

#> 0 (0.3101475693193326, 6, 7, 'f', 10, 121007204225043552343, b'\x87\x11\x92Z\xe2%o', [10, 18, 16, 14, 0], [323, 625, 655, 934], ['d', 'e', 'h', 'f', 'c', 'a'], [3, 2, 1, 3], ['y', 'z', 'z', 'x'], ['z', 'z', 'z'])
#> 1 (0.6958328667684435, 3, 77, 'b', 18, 1053350170437795791522, b'\x93\x11CQ\xbe\xd4\x07', [11, 5, 17, 19, 9], [22, 26, 665, 554], ['a', 'd', 'f', 'b', 'g', 'c'], [1, 1, 2, 2], ['y', 'y', 'y', 'y'], ['z', 'x', 'z'])
#> -1 (0.6958328667684435, 3, 77, 'b', 18, 1053350170437795791522, b'\x93\x11CQ\xbe\xd4\x07', [11, 5, 17, 19, 9], [22, 26, 665, 554], ['a', 'd', 'f', 'b', 'g', 'c'], [1, 1, 2, 2], ['y', 'y', 'y', 'y'], ['z', 'x', 'z'])
#> 42 (0.561245062938613, 6, 70, 'f', 17, 520575245742164518564, b'\xac\x1d\xda\x96\x817G', [19, 5, 14, 4, 9], [828, 890, 6, 777], ['c', 'f', 'd', 'h', 'e', 'a'], [1, 3, 1, 2], ['y', 'y', 'y', 'x'], ['z', 'y', 'z'])
#> 2147483648 (0.422870128068336, 2, 77, 'f', 23, 601054317540757145072, b'.f\x88pT\x06\x8e', [0, 9, 19, 8, 15], [485, 20, 165, 933], ['g', 'd', 'c', 'f', 'e', 'b'], [2, 1, 3, 2], ['z', 'x', 'z', 'z'], ['y', 'z', 'z'])
#> 4294967296 (0.4791413167669615, 4, 14, 'f', 3, 366878413189670789771, b'oi\x8a\xb5]J#', [6, 18, 1, 14, 4], [573, 287, 361, 518], ['c', 'e', 'g', 'f', 'b', 'a'], [2, 1, 3, 2], ['z', 'y', 'x', 'y'], ['z', 'y', 'x'])
#> 18446744073709551621 (0.934895236176752, 4, 42, 'e', 3, 704039967563822019925, b'\xb8\xe5\n\x8bd\xfc\xb5', [4, 2, 13, 12, 14], [690, 284, 413, 186], ['d', 'b', 'c', 'g', 'a', 'e'], [1, 2, 2, 1], ['y', 'y', 'y', 'z'], ['z', 'x', 'z'])
#> -1000000000000000000 (0.8065433662429224, 5, 7, 'f', 28, 777145108608365710469, b"\xda'<\xce[\xc8\x12", [9, 3, 14, 16, 5], [356, 603, 358, 487], ['f', 'h', 'a', 'g', 'e', 'b'], [1, 2, 3, 1], ['y', 'z', 'z', 'x'], ['z', 'z', 'z'])
#> 'hello' (0.17423564763012067, 5, 35, 'd', 19, 312808335491912889519, b'\xdd3&-\x16\x89\x04', [12, 7, 6, 18, 16], [89, 906, 301, 261], ['c', 'e', 'a', 'd', 'b', 'h'], [2, 2, 3, 2], ['y', 'y', 'y', 'z'], ['z', 'z', 'z'])
#> '' (0.39247807609429586, 1, 21, 'f', 29, 280549967148752487601, b'D\xff\x99,_\x8f\xe0', [4, 8, 16, 1, 2], [949, 828, 846, 332], ['d', 'h', 'f', 'e', 'g', 'a'], [1, 2, 3, 2], ['x', 'y', 'y', 'z'], ['z', 'z', 'z'])
#> 'é€😀' (0.8897413168082602, 1, 91, 'f', 9, 270340284471746616487, b')\xb4\xfe\xdcY\xdc\xfc', [19, 6, 12, 4, 13], [455, 41, 863, 785], ['e', 'd', 'b', 'c', 'a', 'h'], [2, 1, 1, 1], ['y', 'y', 'z', 'x'], ['z', 'z', 'z'])
#> b'bytes' (0.45775176866761413, 4, 56, 'e', 3, 111835575269223038853, b'\x83\xf8\xc6!\x18\x96\x9e', [10, 12, 8, 19, 5], [771, 93, 402, 505], ['f', 'g', 'h', 'b', 'a', 'd'], [3, 2, 2, 2], ['x', 'z', 'y', 'y'], ['y', 'z', 'z'])
#> b'' (0.39247807609429586, 1, 21, 'f', 29, 280549967148752487601, b'D\xff\x99,_\x8f\xe0', [4, 8, 16, 1, 2], [949, 828, 846, 332], ['d', 'h', 'f', 'e', 'g', 'a'], [1, 2, 3, 2], ['x', 'y', 'y', 'z'], ['z', 'z', 'z'])
#> bytearray(b'array') (0.42592013196314893, 6, 49, 'b', 31, 767461615814429945393, b'$\xe4\xf1\x14=\x1a\x06', [15, 19, 9, 0, 13], [382, 10, 901, 608], ['c', 'd', 'f', 'g', 'a', 'h'], [2, 1, 1, 3], ['z', 'y', 'z', 'z'], ['y', 'z', 'z'])
#> True (0.6958328667684435, 3, 77, 'b', 18, 1053350170437795791522, b'\x93\x11CQ\xbe\xd4\x07', [11, 5, 17, 19, 9], [22, 26, 665, 554], ['a', 'd', 'f', 'b', 'g', 'c'], [1, 1, 2, 2], ['y', 'y', 'y', 'y'], ['z', 'x', 'z'])
#> 'xxxxxxxxxxxxxxxxxxx (0.10964853938453034, 3, 98, 'e', 7, 371420546340306743497, b'\xbb,6\xc1h\x81\x0c', [2, 16, 19, 0, 10], [128, 574, 453, 651], ['c', 'f', 'e', 'g', 'a', 'b'], [3, 1, 3, 2], ['y', 'x', 'z', 'z'], ['z', 'z', 'z'])
#> 1 'hello' 0.8180391270568783 2128132366
#> 1 b'hello' 0.8180391270568783 2128132366
#> 1 '' 0.8444218515250481 3255389356
#> 1 'é' 0.8005257725821648 3122983142
#> 1 5 0.6229016948897019 3185950873
#> 2 'hello' 0.3537754404730722 2848416207
#> 2 b'hello' 0.3537754404730722 2848416207
#> 2 '' 0.9602256525641875 2557274880
#> 2 'é' 0.9689252893653495 1787138474
#> 2 5 0.6229016948897019 3185950873
#> The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> uniform (1, 10) ['3.9144948835', '2.35764256532', '6.85841025736', '1.65192658001', '5.82293803876']
#> triangular (0, 10, 3) ['3.3365342489', '1.31907836888', '4.12807538564', '1.0605987711', '3.70358815327']
#> triangular () ['0.186889571104', '0.21297067092', '0.460716392775', '0.705765505652', '0.248799076716']
#> triangular (5, 5) ['5', '5', '5', '5', '5']
#> betavariate (2, 3) ['0.254952519777', '0.177512104126', '0.718863124473', '0.593866319916', '0.246322872054']
#> betavariate (0.5, 0.5) ['0.100702672737', '0.925827227161', '0.93760442759', '0.72152066635', '0.98388803136']
#> expovariate (1.5,) ['0.694434877119', '3.31709703825', '1.15036618053', '0.223271471234', '0.324947158818']
#> expovariate () ['1.1045882569', '0.0228213657223', '0.619330496812', '0.183980987576', '0.124538571785']
#> gammavariate (0.5, 2) ['0.00974365527174', '0.046898222442', '0.0182036186947', '0.217316827937', '4.60342268691']
#> gammavariate (1.0, 2) ['0.387698035187', '0.527818768832', '0.531413506299', '1.32703202534', '1.77892521069']
#> gammavariate (9, 0.5) ['4.15679394116', '4.80097757313', '5.4668075768', '5.05478429147', '2.24701227915']
#> gauss (0, 1) ['0.381392112259', '-2.00141180527', '0.295747606976', '-0.953383941437', '-0.376479427267']
#> gauss () ['0.277236301217', '-0.238293968063', '-0.267871459577', '0.623975539391', '0.281016842393']
#> lognormvariate (0, 0.25) ['0.802951983967', '0.94174008881', '1.51587446263', '0.817437667064', '0.902182731047']
#> normalvariate (100, 15) ['99.5449355022', '84.4273943487', '64.6293806508', '124.600648721', '80.0932608049']
#> normalvariate () ['-1.71940659625', '0.45552572381', '-0.274539914919', '0.998094663107', '0.71415995269']
#> vonmisesvariate (1, 4) ['1.18185700701', '0.814877903676', '0.97726847097', '1.21435704756', '1.41634704672']
#> vonmisesvariate (1, 0) ['6.00044593507', '2.29107483738', '1.38520562864', '1.42531436551', '1.23594127583']
#> paretovariate (3,) ['1.07918747228', '1.38557365706', '2.15665356547', '1.84369013897', '1.24313711062']
#> weibullvariate (1, 1.5) ['1.03854245424', '1.37234240725', '0.198725544381', '1.05299311139', '1.79528576739']
#> binomialvariate (100, 0.3) ['34', '30', '34', '29', '25']
#> binomialvariate (10, 0.7) ['7', '5', '10', '4', '8']
#> binomialvariate () ['1', '0', '1', '1', '1']
#> binomialvariate (1000, 0.99) ['985', '990', '985', '985', '990']
#> binomialvariate (5, 0) ['0', '0', '0', '0', '0']
#> binomialvariate (5, 1) ['5', '5', '5', '5', '5']
#> 3 625 (299655262, 790336422, 758057891) (689944673, 256) None
#> True
#> 1.5663878529057547
#> True
#> True
#> True
#> 454911232961676339139289971781 98116160338479891248 5967724872656959999999995 0 15501686781378355951 84748227465055371505898990887102516187 1
#> [0, 0, 0] [0, 120, 8079, 1597014, 54747088, 15349960517, 3587228539554, 204999989405725, 56123831299249477, 1326906338224231255] [-2, 1, 1, 0, -2, -2, -3, 3, -3, -2]
#> [249523, 621429, 570665] [1, 3, 2] ['b', 'a', 'a', 'a', 'b']
#> [[3, 4, 0, 5, 8, 7, 6, 2, 1], [7, 9, 3, 12, 15, 4, 1, 14, 0], [7, 9, 3, 12, 15, 4, 2, 1, 0], [30, 38, 13, 50, 61, 19, 11, 8, 2], [30, 38, 13, 50, 61, 19, 11, 8, 2], [120, 155, 52, 369, 202, 245, 79, 46, 34]]
