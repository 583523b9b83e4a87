# Functions, code objects, generators, frames and tracebacks name other code, other instructions and other registers.
import sys
word, kind, field = attempts(EDGES + list(range(3, 40)), ["function", "code", "generator", "coroutine", "traceback", "frame", "native",
                                         "method", "getset", "member", "module", "cell"], list(range(4, 80, 4)))
def f(a, b=2, *c, d=4, **e):
    def inner(): return a
    return inner
def g(): 
    for i in range(5): yield i
async def h(): return 1
def fault():
    try: 1 / 0
    except ZeroDivisionError as error: return error
class S: __slots__ = ("s",)
gen = g()
next(gen)
error = fault()
co = h()
thing = {"function": f, "code": f.__code__, "generator": gen, "coroutine": co, "traceback": error.__traceback__,
         "frame": error.__traceback__.tb_frame, "native": len, "method": [].append, "getset": type.__dict__["__dict__"],
         "member": S.__dict__["s"], "module": sys, "cell": f(1).__closure__[0]}[kind]
try: w4(id(thing) + field, word)
except ValueError: raise SystemExit
use(thing)
for act in (lambda: f(1)(), lambda: eval(f.__code__), lambda: list(gen), lambda: gen.throw(ValueError), lambda: co.send(None),
            lambda: error.__traceback__.tb_lineno, lambda: error.__traceback__.tb_frame.f_locals, lambda: error.__traceback__.tb_frame.f_back,
            lambda: f.__code__.co_positions() and list(f.__code__.co_positions()), lambda: f.__code__.co_consts, lambda: f.__name__,
            lambda: [].append(thing), lambda: len([thing]), lambda: type.__dict__["__dict__"].__get__(S), lambda: S().s, lambda: sys.version,
            lambda: f(1).__closure__[0].cell_contents, lambda: gen.gi_frame.f_lineno, lambda: setattr(S(), "s", 1)):
    try: act()
    except Exception: pass
raise error
