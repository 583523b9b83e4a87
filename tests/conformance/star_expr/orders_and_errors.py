# star expr: orders and errors.
# option: --policy standard
a, b = [1, 2], (3, 4)
print([*a, *b], (*a, *b), {*a, *b}, {**{"x": 1}, "y": 2, **{"x": 3}}, [*a, 5, *b, *()])
def f(*args, **kwargs): return args, kwargs
print(f(*a), f(*a, *b), f(*a, 9, *b), f(**{"p": 1}, q=2, **{"r": 3}), f(*"ab", *range(2), k=[*a]))
print(f(*(x for x in a)), f(*{"k": 1}), f(*{"k": 1}.items()), f(*a if a else b), f(*a or b), f(*[] , **{}))
def pos(a, b, /, c, *, d=0): return a, b, c, d
print(pos(*[1, 2, 3]), pos(*[1], *[2], c=3, d=4), pos(1, *[2, 3], **{"d": 5}))
for call in ("pos(*[1, 2])", "pos(*[1, 2, 3, 4])", "pos(*5)", "pos(**5)", "pos(*[1, 2], c=1, **{'c': 2})", "pos(1, 2, 3, **{'e': 1})", "pos(**{'a': 1})", "f(**{1: 2})", "f(**{'a': 1}, **{'a': 2})", "f(a=1, **{'a': 2})", "pos(*[1], *None)", "f(*[], **[])", "pos(1, 2, 3, *[], d=1, **{'d': 2})"):
    try:
        print(eval(call))
    except TypeError as e:
        print(call, "->", e)
class M:
    def keys(self): print("keys", end=" "); return ["one", "two"]
    def __getitem__(self, k): print("get", k, end=" "); return len(k)
print(f(**M()), {**M()})
class It:
    def __iter__(self): print("iter", end=" "); return iter("ab")
    def __len__(self): raise ValueError("len is not asked")
try:
    print([*It()], f(*It()))
except ValueError as e:
    print(e)
def order(x): print(x, end=" "); return [x]
print(f(*order(1), order(2), *order(3), k=order(4), **{"m": order(5)}))
print([*order(1), order(2), *order(3)], {**{"a": order(1)}, "b": order(2)})
def ret(): return *a, *b
def yld(): yield *a, 7
print(ret(), next(yld()))
x = *a, *b
y = *a,
print(x, y)
for i in *a, *b: print(i, end=" ")
print()
print(f"{[*a]} {(*a,)} {f(*a)}", [[*r] for r in ("ab", "cd")], a[*[0]:] if 0 else dict(**{"k": [*b]}))
class G:
    def __class_getitem__(cls, item): return item
print(G[*a], G[*a, 3], G[(*a, *b)], G[*a, *b])
first, *_ = *a, *b
print(first, _, print(*a, *b, sep="-"), max(*a, *b), [].append(*[5]))

#!   File "orders_and_errors.py", line 37
#!     print(f"{[*a]} {(*a,)} {f(*a)}", [[*r] for r in ("ab", "cd")], a[*[0]:] if 0 else dict(**{"k": [*b]}))
#!                                                                          ^
#! SyntaxError: invalid syntax
