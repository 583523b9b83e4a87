# global nonlocal: all forms.
# option: --policy standard
x = 1
def set_global():
    global x, new
    x += 1
    new = "made"
set_global()
print(x, new)
def nested():
    x = "local"
    def inner():
        global x
        x = "from inner"
        return x
    return inner(), x
print(nested(), x)
def loops():
    global i, w, e_name
    for i in range(3): pass
    with open_like() as w: pass
    try: raise ValueError("v")
    except ValueError as e_name: pass
class open_like:
    def __enter__(self): return "entered"
    def __exit__(self, *a): return False
loops()
print(i, w, "e_name" in globals())
def defs():
    global func, Klass, imported
    def func(): return "global func"
    class Klass: pass
    import sys as imported
defs()
print(func(), Klass.__qualname__, func.__qualname__, imported.__name__)
class Body:
    global from_body
    from_body = 5
    own = 6
print(from_body, hasattr(Body, "from_body"))
def deep():
    a = 1
    def b():
        def c():
            nonlocal a
            a *= 10
            def d():
                nonlocal a
                a += 1
            d()
        c()
        return a
    return b(), a
print(deep())
def cls():
    v = 0
    class K:
        nonlocal v
        v = 5
    return v, hasattr(K, "v")
print(cls())
def aug():
    n = 0
    def f():
        nonlocal n
        n += 1; n -= 3; n *= 2
        (n) = n + 0.5
        for n in range(n.__int__(), 0): pass
        return n
    return f(), n
print(aug())
def unbound():
    try:
        x += 1
    except UnboundLocalError as e:
        return str(e)
print(unbound())
def deleted():
    global new
    del new
deleted()
try:
    new
except NameError as e:
    print(e)
for source in ("def f():\n nonlocal q", "nonlocal q", "def f(a):\n global a", "def f():\n a = 1\n global a",
               "def f():\n print(a)\n global a", "def f():\n a = 1\n def g():\n  print(a)\n  nonlocal a",
               "def f():\n global a\n def g():\n  nonlocal a", "def f(a):\n def g(a):\n  nonlocal a",
               "def f():\n a: int\n global a", "def f():\n global a\n a: int", "class C:\n nonlocal zz",
               "def f():\n def g():\n  nonlocal __class__"):
    try:
        exec(source)
        print("ok")
    except SyntaxError as e:
        print(e.msg, e.lineno, e.offset)
exec("global made_by_exec\nmade_by_exec = 1")
print(made_by_exec)
ns = {}
exec("def f():\n global z\n z = 3\nf()", ns)
print(ns["z"], "z" in globals())

#> 2 made
#> ('from inner', 'local') from inner
#> 2 entered False
#> global func Klass func sys
#> 5 False
#> (11, 11)
#> (5, False)
#> (-1, -1)
#> cannot access local variable 'x' where it is not associated with a value
#> name 'new' is not defined
#> no binding for nonlocal 'q' found 2 2
#> nonlocal declaration not allowed at module level 1 1
#> name 'a' is parameter and global 2 2
#> name 'a' is assigned to before global declaration 3 2
#> name 'a' is used prior to global declaration 3 2
#> name 'a' is used prior to nonlocal declaration 5 3
#> no binding for nonlocal 'a' found 4 3
#> name 'a' is parameter and nonlocal 3 3
#> annotated name 'a' can't be global 3 2
#> annotated name 'a' can't be global 3 2
#> no binding for nonlocal 'zz' found 2 2
#> no binding for nonlocal '__class__' found 3 3
#> 1
#> 3 False
