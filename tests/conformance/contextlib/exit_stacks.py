# contextlib: exit stacks.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from contextlib import (ExitStack, contextmanager, closing, suppress, nullcontext, redirect_stdout, ContextDecorator,
                        AbstractContextManager)
@contextmanager
def cm(n, swallow=False):
    print("enter", n)
    try: yield n
    except Exception as e:
        print("saw", n, type(e).__name__)
        if not swallow: raise
    finally: print("exit", n)
with ExitStack() as s: print(s.enter_context(cm(1)), s.enter_context(cm(2)))
def inner():
    with ExitStack() as s:
        s.enter_context(cm("a", True)); s.enter_context(cm("b")); raise ValueError("v")
    return "swallowed"
t(inner)
def cb(*a, **k): print("cb", a, k)
with ExitStack() as s:
    f = s.callback(cb, 1, x=2)
    s.callback(cb)
    print(f is cb)
    s.push(lambda *e: print("push", e))
    s.push(cm("p").__exit__ if False else cb)
with ExitStack() as s:
    s.callback(cb, "moved"); moved = s.pop_all()
print("left"); moved.close(); moved.close()
def replaced():
    with ExitStack() as s:
        s.callback(lambda: 1 / 0)
        s.push(lambda t_, e, tb: print("got", t_.__name__ if t_ else None))
        raise KeyError("k")
t(replaced)
def chained():
    try:
        with ExitStack() as s:
            s.callback(lambda: {}["second"]); s.callback(lambda: [][0]); raise ValueError("first")
    except KeyError as e:
        return repr(e), repr(e.__context__), repr(e.__context__.__context__), e.__context__.__context__.__context__
t(chained)
t(lambda: ExitStack().enter_context(5))
t(lambda: ExitStack().push(5))
t(lambda: ExitStack().callback())
t(lambda: ExitStack().enter_context(object()))
class Close:
    def close(self): print("closed")
with closing(Close()) as c: print(type(c).__name__)
t(lambda: closing(5).__exit__(None, None, None))
with suppress(KeyError, IndexError): [][1]
print("after"); 
with suppress(): pass
def notsup():
    with suppress(KeyError): 1 / 0
t(notsup)
def group():
    with suppress(ValueError): raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
try: group()
except ExceptionGroup as e: print(repr(e))
with suppress(ValueError): raise ExceptionGroup("g", [ValueError(1)])
with nullcontext() as n, nullcontext(5) as m: print(n, m)
class D(ContextDecorator):
    def __enter__(self): print("in"); return self
    def __exit__(self, *e): print("out", e[0]); return True
@D()
def work(x): "work doc"; print("work", x); return x
print(work(1), work.__name__, work.__doc__)
@D()
def fail(): 1 / 0
print(fail())
@cm("deco")
def g(): return "g"
print(g(), g())
@contextmanager
def none(): return; yield
@contextmanager
def two(): yield 1; yield 2
@contextmanager
def stop(): yield; raise StopIteration("x")
def use(c):
    with c() as v: return v
t(lambda: use(none)); t(lambda: use(two)); t(lambda: use(stop)); t(lambda: contextmanager(lambda: 5)().__enter__())
def leak():
    with cm("si") : raise StopIteration("mine")
try: leak()
except StopIteration as e: print("StopIteration", e)
class A(AbstractContextManager):
    def __exit__(self, *a): return None
with A() as a: print(type(a).__name__)
t(lambda: AbstractContextManager())
print(issubclass(Close, AbstractContextManager), issubclass(D, AbstractContextManager))

#> enter 1
#> enter 2
#> 1 2
#> exit 2
#> exit 1
#> enter a
#> enter b
#> saw b ValueError
#> exit b
#> saw a ValueError
#> exit a
#> swallowed
#> True
#> cb (None, None, None) {}
#> push (None, None, None)
#> cb () {}
#> cb (1,) {'x': 2}
#> left
#> cb ('moved',) {}
#> got KeyError
#> ZeroDivisionError division by zero
#> ("KeyError('second')", "IndexError('list index out of range')", "ValueError('first')", None)
#> TypeError 'builtins.int' object does not support the context manager protocol
#> 5
#> TypeError _BaseExitStack.callback() missing 1 required positional argument: 'callback'
#> TypeError 'builtins.object' object does not support the context manager protocol
#> Close
#> closed
#> AttributeError 'int' object has no attribute 'close'
#> after
#> ZeroDivisionError division by zero
#> ExceptionGroup('g', [TypeError(2)])
#> None 5
#> in
#> work 1
#> out None
#> 1 work work doc
#> in
#> out <class 'ZeroDivisionError'>
#> None
#> enter deco
#> exit deco
#> enter deco
#> exit deco
#> g g
#> RuntimeError generator didn't yield
#> RuntimeError generator didn't stop
#> RuntimeError generator raised StopIteration
#> TypeError 'int' object is not an iterator
#> enter si
#> saw si StopIteration
#> exit si
#> StopIteration mine
#> A
#> TypeError Can't instantiate abstract class AbstractContextManager without an implementation for abstract method '__exit__'
#> False True
