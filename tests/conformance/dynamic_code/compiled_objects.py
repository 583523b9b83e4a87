# Code objects: made once, run again and again in different namespaces; their attributes.
# option: --policy standard
code = compile("r = a * 2\ndef f():\n    return a\n", "prog.py", "exec")
for a in (1, 2):
    names = {"a": a}
    exec(code, names)
    print(names["r"], names["f"]())
print(eval(compile("a + b", "e", "eval"), {"a": 1}, {"b": 2}))
print(code.co_name, code.co_filename, code.co_firstlineno, code.co_argcount, code.co_varnames)
print(type(code).__name__, code == code, code != compile("1", "p", "exec"), hash(code) == hash(code))


def f(a, /, b, *c, d, e=1, **g):
    "doc"
    x = y = 1

    def inner():
        return x, a

    return inner


c = f.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount)
print(c.co_varnames, c.co_cellvars, c.co_freevars, c.co_nlocals, hex(c.co_flags))
i = f(1, 2, d=3).__code__
print(i.co_name, i.co_qualname, i.co_freevars, i.co_cellvars, hex(i.co_flags))
for function in (lambda: 1, lambda *a: 1, lambda **k: 1, lambda: (yield)):
    print(hex(function.__code__.co_flags), function.__code__.co_name)


async def coroutine():
    pass


async def generator():
    yield


class K:
    def m(self):
        """Doc."""

    def n(self):
        return __class__


for function in (coroutine, generator, K.m, K.n):
    print(hex(function.__code__.co_flags), function.__code__.co_qualname, function.__code__.co_freevars)
for name in ("co_name", "co_argcount", "co_flags"):
    try:
        setattr(c, name, 1)
    except AttributeError as e:
        print(e)
# Names of the source do not leak between runs.
counter = compile("n = n + 1", "c", "exec")
names = {"n": 0}
for _ in range(5):
    exec(counter, names)
print(names["n"])
# The same text twice gives equal results, not the same objects.
one, two = compile("lambda: 0", "l", "eval"), compile("lambda: 0", "l", "eval")
print(eval(one) is eval(two), eval(one)() == eval(two)())
single = compile("x = 5", "s", "single")
exec(single)
print(x)
for optimize in (-1, 0, 1, 2):
    names = {}
    exec(compile("'doc'\ndef f():\n 'inner'\n assert 0, 'no'\ntry:\n f()\n r = 'quiet'\n"
                 "except AssertionError as e:\n r = str(e)\nd = __debug__, f.__doc__",
                 "o", "exec", optimize=optimize), names)
    print(optimize, names["r"], names["d"], names.get("__doc__"))
# from __future__ import annotations is inherited from the caller.
exec("def g(a: undefined_name): pass", names)
try:
    names["g"].__annotations__
except NameError as e:
    print(e)
code = compile("def g(a: undefined_name): pass", "a", "exec", flags=0x1000000)
exec(code, names)
print(names["g"].__annotations__, hex(names["g"].__code__.co_flags))


def late():
    return 1


late.__code__ = compile("def q(): return 2", "q", "exec").co_consts[0] if False else (lambda: 3).__code__
print(late(), eval(late.__code__), late.__name__)
print(eval("(yield_ := 5)"), [eval(s) for s in ("1", "'a'", "[]", "None", "...", "1_000", "0x_f")])
big = "+".join(["1"] * 2000)
print(eval(big))
deep = "(" * 150 + "1" + ")" * 150
print(eval(deep))
try:
    eval("(" * 300 + "1" + ")" * 300)
except SyntaxError as e:
    print(e.msg)


def recursive(n):
    return n if n == 0 else eval("recursive(n - 1)") + 1


print(recursive(20))

#> 2 1
#> 4 2
#> 3
#> <module> prog.py 1 0 ()
#> code True True True
#> f f 2 1 2
#> ('a', 'b', 'd', 'e', 'c', 'g', 'y', 'inner') ('a', 'x') () 8 0x400000f
#> inner f.<locals>.inner ('a', 'x') () 0x13
#> 0x3 <lambda>
#> 0x7 <lambda>
#> 0xb <lambda>
#> 0x23 <lambda>
#> 0x83 coroutine ()
#> 0x203 generator ()
#> 0xc000003 K.m ()
#> 0x8000003 K.n ('__class__',)
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> 5
#> False True
#> 5
#> -1 no (True, 'inner') doc
#> 0 no (True, 'inner') doc
#> 1 quiet (False, 'inner') doc
#> 2 quiet (False, None) None
#> name 'undefined_name' is not defined
#> {'a': 'undefined_name'} 0x1000003
#> 3 3 late
#> 5 [1, 'a', [], None, Ellipsis, 1000, 15]
#> 2000
#> 1
#> too many nested parentheses
#> 20
