# Where names of eval and exec are read and written: globals, locals, mappings, builtins (PEP 667).
# option: --policy standard
def t(f, *a, **k):
    try:
        print("ok", repr(f(*a, **k)).split(" at 0x")[0])
    except BaseException as e:
        print(type(e).__name__, e)


g = {}
exec("x = 1", g)
print(list(g), g["__builtins__"]["len"]([1, 2]))
l = {}
exec("y = x + 1; global z; z = 3", g, l)
print(l, g["z"], "y" in g)
g = {"__builtins__": {}}
t(eval, "len([])", g)
t(exec, "import math", g)
t(exec, "class A: pass", g)
g = {"__builtins__": {"len": lambda x: 42}}
t(eval, "len([])", g)
exec("def f(): return len(())", g)
t(g["f"])
t(exec, "print(1)", g)


class D(dict):
    def __missing__(self, k):
        return k * 2

    def __getitem__(self, k):
        return dict.get(self, k, k + "!")


t(eval, "abc", D())
t(eval, "abc", {}, D())
d = D()
exec("y = zz", {}, d)
print(sorted(d))


class Log:
    def __init__(self):
        self.names = {}

    def __getitem__(self, k):
        print("get", k)
        return self.names[k]

    def __setitem__(self, k, v):
        print("set", k, v if isinstance(v, int) else type(v).__name__)
        self.names[k] = v

    def __delitem__(self, k):
        print("del", k)
        del self.names[k]


log = Log()
exec("a = 1\nb = a + 1\ndel a\nprint(b)\nfor c in range(2): pass\n", {}, log)
t(exec, "del a", {}, log)
t(exec, "print(nothing)", {}, log)
exec("def f(): return 5\nclass K: q = 7\n", {}, log)
print(log.names["f"](), log.names["K"].q)
# Functions defined by exec with separate locals do not see them.
l = {}
exec("v = 1\ndef f(): return v", {}, l)
t(l["f"])


def h():
    a = 1
    first = locals()
    a = 2
    second = locals()
    print(first, second["a"], first is second)
    exec("a = 5; b = 6")
    print(a, "b" in locals())
    n = {}
    exec("c = a + 5; b = 6", {"a": a}, n)
    print(n)

    class C:
        z = 1
        locals()["w"] = 3
        exec("e = 9")
        print(sorted(k for k in locals() if k[0] != "_"), eval("z"))

    print(C.w, C.e)
    print((lambda k: locals())(3))
    print(eval("a+1"), [eval("a") for i in (1, 2)], list(eval("i") for i in (1, 2)))
    del a
    print("a" in locals(), sorted(locals()))
    try:
        eval("a")
    except NameError as e:
        print(e)


h()


def closure():
    captured = 1
    unset: int

    def inner(p):
        captured
        own = 2
        return sorted(locals().items())

    print(inner(5), sorted(locals()))
    if 0:
        unset = 1
    return lambda: (locals(), captured)


print(closure()())


def later(read):
    before = read()
    value = 1
    return before, read()


print(later(locals))


def gen(x):
    y = x
    yield sorted(locals())
    z = 1
    yield sorted(locals())


print(list(gen(1)))
exec("m1 = 1\nm2 = m1 + 1")
print(m1, m2, eval("m1 + m2"), vars() is globals(), locals() is globals())
print(eval("[n * m2 for n in range(3)]"), eval("(lambda q: q + m1)(1)"))
print(eval("[(lambda: n + w)() for n in (1,)]", {"w": 1}))
t(eval, "[w for _ in (1,)]", {}, {"w": 1})
t(eval, "(lambda: w)()", {}, {"w": 1})
t(eval, "[lambda: w for _ in (1,)][0]()", {}, {"w": 1})
exec("global gg; gg = 4", {}, {})
t(eval, "gg")
exec("from math import *\nprint(sqrt(9))", {})
exec("import math as m\nprint(m.floor(2.5))", {}, {})
exec("x: int = 1\nprint(x)", {})
exec("def f(): nonlocal_ = 1; return nonlocal_\nprint(f())", {})
print(eval("dir()", {"q": 1}))


class E(dict):
    def __getitem__(self, k):
        if k == "nn":
            return "from getitem"
        return dict.__getitem__(self, k)


e = E(print=print)
exec("def q(): return nn\nprint(q())\ndef r(): global w; w = 1; return w\nprint(r())", e)
t(exec, "def q(): return missing\nq()", e)
e = {"__builtins__": E(print=print)}
exec("def q(): return nn\nprint(q())", e)

#> ['__builtins__', 'x'] 2
#> {'y': 2} 3 False
#> NameError name 'len' is not defined
#> ImportError __import__ not found
#> NameError __build_class__ not found
#> ok 42
#> ok 42
#> NameError name 'print' is not defined
#> ok 'abc!'
#> ok 'abc!'
#> ['y']
#> set a 1
#> get a
#> set b 2
#> del a
#> get print
#> get b
#> 2
#> get range
#> set c 0
#> set c 1
#> del a
#> NameError name 'a' is not defined
#> get print
#> get nothing
#> NameError name 'nothing' is not defined
#> set f function
#> set K type
#> 5 7
#> NameError name 'v' is not defined
#> {'a': 1} 2 False
#> 2 False
#> {'c': 7, 'b': 6}
#> ['e', 'w', 'z'] 1
#> 3 9
#> {'k': 3}
#> 3 [2, 2] [1, 2]
#> False ['C', 'first', 'n', 'second']
#> name 'a' is not defined
#> [('captured', 1), ('own', 2), ('p', 5)] ['captured', 'inner']
#> ({'captured': 1}, 1)
#> ({'read': <built-in function locals>}, {'read': <built-in function locals>, 'before': {'read': <built-in function locals>}, 'value': 1})
#> [['x', 'y'], ['x', 'y', 'z']]
#> 1 2 3 True True
#> [0, 2, 4] 2
#> [2]
#> ok [1]
#> NameError name 'w' is not defined
#> NameError name 'w' is not defined
#> NameError name 'gg' is not defined
#> 3.0
#> 2
#> 1
#> 1
#> ['__builtins__', 'q']
#> from getitem
#> 1
#> NameError name 'missing' is not defined
#> from getitem
