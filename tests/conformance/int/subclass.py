# A subclass of int: construction, results of operators, attributes, use as an index.
class Count(int):
    def __new__(cls, value, label="n"):
        self = super().__new__(cls, value)
        self.label = label
        return self

    def __repr__(self):
        return f"Count({int(self)}, {self.label!r})"

    def __add__(self, other):
        return Count(int(self) + int(other), self.label)


a = Count(5, "apples")
print(a, a.label, a + 2, 2 + a, a - 1, type(a - 1) is int, a * 2, -a, type(-a) is int, type(+a) is int)
print(a == 5, hash(a) == hash(5), {5: "five"}[a], [0, 1, 2, 3, 4, 99][a], a < 6, isinstance(a, int))
print(str(a), f"{a}", f"{a:03d}", "%d" % a, "%s" % a, repr(a), int(a), type(int(a)))
print(sum([a, a, a]), range(a), list(range(Count(2))), "ab" * Count(2), Count("12"), Count(3.9))
print(a.bit_length(), a.real, type(a.real) is int, bool(Count(0)), a is Count(5), abs(Count(-3)), a + a)
a.label = "pears"
a.extra = 1
print(a, a.extra, a // 2, a ** 2, divmod(a, 2), a & 4, round(a), a.numerator)
big = Count(10 ** 30)
print(big, big + 1, big * big, type(big * 1) is int, big == 10 ** 30)

#> Count(5, 'apples') apples Count(7, 'apples') 7 4 True 10 -5 True True
#> True True five 99 True True
#> Count(5, 'apples') Count(5, 'apples') 005 5 Count(5, 'apples') Count(5, 'apples') 5 <class 'int'>
#> 15 range(0, 5) [0, 1] abab Count(12, 'n') Count(3, 'n')
#> 3 5 True False False 3 Count(10, 'apples')
#> Count(5, 'pears') 1 2 25 (2, 1) 4 5 5
#> Count(1000000000000000000000000000000, 'n') Count(1000000000000000000000000000001, 'n') 1000000000000000000000000000000000000000000000000000000000000 True True
