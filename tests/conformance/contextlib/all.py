# option: --allow-import=*
# contextlib
from contextlib import *
import contextlib, sys
def t(f):
    try: print(f())
    except BaseException as e: print(type(e).__name__, e)
log = []
@contextmanager
def cm(a, fail=False):
    "doc of cm"
    log.append(('enter', a))
    try:
        yield a * 2
    except ValueError as e:
        log.append(('caught', str(e)))
        if fail: raise RuntimeError('other') from e
    finally:
        log.append(('exit', a))
with cm(3) as v: log.append(v)
with cm(4): raise ValueError('inside')
def f1():
    with cm(5, fail=True): raise ValueError('again')
t(f1)
def f2():
    with cm(6): raise KeyError('key')
t(f2)
print(log, cm.__name__, cm.__doc__, cm.__wrapped__ is not None); log.clear()
@contextmanager
def none():
    if False: yield
@contextmanager
def twice():
    yield 1
    yield 2
@contextmanager
def goes_on():
    try: yield 1
    except ValueError: pass
    yield 2
def f3():
    with none(): pass
def f4():
    with twice(): pass
def f5():
    with goes_on(): raise ValueError('v')
t(f3); t(f4); t(f5)
def f6():
    with cm(1): raise StopIteration('stop')
t(f6)
def f7():
    with cm(1): return 'returned'
print(f7()); log.clear()
@cm(7)
def decorated(x): "d"; log.append(('in', x)); return x
print(decorated(1), decorated(2), decorated.__name__, log); log.clear()
g = cm(1); print(type(g).__name__, isinstance(g, AbstractContextManager), isinstance(g, ContextDecorator), g.__doc__)
with suppress(KeyError, ValueError): raise KeyError(1)
with suppress(ZeroDivisionError): pass
def f8():
    with suppress(KeyError): raise TypeError('t')
t(f8)
def f9():
    with suppress(ValueError): raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
t(f9)
with suppress(ValueError): raise ExceptionGroup('g', [ValueError(1), ExceptionGroup('h', [ValueError(2)])])
class Closer:
    def close(self): print('closed')
with closing(Closer()) as c: print(type(c).__name__)
with nullcontext(5) as n: print(n)
class Out:
    def __init__(self): self.parts = []
    def write(self, s): self.parts.append(s); return len(s)
    def flush(self): pass
o = Out()
with redirect_stdout(o) as r: print('hidden', r is o)
print(o.parts)
with redirect_stderr(o): print('err', file=sys.stderr)
print(o.parts)
class C:
    def __init__(self, n, swallow=False, fail=False): self.n, self.swallow, self.fail = n, swallow, fail
    def __enter__(self): print('enter', self.n); return self
    def __exit__(self, t, v, tb):
        print('exit', self.n, t and t.__name__, v)
        if self.fail: raise OSError('from ' + self.n)
        return self.swallow
with ExitStack() as s:
    a = s.enter_context(C('a'))
    s.callback(print, 'cb', 1, sep='-')
    s.push(C('b'))
    s.push(lambda *e: print('pushed', e[0]))
with ExitStack() as s:
    s.enter_context(C('a', swallow=True)); s.enter_context(C('b')); raise ValueError('x')
def f10():
    with ExitStack() as s:
        s.enter_context(C('a')); s.enter_context(C('b', fail=True)); raise ValueError('x')
try: f10()
except OSError as e: print(repr(e), repr(e.__context__))
with ExitStack() as s:
    s.callback(print, 'moved'); kept = s.pop_all()
print('after'); kept.close()
s = ExitStack(); t(lambda: s.enter_context(5)); s.push(5) if False else None
with ExitStack() as s: print(s.callback(len, 'a') is len)
class A(AbstractContextManager):
    def __exit__(self, *e): return None
with A() as x: print(type(x).__name__)
t(lambda: AbstractContextManager())
print(issubclass(C, AbstractContextManager), issubclass(int, AbstractContextManager))
class D(ContextDecorator):
    def __enter__(self): print('D in'); return self
    def __exit__(self, *e): print('D out'); return False
@D()
def work(): print('work'); return 1
print(work(), work.__name__)
import asyncio
@asynccontextmanager
async def acm(x):
    print('a in', x)
    try: yield x
    except ValueError as e: print('a caught', e)
    finally: print('a out', x)
class AC:
    async def __aenter__(self): print('aenter'); return 'ac'
    async def __aexit__(self, *e): print('aexit', e[0]); return True
    async def aclose(self): print('aclosed')
async def main():
    async with acm(1) as v: print(v)
    async with acm(2): raise ValueError('av')
    async with AsyncExitStack() as st:
        print(await st.enter_async_context(AC()), st.enter_context(C('s')) is not None)
        st.push_async_callback(asyncio.sleep, 0); st.push_async_exit(AC()); raise KeyError('k')
    async with aclosing(AC()): pass
    async with nullcontext(9) as z: print(z)
asyncio.run(main())
print(sorted(contextlib.__all__) == sorted(n for n in contextlib.__all__ if hasattr(contextlib, n)))

#> RuntimeError other
#> KeyError 'key'
#> [('enter', 3), 6, ('exit', 3), ('enter', 4), ('caught', 'inside'), ('exit', 4), ('enter', 5), ('caught', 'again'), ('exit', 5), ('enter', 6), ('exit', 6)] cm doc of cm True
#> RuntimeError generator didn't yield
#> RuntimeError generator didn't stop
#> RuntimeError generator didn't stop after throw()
#> StopIteration stop
#> returned
#> 1 2 decorated [('enter', 7), ('in', 1), ('exit', 7), ('enter', 7), ('in', 2), ('exit', 7)]
#> _GeneratorContextManager True True doc of cm
#> TypeError t
#> ExceptionGroup g (1 sub-exception)
#> Closer
#> closed
#> 5
#> ['hidden', ' ', 'True', '\n']
#> ['hidden', ' ', 'True', '\n', 'err', '\n']
#> enter a
#> pushed None
#> exit b None None
#> cb-1
#> exit a None None
#> enter a
#> enter b
#> exit b ValueError x
#> exit a ValueError x
#> enter a
#> enter b
#> exit b ValueError x
#> exit a OSError from b
#> OSError('from b') ValueError('x')
#> after
#> moved
#> TypeError 'builtins.int' object does not support the context manager protocol
#> True
#> A
#> TypeError Can't instantiate abstract class AbstractContextManager without an implementation for abstract method '__exit__'
#> True False
#> D in
#> work
#> D out
#> 1 work
#> a in 1
#> 1
#> a out 1
#> a in 2
#> a caught av
#> a out 2
#> aenter
#> enter s
#> ac True
#> aexit <class 'KeyError'>
#> exit s None None
#> aexit None
#> aclosed
#> 9
#> True
