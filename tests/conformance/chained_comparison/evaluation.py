# chained comparison: evaluation.
# exit: 0
# option: --policy standard
def v(x):
    print("v", x, end="; ")
    return x
print(v(1) < v(2) < v(3))
print(v(1) < v(0) < v(3))
print(v(1) < v(2) > v(1) != v(3) == v(3))
print(1 < 2 < 3 == 3.0 == True + 2, 1 in [1] == True, (1 in [1]) == True, 1 == 1 in [1])
print(3 > 2 is not None, None is None is not True, "a" < "b" < "c" not in "xyz")
class L:
    def __init__(self, n): self.n = n
    def __lt__(self, other): print("lt", self.n, other.n); return Truth(self.n < other.n)
class Truth:
    def __init__(self, t): self.t = t
    def __bool__(self): print("bool", self.t); return self.t
    def __repr__(self): return f"Truth({self.t})"
print(L(1) < L(2) < L(3))
print(L(2) < L(1) < L(3))
if L(1) < L(2) < L(0):
    print("yes")
else:
    print("no")
print(not L(1) < L(2), [x for x in range(10) if 2 < x <= 5 != 4])
x = 5
print(1 < x < 10 and not 6 < x < 9, 1 < (x := 7) < 10, x)
try:
    1 < "a" < v(3)
except TypeError as e:
    print(e)
try:
    2 < 1 < "a"
    print("not reached the str")
except TypeError as e:
    print(e)
class Bad:
    def __bool__(self): return "no"
class R:
    def __lt__(self, other): return Bad()
try:
    R() < R() < R()
except TypeError as e:
    print(e)
assert 0 <= 1 <= 2, "never"
try:
    assert 0 <= 3 <= 2, f"{3} out of range"
except AssertionError as e:
    print(e)
while 0 < x < 9:
    x += 1
print(x, 1 < 2 < 3 if 1 < 2 < 3 else 0)

#> v 1; v 2; v 3; True
#> v 1; v 0; False
#> v 1; v 2; v 1; v 3; v 3; True
#> True False True True
#> True True True
#> lt 1 2
#> bool True
#> lt 2 3
#> Truth(True)
#> lt 2 1
#> bool False
#> Truth(False)
#> lt 1 2
#> bool True
#> lt 2 0
#> bool False
#> no
#> lt 1 2
#> bool True
#> False [3, 4, 5]
#> True True 7
#> '<' not supported between instances of 'int' and 'str'
#> not reached the str
#> __bool__ should return bool, returned str
#> 3 out of range
#> 9 True
#! evaluation.py:11: SyntaxWarning: "is not" with 'int' literal. Did you mean "!="?
#!   print(3 > 2 is not None, None is None is not True, "a" < "b" < "c" not in "xyz")
