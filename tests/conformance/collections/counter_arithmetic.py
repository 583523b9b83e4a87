# collections: counter arithmetic.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import Counter
a, b = Counter("aabbbc"), Counter("abbd")
print(a + b, a - b, a & b, a | b, b - a, +Counter(x=-1, y=2, z=0), -Counter(x=-1, y=2, z=0))
c = Counter(a)
c += b
print(c)
c -= Counter(a=10)
print(c)
c &= Counter(b=2, q=1)
print(c)
c |= Counter(z=1)
print(c)
print(a["zz"], len(a), "zz" in a, a.get("zz"), a.total(), Counter().total(), a.most_common(), a.most_common(1),
      a.most_common(0), a.most_common(100), a.most_common(-1))
a["n"] = 0; print(a, list(a.elements()), a == Counter("aabbbc"), a != b); del a["n"]; del a["not there"]; print(a)
print(f"{Counter(a=3) <= Counter(a=3, b=1) = }")
print(f"{Counter(a=3) < Counter(a=3) = }")
print(f"{Counter(a=3) >= Counter(b=-1) = }")
print(f"{Counter(a=1) > Counter() = }")
print(f"{Counter(a=1) == Counter(a=1, b=0) = }")
print(f"{Counter(a=1) == {"a": 1} = }")
c = Counter("abc")
c.update("ab")
c.update({"a": 5})
c.update(z=2)
c.update([])
c.update()
print(c)
c.subtract("aab")
c.subtract(z=5)
c.subtract({"q": 1})
print(c)
print(Counter([1, 2, 1]), Counter(x=2, y=1), Counter({"a": "text"}), Counter(None), Counter([("a", 1), ("a", 1)]),
      Counter(iterable=1), Counter(self=3))
t(lambda: Counter(1))
t(lambda: Counter([[]]))
t(lambda: Counter.fromkeys("ab"))
t(lambda: Counter(1, 2))
t(lambda: Counter("a") + 1)
t(lambda: Counter("a") < 1)
t(lambda: Counter("a") + {"a": 1})
t(lambda: Counter(a="x").elements().__next__())
t(lambda: Counter({"a": "x", "b": 1}).most_common())
t(lambda: Counter("a").update(1))
print(repr(Counter()), repr(Counter(a=1.5, b=2.5)), str(Counter({"x": 1, 2: 3})), Counter("hello").copy(),
      type(Counter("a").copy()).__name__)
class Sub(Counter):
    def __missing__(self, k): return "none"
s = Sub("aab"); print(s["zz"], s, s + s, type(s + s).__name__, type(s.copy()).__name__, s | {"q": 1} if False else "")
print(dict(Counter("abcab")), sorted(Counter("banana").items()), [*Counter("banana")], Counter("ab") | Counter("bc"),
      Counter("ab").keys() & Counter("bc").keys(),
      Counter(a=1) ^ Counter(a=3, b=2) if hasattr(Counter, "__xor__") else "no xor")

#> Counter({'b': 5, 'a': 3, 'c': 1, 'd': 1}) Counter({'a': 1, 'b': 1, 'c': 1}) Counter({'b': 2, 'a': 1}) Counter({'b': 3, 'a': 2, 'c': 1, 'd': 1}) Counter({'d': 1}) Counter({'y': 2}) Counter({'x': 1})
#> Counter({'b': 5, 'a': 3, 'c': 1, 'd': 1})
#> Counter({'b': 5, 'c': 1, 'd': 1})
#> Counter({'b': 2})
#> Counter({'b': 2, 'z': 1})
#> 0 3 False None 6 0 [('b', 3), ('a', 2), ('c', 1)] [('b', 3)] [] [('b', 3), ('a', 2), ('c', 1)] []
#> Counter({'b': 3, 'a': 2, 'c': 1, 'n': 0}) ['a', 'a', 'b', 'b', 'b', 'c'] True True
#> Counter({'b': 3, 'a': 2, 'c': 1})
#> Counter(a=3) <= Counter(a=3, b=1) = True
#> Counter(a=3) < Counter(a=3) = False
#> Counter(a=3) >= Counter(b=-1) = True
#> Counter(a=1) > Counter() = True
#> Counter(a=1) == Counter(a=1, b=0) = True
#> Counter(a=1) == {"a": 1} = True
#> Counter({'a': 7, 'b': 2, 'z': 2, 'c': 1})
#> Counter({'a': 5, 'b': 1, 'c': 1, 'q': -1, 'z': -3})
#> Counter({1: 2, 2: 1}) Counter({'x': 2, 'y': 1}) Counter({'a': 'text'}) Counter() Counter({('a', 1): 2}) Counter({'iterable': 1}) Counter({'self': 3})
#> TypeError 'int' object is not iterable
#> TypeError unhashable type: 'list'
#> NotImplementedError Counter.fromkeys() is undefined.  Use Counter(iterable) instead.
#> TypeError Counter.__init__() takes from 1 to 2 positional arguments but 3 were given
#> TypeError unsupported operand type(s) for +: 'Counter' and 'int'
#> TypeError '<' not supported between instances of 'Counter' and 'int'
#> TypeError unsupported operand type(s) for +: 'Counter' and 'dict'
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError 'int' object is not iterable
#> Counter() Counter({'b': 2.5, 'a': 1.5}) Counter({2: 3, 'x': 1}) Counter({'l': 2, 'h': 1, 'e': 1, 'o': 1}) Counter
#> none Sub({'a': 2, 'b': 1}) Counter({'a': 4, 'b': 2}) Counter Sub 
#> {'a': 2, 'b': 2, 'c': 1} [('a', 3), ('b', 1), ('n', 2)] ['b', 'a', 'n'] Counter({'a': 1, 'b': 1, 'c': 1}) {'b'} no xor
