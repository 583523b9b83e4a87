# Special methods of guest classes in operators, comparisons, subscripts, membership, len and loops.
# option: --policy standard
import sys
import traceback


def outcome(function, *arguments):
    try: return function(*arguments)
    except Exception as error: return f"{type(error).__name__}: {error}"


log = []


class A:
    def __init__(self, name="a"): self.name = name
    def __repr__(self): return self.name
    def __add__(self, other): log.append("A.add"); return ("A+", other)
    def __radd__(self, other): log.append("A.radd"); return (other, "+A")
    def __sub__(self, other): log.append("A.sub"); return NotImplemented
    def __rsub__(self, other): log.append("A.rsub"); return (other, "-A")
    def __mul__(self, other): log.append("A.mul"); return NotImplemented
    def __rmul__(self, other): log.append("A.rmul"); return NotImplemented
    def __lt__(self, other): log.append("A.lt"); return NotImplemented
    def __gt__(self, other): log.append("A.gt"); return "greater"
    def __eq__(self, other): log.append("A.eq"); return NotImplemented
    def __le__(self, other): log.append("A.le"); return []
    def __ge__(self, other): log.append("A.ge"); return NotImplemented


class B(A):
    def __radd__(self, other): log.append("B.radd"); return (other, "+B")
    def __gt__(self, other): log.append("B.gt"); return "B greater"
    def __rsub__(self, other): log.append("B.rsub"); return NotImplemented


class C:
    def __init__(self, name="c"): self.name = name
    def __repr__(self): return self.name
    def __rsub__(self, other): log.append("C.rsub"); return (other, "-C")
    def __rmul__(self, other): log.append("C.rmul"); return (other, "*C")
    def __gt__(self, other): log.append("C.gt"); return "C greater"
    def __eq__(self, other): log.append("C.eq"); return "C equal"


def show(value):
    print(value, log)
    log.clear()


a, b, c = A(), B("b"), C()
show(a + 1); show(1 + a); show(1.5 + a); show("x" + a); show([1] + a); show(2**60 + a); show(None + a); show(True + a)
show(a + b); show(b + a); show(a + a); show(b + b); show(a + c); show(outcome(lambda: c + a))
show(a - c)
show(outcome(lambda: a - a))
show(outcome(lambda: a - b))
show(outcome(lambda: b - a))
show(5 - a)
show(outcome(lambda: 5 - b))
show(outcome(lambda: a - 5))
show(a * c)
show(outcome(lambda: a * a))
show(outcome(lambda: a * 3))
show(outcome(lambda: 3 * a))
show(outcome(lambda: a * [1]))
show(outcome(lambda: [1] * a))
show(outcome(lambda: "s" * a))
show(outcome(lambda: a / 2))
show(outcome(lambda: 2 / a))
show(outcome(lambda: a @ a))
show(outcome(lambda: a + 1 + 2))
show(outcome(lambda: -a))
show(a > 1)
show(a < c)
show(outcome(lambda: a < a))
show(a < b)
show(b < a)
show(outcome(lambda: a < 1))
show(outcome(lambda: a >= 1))
show(1 < a)
show(a <= 1)
show(outcome(lambda: 1 <= a))
show(a == a)
show(a == 1)
show(1 == a)
show(a == c)
show(c == a)
show(a != c)
show(a != a)
show(a == b)
show(b != 1)


def jumps(x, y):
    out = []
    if x == y: out.append("==")
    if x != y: out.append("!=")
    if not x == y: out.append("not ==")
    if x <= y: out.append("<=")
    if not x <= y: out.append("not <=")
    if x > y: out.append(">")
    while x > y:
        out.append("while")
        break
    return out


show(jumps(a, 1))
show(jumps(a, c))
show(jumps(c, c) if False else outcome(lambda: c > a))
show(outcome(jumps, c, 1))
show([x for x in (a, b) if x == c]); show(a == c and "and"); show(a > 1 or "or"); show(outcome(lambda: 1 < a < 3))


class InPlace:
    def __init__(self): self.total = 0
    def __iadd__(self, other): self.total += other; return self
    def __isub__(self, other): log.append("isub"); return NotImplemented
    def __sub__(self, other): log.append("sub"); return ("sub", other)
    def __imul__(self, other): log.append("imul"); return NotImplemented
    def __and__(self, other): log.append("and"); return "and"


x = InPlace()
for i in range(5): x += i
show(x.total)
y = InPlace(); y -= 3; show(y)
y = InPlace()
def multiply():
    global y
    y *= 3
