# bool: len and bool dunders.
# option: --policy standard
class B:
    def __init__(self, r): self.r = r
    def __bool__(self): return self.r
class L:
    def __init__(self, r): self.r = r
    def __len__(self): return self.r
class Both(B):
    def __len__(self): return 0
class Sub(int):
    def __bool__(self): return True
class Index:
    def __index__(self): return 3
class Inst: pass
i = Inst(); i.__bool__ = lambda: False
class NoneBool: __bool__ = None
class NoneLen: __len__ = None
class Str(str):
    def __bool__(self): return False
class List(list):
    def __len__(self): return 0


for line in r"""
bool(B(True)), bool(B(False))
bool(B(1))
bool(B(None))
not B('x')
bool(L(0)), bool(L(5)), bool(L(True))
bool(L(-1))
bool(L(1.5))
bool(L('1'))
bool(L(Index()))
bool(L(10**30))
len(L(-1))
len(L(10**30))
len(L(Index()))
bool(Both(True)), bool(Both(False))
bool(Sub(0)), Sub(0) or 5, not Sub(0)
bool(i), bool(Inst), bool(Inst())
bool(NoneBool())
bool(NoneLen())
bool(Str('abc')), bool(List([1])), [1] if List([1]) else [0]
B(False) and 1 or 2
any([B(False), L(0), L(2)]), all([B(True), L(1)])
any([B(3)])
all([B(3)])
list(filter(None, [B(True), L(0), 0, 3]))[1:]
list(filter(B, [True, False]))
[x for x in (1, 2) if B(x == 1)]
[x for x in (1, 2) if B(x)]
sorted([3, 1, 2], key=lambda x: L(1) and x)
max([1, 2], key=lambda x: not L(x - 1))
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> bool(B(True)), bool(B(False)) -> (True, False)
#> bool(B(1)) !! TypeError __bool__ should return bool, returned int
#> bool(B(None)) !! TypeError __bool__ should return bool, returned NoneType
#> not B('x') !! TypeError __bool__ should return bool, returned str
#> bool(L(0)), bool(L(5)), bool(L(True)) -> (False, True, True)
#> bool(L(-1)) !! ValueError __len__() should return >= 0
#> bool(L(1.5)) !! TypeError 'float' object cannot be interpreted as an integer
#> bool(L('1')) !! TypeError 'str' object cannot be interpreted as an integer
#> bool(L(Index())) -> True
#> bool(L(10**30)) !! OverflowError cannot fit 'int' into an index-sized integer
#> len(L(-1)) !! ValueError __len__() should return >= 0
#> len(L(10**30)) !! OverflowError cannot fit 'int' into an index-sized integer
#> len(L(Index())) -> 3
#> bool(Both(True)), bool(Both(False)) -> (True, False)
#> bool(Sub(0)), Sub(0) or 5, not Sub(0) -> (True, 0, False)
#> bool(i), bool(Inst), bool(Inst()) -> (True, True, True)
#> bool(NoneBool()) !! TypeError 'NoneBool' cannot be interpreted as a boolean
#> bool(NoneLen()) !! TypeError 'NoneType' object is not callable
#> bool(Str('abc')), bool(List([1])), [1] if List([1]) else [0] -> (False, False, [0])
#> B(False) and 1 or 2 -> 2
#> any([B(False), L(0), L(2)]), all([B(True), L(1)]) -> (True, True)
#> any([B(3)]) !! TypeError __bool__ should return bool, returned int
#> all([B(3)]) !! TypeError __bool__ should return bool, returned int
#> list(filter(None, [B(True), L(0), 0, 3]))[1:] -> [3]
#> list(filter(B, [True, False])) -> [True]
#> [x for x in (1, 2) if B(x == 1)] -> [1]
#> [x for x in (1, 2) if B(x)] !! TypeError __bool__ should return bool, returned int
#> sorted([3, 1, 2], key=lambda x: L(1) and x) -> [1, 2, 3]
#> max([1, 2], key=lambda x: not L(x - 1)) -> 1
