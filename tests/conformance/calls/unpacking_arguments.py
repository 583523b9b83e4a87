# calls: unpacking arguments.
# option: --policy standard
def f(*a, **k): return a, k
def g(a, b=2, /, c=3, *, d=4): return a, b, c, d
class M:
    def keys(self): return ['p', 'q']
    def __getitem__(self, key): return key * 2
class BadKeys:
    def keys(self): return [1]
    def __getitem__(self, key): return key
class NoGet:
    def keys(self): return ['a']
class Liar(dict):
    def keys(self): return ['zz']
    def __getitem__(self, k): return 'lied'
def gen():
    yield 1
    raise KeyError('inside')


for line in r"""
f(*[1], *(2, 3), *'ab', *{4: 0}, *range(2))
f(*[], **{}), f(*iter([1])), f(*(x for x in 'ab'))
f(1, *[2], x=3, **{'y': 4}, z=5, **{'w': 6})
f(**M()), f(**M(), r=1)
f(**BadKeys())
f(**NoGet())
f(**{1: 2})
f(**{'a b': 1, '': 2, 'def': 3})
f(x=1, **{'x': 2})
f(**{'x': 1}, **{'x': 2})
f(**5)
f(**None)
f(**[('a', 1)])
f(*5)
f(*None)
f(*gen())
f(1, *5, k=2)
g(1), g(1, 5), g(1, c=9), g(1, d=0, c=1), g(*[1, 2], **{'d': 6})
g()
g(a=1)
g(1, 2, 3, 4)
g(1, b=2)
g(1, 2, a=1, b=1)
g(1, c=1, e=2)
g(1, 2, 3, c=4)
g(1, dd=2)
print(*[1, 2], *['x'], sep='-', **{'end': '!\n'})
dict(*[[('a', 1)]], **{'b': 2}), max(*[3, 9, 4]), max(*[[3, 9]]), int(*['ff', 16])
len(*[[1, 2]]), len(*[])
''.join(*[['a', 'b']]), '{}{x}'.format(*'a', **{'x': 1})
(lambda *a, k=1, **kw: (a, k, kw))(*'xy', **{'k': 2, 'm': 3})
f(a := 5, b=(c := 6)), a, c
f(*(y := [1, 2])), y
type(f(*[1])[0]), f(*(t := (1, 2)))[0] is t
f(**(d := {'a': 1}))[1] == d, f(**d)[1] is d
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> f(*[1], *(2, 3), *'ab', *{4: 0}, *range(2)) -> ((1, 2, 3, 'a', 'b', 4, 0, 1), {})
#> f(*[], **{}), f(*iter([1])), f(*(x for x in 'ab')) -> (((), {}), ((1,), {}), (('a', 'b'), {}))
#> f(1, *[2], x=3, **{'y': 4}, z=5, **{'w': 6}) -> ((1, 2), {'x': 3, 'y': 4, 'z': 5, 'w': 6})
#> f(**M()), f(**M(), r=1) -> (((), {'p': 'pp', 'q': 'qq'}), ((), {'p': 'pp', 'q': 'qq', 'r': 1}))
#> f(**BadKeys()) !! TypeError keywords must be strings
#> f(**NoGet()) !! TypeError 'NoGet' object is not subscriptable
#> f(**{1: 2}) !! TypeError keywords must be strings
#> f(**{'a b': 1, '': 2, 'def': 3}) -> ((), {'a b': 1, '': 2, 'def': 3})
#> f(x=1, **{'x': 2}) !! TypeError __main__.f() got multiple values for keyword argument 'x'
#> f(**{'x': 1}, **{'x': 2}) !! TypeError __main__.f() got multiple values for keyword argument 'x'
#> f(**5) !! TypeError __main__.f() argument after ** must be a mapping, not int
#> f(**None) !! TypeError __main__.f() argument after ** must be a mapping, not NoneType
#> f(**[('a', 1)]) !! TypeError __main__.f() argument after ** must be a mapping, not list
#> f(*5) !! TypeError __main__.f() argument after * must be an iterable, not int
#> f(*None) !! TypeError __main__.f() argument after * must be an iterable, not NoneType
#> f(*gen()) !! KeyError 'inside'
#> f(1, *5, k=2) !! TypeError Value after * must be an iterable, not int
#> g(1), g(1, 5), g(1, c=9), g(1, d=0, c=1), g(*[1, 2], **{'d': 6}) -> ((1, 2, 3, 4), (1, 5, 3, 4), (1, 2, 9, 4), (1, 2, 1, 0), (1, 2, 3, 6))
#> g() !! TypeError g() missing 1 required positional argument: 'a'
#> g(a=1) !! TypeError g() got some positional-only arguments passed as keyword arguments: 'a'
#> g(1, 2, 3, 4) !! TypeError g() takes from 1 to 3 positional arguments but 4 were given
#> g(1, b=2) !! TypeError g() got some positional-only arguments passed as keyword arguments: 'b'
#> g(1, 2, a=1, b=1) !! TypeError g() got some positional-only arguments passed as keyword arguments: 'a, b'
#> g(1, c=1, e=2) !! TypeError g() got an unexpected keyword argument 'e'
#> g(1, 2, 3, c=4) !! TypeError g() got multiple values for argument 'c'
#> g(1, dd=2) !! TypeError g() got an unexpected keyword argument 'dd'. Did you mean 'd'?
#> 1-2-x!
#> print(*[1, 2], *['x'], sep='-', **{'end': '!\n'}) -> None
#> dict(*[[('a', 1)]], **{'b': 2}), max(*[3, 9, 4]), max(*[[3, 9]]), int(*['ff', 16]) -> ({'a': 1, 'b': 2}, 9, 9, 255)
#> len(*[[1, 2]]), len(*[]) !! TypeError len() takes exactly one argument (0 given)
#> ''.join(*[['a', 'b']]), '{}{x}'.format(*'a', **{'x': 1}) -> ('ab', 'a1')
#> (lambda *a, k=1, **kw: (a, k, kw))(*'xy', **{'k': 2, 'm': 3}) -> (('x', 'y'), 2, {'m': 3})
#> f(a := 5, b=(c := 6)), a, c -> (((5,), {'b': 6}), 5, 6)
#> f(*(y := [1, 2])), y -> (((1, 2), {}), [1, 2])
#> type(f(*[1])[0]), f(*(t := (1, 2)))[0] is t -> (<class 'tuple'>, False)
#> f(**(d := {'a': 1}))[1] == d, f(**d)[1] is d -> (True, False)
