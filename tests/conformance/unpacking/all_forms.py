# unpacking: all forms.
# option: --policy standard
a, b = 1, 2
[c, d] = "xy"
(e, (f, [g])) = (1, (2, [3]))
h = i = [1]
print(a, b, c, d, e, f, g, h is i)
first, *rest = range(5)
*init, last = "abc"
x, *mid, y = [1, 2]
print(first, rest, init, last, x, mid, y)
(p, *q), *r = ([1, 2, 3], 4, 5)
print(p, q, r)
a, b = b, a
lst = [0, 1, 2]
i = 0
i, lst[i] = 1, 9
print(a, b, i, lst)
class O: pass
o = O()
o.x, o.y = 3, 4
d = {}
d["k"], (d["m"], *d["rest"]) = 1, (2, 3, 4)
print(o.x, o.y, d)
for a, (b, *c) in [(1, (2, 3, 4)), (5, "xy")]:
    print(a, b, c)
with_targets = [*"ab", *[1], *{}]
print(with_targets, (*"ab",), {*"aa"}, {**{"a": 1}, **{"a": 2, "b": 3}}, [*range(2), *range(2)])
def f(*args, **kw): return args, kw
print(f(*[1, 2], 3, *"a", k=1, **{"m": 2}), f(*(), **{}))
for source in ("a, b = 1", "a, b = [1]", "a, b = 'abc'", "a, *b, c = [1]", "[] = [1]", "() = 5", "a, b = {1: 2}",
               "a, b = None", "*a, = 5", "(a, b), c = 1, 2", "a, b = iter([1, 2, 3])"):
    try:
        exec(source)
        print("ok", source)
    except (TypeError, ValueError) as e:
        print(source, "->", type(e).__name__, e)
[] = ()
() = []
*a, = "xyz"
print(a)
class It:
    def __iter__(self):
        yield 1
        print("asked again")
        yield 2
        print("and again")
a, b = It()
print(a, b)
try:
    a, b, c = It()
except ValueError as e:
    print(e)
def ret(): return 1, *[2, 3]
def gen(): yield *"ab", 1
print(ret(), list(gen()))
for t in 1, *[2, 3]: print(t, end=" ")
print()
for source in ("*a = [1]", "a, *b, *c = x", "*a, *b = x", "f(**k, *a)", "print(*)", "(*a)", "x = *a", "del *a",
               "{**a for a in b}", "[*a for a in b]", "f(a=1, *b, 2)", "f(**{}, 1)", "a = *b, *c", "x: int = *a, 1"):
    try:
        compile(source, "<s>", "exec")
        print("ok", source)
    except SyntaxError as e:
        print(source, "->", e.msg)

#> 1 2 x y 1 2 3 True
#> 0 [1, 2, 3, 4] ['a', 'b'] c 1 [] 2
#> 1 [2, 3] [4, 5]
#> 2 1 1 [0, 9, 2]
#> 3 4 {'k': 1, 'm': 2, 'rest': [3, 4]}
#> 1 2 [3, 4]
#> 5 x ['y']
#> ['a', 'b', 1] ('a', 'b') {'a'} {'a': 2, 'b': 3} [0, 1, 0, 1]
#> ((1, 2, 3, 'a'), {'k': 1, 'm': 2}) ((), {})
#> a, b = 1 -> TypeError cannot unpack non-iterable int object
#> a, b = [1] -> ValueError not enough values to unpack (expected 2, got 1)
#> a, b = 'abc' -> ValueError too many values to unpack (expected 2)
#> a, *b, c = [1] -> ValueError not enough values to unpack (expected at least 2, got 1)
#> [] = [1] -> ValueError too many values to unpack (expected 0, got 1)
#> () = 5 -> TypeError cannot unpack non-iterable int object
#> a, b = {1: 2} -> ValueError not enough values to unpack (expected 2, got 1)
#> a, b = None -> TypeError cannot unpack non-iterable NoneType object
#> *a, = 5 -> TypeError cannot unpack non-iterable int object
#> (a, b), c = 1, 2 -> TypeError cannot unpack non-iterable int object
#> a, b = iter([1, 2, 3]) -> ValueError too many values to unpack (expected 2)
#> ['x', 'y', 'z']
#> asked again
#> and again
#> 1 2
#> asked again
#> and again
#> not enough values to unpack (expected 3, got 2)
#> (1, 2, 3) [('a', 'b', 1)]
#> 1 2 3 
#> *a = [1] -> starred assignment target must be in a list or tuple
#> a, *b, *c = x -> multiple starred expressions in assignment
#> *a, *b = x -> multiple starred expressions in assignment
#> f(**k, *a) -> iterable argument unpacking follows keyword argument unpacking
#> print(*) -> Invalid star expression
#> (*a) -> cannot use starred expression here
#> x = *a -> can't use starred expression here
#> del *a -> cannot delete starred
#> {**a for a in b} -> dict unpacking cannot be used in dict comprehension
#> [*a for a in b] -> iterable unpacking cannot be used in comprehension
#> f(a=1, *b, 2) -> positional argument follows keyword argument
#> f(**{}, 1) -> positional argument follows keyword argument unpacking
#> ok a = *b, *c
#> ok x: int = *a, 1