show(outcome(multiply))
y = InPlace(); y &= 1; show(y)
def shift():
    global y
    y <<= 1
show(outcome(shift))
n = 5; n += a; show(n)
n = 5; n -= c; show(n)
holder = [InPlace()]
holder[0] += 4; holder[0] += 5; show(holder[0].total)


# Truth of results of comparisons.
class Raises:
    def __bool__(self): raise ValueError("no truth")
class Odd:
    def __eq__(self, other): return Raises()
    def __lt__(self, other): return other
    def __contains__(self, item): return item
def if_equal(x, y): return "yes" if x == y else "no"
def if_less(x, y): return "yes" if x < y else "no"
def if_in(x, y): return "yes" if x in y else "no"
print(type(Odd() == 1).__name__, outcome(if_equal, Odd(), 1), outcome(if_less, Odd(), []))
print(if_less(Odd(), [0]), if_less(Odd(), 0.5))
print(if_in(0, Odd()), if_in(3, Odd()), if_in([], Odd()), 5 in Odd(), 0 in Odd(), 0 not in Odd())
print("x" not in Odd(), outcome(if_in, Raises(), Odd()))


class Generates:
    def __add__(self, other): yield other
    def __eq__(self, other): yield other
    def __contains__(self, item): yield item
    def __len__(self): yield 1
    def __getitem__(self, index): yield index
    def __iter__(self): yield from "ab"


g = Generates()
print(list(g + 3), list(g == 4), if_equal(g, 1), 5 in g, if_in(6, g), outcome(lambda: len(g)), list(g[7]), list(g))


class Sequence:
    def __getitem__(self, index):
        if isinstance(index, slice): return ("slice", index.start, index.stop)
        if index == 13: raise IndexError("thirteen")
        return ("item", index)
    def __len__(self): return 4
    def __contains__(self, item): return item == "in"


s = Sequence()
print(s[0], s[-1], s["k"], s[1, 2], s[1:2], s[a], outcome(lambda: s[13]))
print(len(s), "in" in s, "out" in s, bool(s), [i for i, _ in zip(range(20), s)][-1])
print(if_in("in", s), if_in("out", s), "yes" if "out" not in s else "no")


class Many:
    def __len__(self, extra=3): return extra
    def __getitem__(self, *indices, **named): return indices
    def __add__(self, other, third="third"): return third
    def __contains__(self, item=None): return True
    __lt__ = lambda self, other: "lambda"
    __sub__ = staticmethod(lambda other: ("static", other))
    __mul__ = classmethod(lambda cls, other: (cls.__name__, other))
    __eq__ = None
    def __matmul__(self): return 1


m = Many()
print(len(m), m[5], m + 1, 3 in m, m < 2, m - 7, m * 8, outcome(lambda: m == 1), outcome(lambda: m @ 1))


class Counter:
    def __init__(self, n): self.i, self.n = 0, n
    def __iter__(self): return self
    def __next__(self):
        if self.i >= self.n: raise StopIteration
        self.i += 1
        return self.i


print([x for x in Counter(4)], sum(Counter(5)), list(Counter(0)))
for x in Counter(2): print(x)
else: print("else")
for x in Counter(3):
    for y in Counter(x):
        if y == 2: break
    else: print("inner", x)


class Stops(StopIteration): pass
class Next:
    def __init__(self, error): self.error, self.left = error, 2
    def __iter__(self): return self
    def __next__(self):
        self.left -= 1
        if self.left < 0: raise self.error
        return NotImplemented if self.left else None


for error in (Stops("derived"), StopIteration(5), KeyError("k")):
    try:
        for x in Next(error): print(x)
        print("ended")
    except Exception as caught:
        print(type(caught).__name__, caught)


def handled():
    try: raise ValueError("outer")
    except ValueError:
        for x in Counter(2): pass
        print(repr(sys.exception()))
        return if_equal(a, 1)


print(handled(), sys.exception())
log.clear()


class StopsInside:
    def __iter__(self): return self
    def __next__(self):
        for x in []: pass
        try: next(iter([]))
        except StopIteration: raise StopIteration
def generator():
    for x in StopsInside(): yield x
    yield "after"
print(list(generator()))


# Mutation of the class between and during calls; deep recursion; tracebacks.
class Changes:
    def __add__(self, other):
        del Changes.__add__
        return NotImplemented
print(outcome(lambda: Changes() + 1), outcome(lambda: Changes() + 1))


