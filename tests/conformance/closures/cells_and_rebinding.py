# closures: cells and rebinding.
# option: --policy standard
def counter(start=0, step=1):
    value = start
    def increase(by=None):
        nonlocal value
        value += step if by is None else by
        return value
    def reset():
        nonlocal value
        value = start
    def peek():
        return value
    return increase, reset, peek
a, reset, peek = counter(10, 5)
b = counter()[0]
print(a(), a(), b(), a(100), peek(), b())
reset()
print(peek(), a())
def late():
    def inner():
        return defined_later
    defined_later = "yes"
    return inner
print(late()())
def unset(flag):
    def inner():
        return v
    if flag:
        v = 1
    return inner
print(unset(True)())
try:
    unset(False)()
except NameError as e:
    print(e)
def loops():
    fs = []
    for i in range(3):
        def f(j=i):
            return i, j
        fs.append(f)
    return [f() for f in fs]
print(loops())
def levels():
    x = "a"
    def one():
        x = "b"
        def two():
            nonlocal x
            x += "!"
            def three():
                return x
            return three
        t = two()
        return t(), x
    return one(), x
print(levels())
def shared():
    n = 0
    class K:
        def up(self):
            nonlocal n
            n += 1
            return n
        n = "class n"
        def see(self):
            return n
    return K
k = shared()()
print(k.up(), k.up(), k.see(), type(k).n)
def recursive(n):
    def go(m):
        return 1 if m == 0 else m * go(m - 1)
    return go(n)
print(recursive(10))
def params(a, *args, b=1, **kw):
    def inner():
        nonlocal a
        a = a + 1
        return a, args, b, kw
    inner()
    return inner()
print(params(1, 2, 3, b=4, c=5))
def exc():
    try:
        raise ValueError("kept")
    except ValueError as e:
        def inner():
            return e
    try:
        inner()
    except NameError as err:
        return str(err)
print(exc())
def gen():
    x = 0
    def set_x(v):
        nonlocal x
        x = v
    yield set_x
    while True:
        yield x
g = gen()
setter = next(g)
setter(5)
print(next(g))
setter(6)
print(next(g), gen.__closure__, [c.cell_contents for c in setter.__closure__])
def maker():
    v = 1
    def f(): return v
    return f
f1, f2 = maker(), maker()
print(f1.__closure__[0] == f2.__closure__[0], f1.__code__ is f2.__code__, f1.__code__.co_freevars,
      maker.__code__.co_cellvars)
f1.__closure__[0].cell_contents = 99
print(f1(), f2())

#> 15 20 1 120 120 2
#> 10 15
#> yes
#> 1
#> cannot access free variable 'v' where it is not associated with a value in enclosing scope
#> [(2, 0), (2, 1), (2, 2)]
#> (('b!', 'b!'), 'a')
#> 1 2 2 class n
#> 3628800
#> (3, (2, 3), 4, {'c': 5})
#> cannot access free variable 'e' where it is not associated with a value in enclosing scope
#> 5
#> 6 None [6]
#> True True ('v',) ('v',)
#> 99 1
