# contextvars: contexts.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, re.sub(" at 0x[0-9a-f]+", "", str(e)))
import re
from contextvars import ContextVar, Context, Token, copy_context
v = ContextVar("v", default=10)
w = ContextVar("w")
print(v.get(), v.get(5), v.name)
t(lambda: w.get())
print(w.get("fallback"))
tok = v.set(1)
print(v.get(), tok.var is v, tok.old_value is Token.MISSING)
tok2 = v.set(2)
print(tok2.old_value)
v.reset(tok2)
print(v.get())
v.reset(tok)
print(v.get())
t(lambda: v.reset(tok))
c = copy_context()
print(type(c).__name__, v in c, len(c) >= 0)
v.set(100)
w.set("W")
d = copy_context()
print(v in d, d[v], d.get(w), d.get(ContextVar("z"), 7), sorted(x.name for x in d), v in c)
def inside(): v.set(200); return v.get(), w.get("none")
print(d.run(inside), v.get(), d[v], c.run(inside), c[v])
t(lambda: Context().run(lambda: w.get()))
e = Context()
print(len(e), list(e), e.run(v.get), e.run(lambda a, *, b: (a, b), 1, b=2))
t(lambda: e[v])
t(lambda: e.run(1 .__truediv__))
t(lambda: e.run(lambda: 1 / 0))
t(lambda: e["v"])
t(lambda: "v" in e)
t(lambda: e.run(lambda: e.run(lambda: 1)))
t(lambda: v.reset(w.set("q")))
t(lambda: v.reset(5))
t(lambda: ContextVar(5))
t(lambda: Token())
def other():
    return v.set(5)
tk = e.run(other)
t(lambda: v.reset(tk))
with v.set("with"): print(v.get())
print(f"{v.get() = }")
print(f"{ContextVar[int] = }")
print(f"{Token[int] = }")
print(f"{d.copy() == d = }")
print(f"{Context() == Context() = }")
print(f"{d.keys().__class__.__name__ != "" = }")
print(f"{v in list(d.keys()) = }")
print(f"{200 in list(d.values()) = }")
print(f"{isinstance(d.items(), object) = }")
print(f"{hash(v) == hash(v) = }")
print(f"{repr(Token.MISSING) = }")
def gen(): 
    v.set("gen"); yield v.get(); v.set("gen2"); yield v.get()
g = gen()
print(next(g), v.get(), next(g), v.get())
f = d.copy()
f.run(v.set, "copied")
print(f[v], d[v], f == d)
t(lambda: type("X", (ContextVar,), {}))
t(lambda: type("X", (Context,), {}))

#> 10 5 v
#> LookupError <ContextVar name='w'>
#> fallback
#> 1 True True
#> 1
#> 1
#> 10
#> RuntimeError <Token used var=<ContextVar name='v' default=10>> has already been used once
#> Context False True
#> True 100 W 7 ['v', 'w'] False
#> (200, 'W') 100 200 (200, 'none') 200
#> LookupError <ContextVar name='w'>
#> 0 [] 10 (1, 2)
#> KeyError <ContextVar name='v' default=10>
#> TypeError expected 1 argument, got 0
#> ZeroDivisionError division by zero
#> TypeError a ContextVar key was expected, got 'v'
#> TypeError a ContextVar key was expected, got 'v'
#> RuntimeError cannot enter context: <_contextvars.Context object> is already entered
#> ValueError <Token var=<ContextVar name='w'>> was created by a different ContextVar
#> TypeError expected an instance of Token, got 5
#> TypeError context variable name must be a str
#> RuntimeError Tokens can only be created by ContextVars
#> ValueError <Token var=<ContextVar name='v' default=10>> was created in a different Context
#> with
#> v.get() = 100
#> ContextVar[int] = _contextvars.ContextVar[int]
#> Token[int] = _contextvars.Token[int]
#> d.copy() == d = True
#> Context() == Context() = True
#> d.keys().__class__.__name__ != "" = True
#> v in list(d.keys()) = True
#> 200 in list(d.values()) = True
#> isinstance(d.items(), object) = True
#> hash(v) == hash(v) = True
#> repr(Token.MISSING) = '<Token.MISSING>'
#> gen gen gen2 gen2
#> copied 200 False
#> TypeError type '_contextvars.ContextVar' is not an acceptable base type
#> TypeError type '_contextvars.Context' is not an acceptable base type