class Deep:
    def __init__(self, depth): self.depth = depth
    def __add__(self, other): return 0 if self.depth == 0 else Deep(self.depth - 1) + other
    def __eq__(self, other): return True if self.depth == 0 else Deep(self.depth - 1) == other
    def __len__(self): return 0 if self.depth == 0 else len(Deep(self.depth - 1))
    def __getitem__(self, key): return key if self.depth == 0 else Deep(self.depth - 1)[key]
    def __contains__(self, key): return True if self.depth == 0 else key in Deep(self.depth - 1)
    def __lt__(self, other): return self < other
    def __sub__(self, other): return self - other
    def __next__(self):
        for x in self: return x
    def __iter__(self): return self


print(Deep(100) + 1, Deep(100) == 1, len(Deep(100)), Deep(100)["k"], 1 in Deep(100))
sys.setrecursionlimit(150)
for action in (lambda: Deep(0) < 1, lambda: Deep(0) - 1, lambda: next(Deep(0)), lambda: 1 if Deep(0) < 1 else 2):
    try: action()
    except RecursionError as error: print("RecursionError")
sys.setrecursionlimit(1000)


class Fails:
    def __add__(self, other): return 1 / 0
    def __lt__(self, other): return self.missing
    def __getitem__(self, key): raise KeyError(key)
    def __next__(self): raise OSError("next")
    def __iter__(self): return self


for action in (lambda: Fails() + 1, lambda: 1 if Fails() < 1 else 2, lambda: Fails()[3], lambda: [x for x in Fails()]):
    try: action()
    except Exception as error:
        print(type(error).__name__, error, [(f.name, f.lineno) for f in traceback.extract_tb(error.__traceback__)])


def nested_try():
    try:
        for x in Fails(): pass
    except OSError as error:
        return str(error), error.__traceback__.tb_next.tb_lineno - error.__traceback__.tb_lineno < 0
    finally: print("finally")
print(nested_try())


# Methods of instances do not count; hooks of the metaclass do.
class Plain: pass
p = Plain()
p.__add__ = p.__len__ = p.__eq__ = lambda *args: 1
print(outcome(lambda: p + 1), outcome(lambda: len(p)), p == 1)
class Meta(type):
    def __add__(cls, other): return ("meta", other)
    def __len__(cls): return 12
    def __contains__(cls, item): return item == "m"
    def __getitem__(cls, key): return ("meta item", key)
    def __iter__(cls): return iter("xyz")
class WithMeta(metaclass=Meta): pass
print(WithMeta + 1, len(WithMeta), "m" in WithMeta, WithMeta[3], list(WithMeta))


# Values that only the frame's operands refer to stay alive.
class Junk:
    def __add__(self, other):
        waste = [[i] for i in range(2000)]
        return NotImplemented
class Kept:
    def __init__(self, value): self.value = value
    def __radd__(self, other): return self.value
    def __eq__(self, other):
        waste = [[i] for i in range(2000)]
        return NotImplemented
print([Junk() + Kept([i, "kept"]) for i in range(3)], [Kept(i) == Kept(i) for i in range(3)])

