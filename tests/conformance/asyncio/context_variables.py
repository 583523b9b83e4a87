# contextvars: ContextVar, Token, Context, copy_context.
# stderr: ignore
# option: --policy standard
import contextvars
from contextvars import Context, ContextVar, Token, copy_context


def attempt(action, *arguments):
    try:
        return action(*arguments)
    except Exception as error:
        text = str(error)
        return type(error).__name__, text.split(" at 0x")[0]


a = ContextVar("a")
b = ContextVar("b", default=5)
print(a.name, b.name, b.get(), b.get(6), attempt(a.get)[0], a.get("given"))
print(repr(a).split(" at ")[0], repr(b).split(" at ")[0])
t = a.set(1)
print(a.get(), t.var is a, t.old_value is Token.MISSING, Token.MISSING, repr(t).split(" var=")[0])
u = a.set(2)
print(u.old_value, a.get())
a.reset(u)
print(a.get(), repr(u).split(" var=")[0])
print(attempt(a.reset, u)[0], attempt(b.reset, t)[0], attempt(a.reset, 5))
a.reset(t)
print(attempt(a.get)[0])

ctx = copy_context()


def inside(x, *, k=0):
    a.set(x)
    b.set(x + k)
    return a.get(), b.get()


print(ctx.run(inside, 10, k=5), attempt(a.get)[0], b.get())
print(ctx[a], ctx.get(b), ctx.get(ContextVar("none"), "d"), a in ctx, len(ctx), ContextVar("x") in ctx)
print(sorted(v.name for v in ctx), sorted(ctx.values()), sorted((k.name, v) for k, v in ctx.items()))
print(attempt(lambda: ctx[ContextVar("missing")])[0], attempt(lambda: ctx["a"]), attempt(lambda: "a" in ctx))
copy = ctx.copy()
copy.run(a.set, 99)
print(ctx[a], copy[a], copy == ctx, ctx == ctx.copy(), ctx == 5)
print(attempt(ctx.run, lambda: ctx.run(print)), attempt(ctx.run)[0])


def nested():
    inner = copy_context()
    inner.run(a.set, "inner")
    return a.get(), inner[a]


print(ctx.run(nested))
token = ctx.run(a.set, 1)
print(attempt(a.reset, token)[0])
print(attempt(ctx.run, lambda: 1 / 0), ctx.run(lambda: a.get()))
empty = Context()
print(len(empty), list(empty), empty.run(lambda: attempt(a.get)[0]))
with a.set("with"):
    print(a.get())
print(attempt(a.get)[0])
print(attempt(ContextVar)[0], attempt(ContextVar, 3), attempt(Token), attempt(lambda: type("S", (ContextVar,), {})))
print(attempt(hash, ctx)[0], ContextVar[int].__origin__ is ContextVar)


def generator():
    yield a.get("unset")
    yield a.get("unset")


g = generator()
print(next(g), copy_context().run(lambda: (a.set("g"), next(g))[1]))

#> a b 5 6 LookupError given
#> <ContextVar name='a' <ContextVar name='b' default=5
#> 1 True True <Token.MISSING> <Token
#> 1 2
#> 1 <Token used
#> RuntimeError ValueError ('TypeError', 'expected an instance of Token, got 5')
#> LookupError
#> (10, 15) LookupError 5
#> 10 15 d True 2 False
#> ['a', 'b'] [10, 15] [('a', 10), ('b', 15)]
#> KeyError ('TypeError', "a ContextVar key was expected, got 'a'") ('TypeError', "a ContextVar key was expected, got 'a'")
#> 10 99 False True False
#> ('RuntimeError', 'cannot enter context: <_contextvars.Context object') TypeError
#> (10, 'inner')
#> ValueError
#> ('ZeroDivisionError', 'division by zero') 1
#> 0 [] LookupError
#> with
#> LookupError
#> TypeError ('TypeError', 'context variable name must be a str') ('RuntimeError', 'Tokens can only be created by ContextVars') ('TypeError', "type '_contextvars.ContextVar' is not an acceptable base type")
#> TypeError True
#> unset g
