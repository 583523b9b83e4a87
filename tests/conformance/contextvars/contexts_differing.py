# contextvars: contexts, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, re.sub(" at 0x[0-9a-f]+", "", str(e)))
import re
from contextvars import ContextVar, Context, Token, copy_context
v = ContextVar("v", default=10)
w = ContextVar("w")
tok = v.set(1)
tok2 = v.set(2)
c = copy_context()
d = copy_context()
def inside(): v.set(200); return v.get(), w.get("none")
e = Context()
t(lambda: e.run())
t(lambda: ContextVar())
t(lambda: ContextVar("a", "b"))
def other():
    return v.set(5)
tk = e.run(other)
with v.set("with"): print(v.get())
def gen(): 
    v.set("gen"); yield v.get(); v.set("gen2"); yield v.get()
g = gen()
f = d.copy()
t(lambda: setattr(v, "name", "n"))

#> TypeError run() missing 1 required positional argument
#> TypeError ContextVar() takes exactly 1 positional argument (0 given)
#> TypeError ContextVar() takes at most 1 positional argument (2 given)
#> with
#> AttributeError readonly attribute