#> ('A+', 1) ['A.add']
#> (1, '+A') ['A.radd']
#> (1.5, '+A') ['A.radd']
#> ('x', '+A') ['A.radd']
#> ([1], '+A') ['A.radd']
#> (1152921504606846976, '+A') ['A.radd']
#> (None, '+A') ['A.radd']
#> (True, '+A') ['A.radd']
#> (a, '+B') ['B.radd']
#> ('A+', a) ['A.add']
#> ('A+', a) ['A.add']
#> ('A+', b) ['A.add']
#> ('A+', c) ['A.add']
#> (c, '+A') ['A.radd']
#> (a, '-C') ['A.sub', 'C.rsub']
#> TypeError: unsupported operand type(s) for -: 'A' and 'A' ['A.sub']
#> TypeError: unsupported operand type(s) for -: 'A' and 'B' ['B.rsub', 'A.sub']
#> (b, '-A') ['A.sub', 'A.rsub']
#> (5, '-A') ['A.rsub']
#> TypeError: unsupported operand type(s) for -: 'int' and 'B' ['B.rsub']
#> TypeError: unsupported operand type(s) for -: 'A' and 'int' ['A.sub']
#> (a, '*C') ['A.mul', 'C.rmul']
#> TypeError: unsupported operand type(s) for *: 'A' and 'A' ['A.mul']
#> TypeError: unsupported operand type(s) for *: 'A' and 'int' ['A.mul']
#> TypeError: unsupported operand type(s) for *: 'int' and 'A' ['A.rmul']
#> TypeError: can't multiply sequence by non-int of type 'A' ['A.mul']
#> TypeError: can't multiply sequence by non-int of type 'A' ['A.rmul']
#> TypeError: can't multiply sequence by non-int of type 'A' ['A.rmul']
#> TypeError: unsupported operand type(s) for /: 'A' and 'int' []
#> TypeError: unsupported operand type(s) for /: 'int' and 'A' []
#> TypeError: unsupported operand type(s) for @: 'A' and 'A' []
#> TypeError: can only concatenate tuple (not "int") to tuple ['A.add']
#> TypeError: bad operand type for unary -: 'A' []
#> greater ['A.gt']
#> C greater ['A.lt', 'C.gt']
#> greater ['A.lt', 'A.gt']
#> B greater ['B.gt']
#> greater ['A.lt', 'A.gt']
#> TypeError: '<' not supported between instances of 'A' and 'int' ['A.lt']
#> TypeError: '>=' not supported between instances of 'A' and 'int' ['A.ge']
#> greater ['A.gt']
#> [] ['A.le']
#> TypeError: '<=' not supported between instances of 'int' and 'A' ['A.ge']
#> True ['A.eq', 'A.eq']
#> False ['A.eq']
#> False ['A.eq']
#> C equal ['A.eq', 'C.eq']
#> C equal ['C.eq']
#> False ['A.eq', 'C.eq']
#> False ['A.eq', 'A.eq']
#> False ['A.eq', 'A.eq']
#> True ['A.eq']
#> ['!=', 'not ==', 'not <=', '>', 'while'] ['A.eq', 'A.eq', 'A.eq', 'A.le', 'A.le', 'A.gt', 'A.gt']
#> ['==', 'not <=', '>', 'while'] ['A.eq', 'C.eq', 'A.eq', 'C.eq', 'A.eq', 'C.eq', 'A.le', 'A.le', 'A.gt', 'A.gt']
#> C greater ['C.gt']
#> TypeError: '<=' not supported between instances of 'C' and 'int' ['C.eq', 'C.eq', 'C.eq']
#> [a, b] ['A.eq', 'C.eq', 'A.eq', 'C.eq']
#> and ['A.eq', 'C.eq']
#> greater ['A.gt']
#> TypeError: '<' not supported between instances of 'A' and 'int' ['A.gt', 'A.lt']
#> 10 []
#> ('sub', 3) ['isub', 'sub']
#> TypeError: unsupported operand type(s) for *=: 'InPlace' and 'int' ['imul']
#> and ['and']
#> TypeError: unsupported operand type(s) for <<=: 'str' and 'int' []
#> (5, '+A') ['A.radd']
#> (5, '-C') ['C.rsub']
#> 9 []
#> Raises ValueError: no truth no
#> yes yes
#> no yes no True False True
#> False ValueError: no truth
#> [3] [4] yes True yes TypeError: 'generator' object cannot be interpreted as an integer [7] ['a', 'b']
#> ('item', 0) ('item', -1) ('item', 'k') ('item', (1, 2)) ('slice', 1, 2) ('item', a) IndexError: thirteen
#> 4 True False True 12
#> yes no yes
#> 3 (5,) third True lambda ('static', 7) ('Many', 8) TypeError: 'NoneType' object is not callable TypeError: Many.__matmul__() takes 1 positional argument but 2 were given
#> [1, 2, 3, 4] 15 []
#> 1
#> 2
#> else
#> inner 1
#> NotImplemented
#> None
#> ended
#> NotImplemented
#> None
#> ended
#> NotImplemented
#> None
#> KeyError 'k'
#> ValueError('outer')
#> no None
#> ['after']
#> TypeError: unsupported operand type(s) for +: 'Changes' and 'int' TypeError: unsupported operand type(s) for +: 'Changes' and 'int'
#> 0 True 0 k True
#> RecursionError
#> RecursionError
#> RecursionError
#> RecursionError
#> ZeroDivisionError division by zero [('<module>', 303), ('<lambda>', 302), ('__add__', 295)]
#> AttributeError 'Fails' object has no attribute 'missing' [('<module>', 303), ('<lambda>', 302), ('__lt__', 296)]
#> KeyError 3 [('<module>', 303), ('<lambda>', 302), ('__getitem__', 297)]
#> OSError next [('<module>', 303), ('<lambda>', 302), ('__next__', 298)]
#> finally
#> ('next', True)
#> TypeError: unsupported operand type(s) for +: 'Plain' and 'int' TypeError: object of type 'Plain' has no len() False
#> ('meta', 1) 12 True ('meta item', 3) ['x', 'y', 'z']
#> [[0, 'kept'], [1, 'kept'], [2, 'kept']] [False, False, False]
