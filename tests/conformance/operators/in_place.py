# In-place operators: __iadd__ and kin, fallback to the plain operator, targets evaluated once.
class Acc:
    def __init__(self, v):
        self.v = v

    def __iadd__(self, other):
        self.v += other
        return self

    def __imul__(self, other):
        return "replaced by imul"

    def __isub__(self, other):
        return NotImplemented

    def __sub__(self, other):
        return f"sub {other}"

    def __or__(self, other):
        return f"or {other}"

    def __rand__(self, other):
        return f"rand {other}"


a = Acc(1)
alias = a
a += 5
print(a is alias, a.v)
a -= 3
print(a)
a = Acc(2)
a |= 4
print(a)
a = 7
a &= Acc(0)
print(a)
a = Acc(1)
a *= 2
print(a)
names = {"iadd": "+=", "isub": "-=", "imul": "*=", "itruediv": "/=", "ifloordiv": "//=", "imod": "%=", "ipow": "**=",
         "ilshift": "<<=", "irshift": ">>=", "iand": "&=", "ior": "|=", "ixor": "^=", "imatmul": "@="}


class All:
    pass


for name, symbol in names.items():
    setattr(All, f"__{name}__", lambda self, other, symbol=symbol: (symbol, other))
x = All(); x += 1; print(x)
x = All(); x -= 1; print(x)
x = All(); x *= 1; print(x)
x = All(); x /= 1; print(x)
x = All(); x //= 1; print(x)
x = All(); x %= 1; print(x)
x = All(); x **= 1; print(x)
x = All(); x <<= 1; print(x)
x = All(); x >>= 1; print(x)
x = All(); x &= 1; print(x)
x = All(); x |= 1; print(x)
x = All(); x ^= 1; print(x)
x = All(); x @= 1; print(x)


def key():
    print("key once")
    return "k"


d = {"k": 1}
d[key()] += 10
print(d)


class Store:
    def __init__(self):
        self.items = {0: 5}

    def __getitem__(self, k):
        print("get", k)
        return self.items[k]

    def __setitem__(self, k, v):
        print("set", k, v)
        self.items[k] = v


s = Store()
s[0] += 1
s.items[0] -= 1
s[0] **= 2


def obj():
    print("obj once")
    return s


obj().n = 1
obj().n += 1
obj()[0] //= 2
print(s.n, s.items)
for bad in ("z",):
    y = 5
    try:
        y += "a"
    except TypeError as error:
        print(error)
    try:
        y @= 2
    except TypeError as error:
        print(error)
    try:
        y |= 1.5
    except TypeError as error:
        print(error)
    z = [1]
    try:
        z -= [1]
    except TypeError as error:
        print(error)
    try:
        z += 5
    except TypeError as error:
        print(error)
    t = (1,)
    t += (2,)
    print(t)
    try:
        t += [3]
    except TypeError as error:
        print(error)

#> True 6
#> sub 3
#> or 4
#> rand 7
#> replaced by imul
#> ('+=', 1)
#> ('-=', 1)
#> ('*=', 1)
#> ('/=', 1)
#> ('//=', 1)
#> ('%=', 1)
#> ('**=', 1)
#> ('<<=', 1)
#> ('>>=', 1)
#> ('&=', 1)
#> ('|=', 1)
#> ('^=', 1)
#> ('@=', 1)
#> key once
#> {'k': 11}
#> get 0
#> set 0 6
#> get 0
#> set 0 25
#> obj once
#> obj once
#> obj once
#> get 0
#> set 0 12
#> 2 {0: 12}
#> unsupported operand type(s) for +=: 'int' and 'str'
#> unsupported operand type(s) for @=: 'int' and 'int'
#> unsupported operand type(s) for |=: 'int' and 'float'
#> unsupported operand type(s) for -=: 'list' and 'list'
#> 'int' object is not iterable
#> (1, 2)
#> can only concatenate tuple (not "list") to tuple
