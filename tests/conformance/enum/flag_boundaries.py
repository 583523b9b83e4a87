# enum: flag boundaries.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from enum import Flag, IntFlag, STRICT, CONFORM, EJECT, KEEP, auto, FlagBoundary
class S(Flag, boundary=STRICT): A = 1; B = 2; D = 8
class C(Flag, boundary=CONFORM): A = 1; B = 2; D = 8
class E(Flag, boundary=EJECT): A = 1; B = 2; D = 8
class K(Flag, boundary=KEEP): A = 1; B = 2; D = 8
for cls in (S, C, E, K):
    for v in (0, 1, 3, 4, 5, 8, 11, 16, -1, -2): t(lambda: (cls.__name__, v, cls(v)))
    print(~cls.A, ~(cls.A | cls.B), cls.A ^ cls.B, cls.A & cls.B, bool(cls.A & cls.B), list(cls(11)),
          len(cls.A | cls.D), cls.A in (cls.A | cls.B), cls._boundary_)
class I(IntFlag): R = 4; W = 2; X = 1; RWX = 7
print(I(7), I(5), repr(I(5)), str(I(5)), I(8), repr(I(8)), repr(I(12)), I(0), repr(I(0)), list(I(7)), I.R | 1,
      I.R + 1, ~I.R, ~I(8), I.R & 6, I.R ^ 12, I.RWX.name, I(3).name, I(9).name, I(0).name, f"{I.R}", f"{I.R:04d}",
      I.R == 4, 4 | I.W, list(I), I.__members__.keys())
class Auto(Flag): ONE = auto(); TWO = auto(); BOTH = ONE | TWO; FOUR = auto(); BIG = 64; NEXT = auto()
print([m.value for m in Auto], [n for n in Auto.__members__], repr(Auto.BOTH), Auto["BOTH"] is Auto(3),
      Auto.BOTH in Auto, list(Auto.BOTH), Auto.ONE | Auto.FOUR, repr(Auto(0)), Auto.BIG in Auto.NEXT)
t(lambda: Auto.ONE | 1)
t(lambda: 1 in Auto.ONE)
t(lambda: Auto.ONE in 5)
t(lambda: Auto("ONE"))
t(lambda: Auto["ZZ"])
t(lambda: Auto.ONE < Auto.TWO)
t(lambda: Auto(1.0))
t(lambda: Auto.ONE + 1)
def bad():
    class B(Flag): A = "x"; C = auto()
    return list(B)
t(bad)
print(list(FlagBoundary), repr(STRICT), STRICT == "strict", isinstance(KEEP, str))

#> ('S', 0, <S: 0>)
#> ('S', 1, <S.A: 1>)
#> ('S', 3, <S.A|B: 3>)
#> ValueError <flag 'S'> invalid value 4
#>     given 0b0 0100
#>   allowed 0b0 1011
#> ValueError <flag 'S'> invalid value 5
#>     given 0b0 0101
#>   allowed 0b0 1011
#> ('S', 8, <S.D: 8>)
#> ('S', 11, <S.A|B|D: 11>)
#> ValueError <flag 'S'> invalid value 16
#>     given 0b0 10000
#>   allowed 0b0 01011
#> ValueError <flag 'S'> invalid value -1
#>     given 0b1 1111
#>   allowed 0b0 1011
#> ValueError <flag 'S'> invalid value -2
#>     given 0b1 1110
#>   allowed 0b0 1011
#> S.B|D S.D S.A|B S(0) False [<S.A: 1>, <S.B: 2>, <S.D: 8>] 2 True strict
#> ('C', 0, <C: 0>)
#> ('C', 1, <C.A: 1>)
#> ('C', 3, <C.A|B: 3>)
#> ('C', 4, <C: 0>)
#> ('C', 5, <C.A: 1>)
#> ('C', 8, <C.D: 8>)
#> ('C', 11, <C.A|B|D: 11>)
#> ('C', 16, <C: 0>)
#> ('C', -1, <C.A|B|D: 11>)
#> ('C', -2, <C.B|D: 10>)
#> C.B|D C.D C.A|B C(0) False [<C.A: 1>, <C.B: 2>, <C.D: 8>] 2 True conform
#> ('E', 0, <E: 0>)
#> ('E', 1, <E.A: 1>)
#> ('E', 3, <E.A|B: 3>)
#> ('E', 4, 4)
#> ('E', 5, 5)
#> ('E', 8, <E.D: 8>)
#> ('E', 11, <E.A|B|D: 11>)
#> ('E', 16, 16)
#> ('E', -1, -1)
#> ('E', -2, -2)
#> -2 -4 E.A|B E(0) False [<E.A: 1>, <E.B: 2>, <E.D: 8>] 2 True eject
#> ('K', 0, <K: 0>)
#> ('K', 1, <K.A: 1>)
#> ('K', 3, <K.A|B: 3>)
#> ('K', 4, <K: 4>)
#> ('K', 5, <K.A|4: 5>)
#> ('K', 8, <K.D: 8>)
#> ('K', 11, <K.A|B|D: 11>)
#> ('K', 16, <K: 16>)
#> ('K', -1, <K.A|B|D|4: 15>)
#> ('K', -2, <K.B|D|4: 14>)
#> K.B|D|4 K.D|4 K.A|B K(0) False [<K.A: 1>, <K.B: 2>, <K.D: 8>] 2 True keep
#> 7 5 <I.R|X: 5> 5 8 <I: 8> <I.R|8: 12> 0 <I: 0> [<I.R: 4>, <I.W: 2>, <I.X: 1>] 5 5 3 7 4 8 RWX W|X X|8 None 4 0004 True 6 [<I.R: 4>, <I.W: 2>, <I.X: 1>] dict_keys(['R', 'W', 'X', 'RWX'])
#> [1, 2, 4, 64, 128] ['ONE', 'TWO', 'BOTH', 'FOUR', 'BIG', 'NEXT'] <Auto.BOTH: 3> True True [<Auto.ONE: 1>, <Auto.TWO: 2>] Auto.ONE|FOUR <Auto: 0> False
#> TypeError unsupported operand type(s) for |: 'Auto' and 'int'
#> TypeError unsupported operand type(s) for 'in': 'int' and 'Auto'
#> TypeError argument of type 'int' is not a container or iterable
#> ValueError 'ONE' is not a valid Auto
#> KeyError 'ZZ'
#> TypeError '<' not supported between instances of 'Auto' and 'Auto'
#> Auto.ONE
#> TypeError unsupported operand type(s) for +: 'Auto' and 'int'
#> TypeError invalid flag value 'x'
#> [<FlagBoundary.STRICT: 'strict'>, <FlagBoundary.CONFORM: 'conform'>, <FlagBoundary.EJECT: 'eject'>, <FlagBoundary.KEEP: 'keep'>] <FlagBoundary.STRICT: 'strict'> True True
