# generators: attributes and introspection.
# option: --policy standard
def g(a):
    b = yield a
    try:
        c = yield b
    finally:
        pass
    return c
class C:
    def m(self): yield self
    gen = (i for i in 'ab')
def sub():
    r = yield from g(1)
    yield ('result', r)
def close_value():
    try: yield 1
    except GeneratorExit: return 'closed'
def ignore():
    while True:
        try: yield 1
        except GeneratorExit: pass
def running():
    yield it.gi_running, it.gi_suspended
    try: next(it)
    except ValueError as e: yield str(e)
def stop(): yield 1; raise StopIteration('x')
it = running()
x = g(5)
def fresh(f=g, *a): 
    y = f(*a); next(y); return y
def step(y, v):
    try: return y.send(v)
    except StopIteration as e: return 'stop', e.value


for line in r"""
x.__name__, x.__qualname__, x.gi_running, x.gi_suspended, x.gi_yieldfrom, x.gi_code.co_name, x.gi_frame is not None
x.send(1)
next(x), x.gi_suspended, x.send('B'), step(x, 'C'), x.gi_frame, x.gi_suspended, x.gi_running
next(x)
x.send(5)
x.send()
x.throw()
x.throw(ValueError('dead'))
x.close(), x.close()
step(fresh(sub), 'one'), step(step and fresh(sub), None)
(y := fresh(sub), y.gi_yieldfrom.__name__, y.send('two'), y.send('three'))[1:]
next(it), next(it)
close_value().close(), fresh(close_value).close()
stop().__next__(), list(stop())
fresh(g, 1).throw(KeyError)
fresh(g, 1).throw(KeyError('v'))
fresh(g, 1).throw(5)
fresh(g, 1).throw(int)
fresh(g, 1).throw('s')
fresh(close_value).throw(GeneratorExit)
g(1).throw(ZeroDivisionError('at start'))
C().m().__qualname__
C.gen.__name__
C.gen.__qualname__
(i for i in ()).__name__
(lambda: (yield))().__name__
(lambda: (yield))().__qualname__
setattr(x, '__name__', 'other'), x.__name__, x.__qualname__
setattr(x, '__name__', 5)
setattr(x, 'gi_frame', None)
setattr(x, 'new', None)
iter(x) is x, type(x).__name__, hasattr(x, '__next__'), hasattr(x, '__len__'), callable(x)
type(x)()
len(x)
x[0]
x + 1
g()
(i for i in 5)
list(i for i in [1, 2] if i / (i - 1))
sum(i * i for i in range(5))
max((len(w) for w in ['a', 'bb']), default=0)
sorted(-i for i in (1, 3, 2))
','.join(str(i) for i in range(3))
dict((i, i * i) for i in range(3))
set(i % 2 for i in range(5))
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> x.__name__, x.__qualname__, x.gi_running, x.gi_suspended, x.gi_yieldfrom, x.gi_code.co_name, x.gi_frame is not None -> ('g', 'g', False, False, None, 'g', True)
#> x.send(1) !! TypeError can't send non-None value to a just-started generator
#> next(x), x.gi_suspended, x.send('B'), step(x, 'C'), x.gi_frame, x.gi_suspended, x.gi_running -> (5, True, 'B', ('stop', 'C'), None, False, False)
#> next(x) !! StopIteration 
#> x.send(5) !! StopIteration 
#> x.send() !! TypeError generator.send() takes exactly one argument (0 given)
#> x.throw() !! TypeError throw expected at least 1 argument, got 0
#> x.throw(ValueError('dead')) !! ValueError dead
#> x.close(), x.close() -> (None, None)
#> step(fresh(sub), 'one'), step(step and fresh(sub), None) -> ('one', None)
#> (y := fresh(sub), y.gi_yieldfrom.__name__, y.send('two'), y.send('three'))[1:] -> ('g', 'two', ('result', 'three'))
#> next(it), next(it) -> ((True, False), 'generator already executing')
#> close_value().close(), fresh(close_value).close() -> (None, 'closed')
#> stop().__next__(), list(stop()) !! RuntimeError generator raised StopIteration
#> fresh(g, 1).throw(KeyError) !! KeyError 
#> fresh(g, 1).throw(KeyError('v')) !! KeyError 'v'
#> fresh(g, 1).throw(5) !! TypeError exceptions must be classes or instances deriving from BaseException, not int
#> fresh(g, 1).throw(int) !! TypeError exceptions must be classes or instances deriving from BaseException, not type
#> fresh(g, 1).throw('s') !! TypeError exceptions must be classes or instances deriving from BaseException, not str
#> fresh(close_value).throw(GeneratorExit) !! StopIteration closed
#> g(1).throw(ZeroDivisionError('at start')) !! ZeroDivisionError at start
#> C().m().__qualname__ -> 'C.m'
#> C.gen.__name__ -> '<genexpr>'
#> C.gen.__qualname__ -> 'C.<genexpr>'
#> (i for i in ()).__name__ -> '<genexpr>'
#> (lambda: (yield))().__name__ -> '<lambda>'
#> (lambda: (yield))().__qualname__ -> '<lambda>'
#> setattr(x, '__name__', 'other'), x.__name__, x.__qualname__ -> (None, 'other', 'g')
#> setattr(x, '__name__', 5) !! TypeError __name__ must be set to a string object
#> setattr(x, 'gi_frame', None) !! AttributeError attribute 'gi_frame' of 'generator' objects is not writable
#> setattr(x, 'new', None) !! AttributeError 'generator' object has no attribute 'new' and no __dict__ for setting new attributes
#> iter(x) is x, type(x).__name__, hasattr(x, '__next__'), hasattr(x, '__len__'), callable(x) -> (True, 'generator', True, False, False)
#> type(x)() !! TypeError cannot create 'generator' instances
#> len(x) !! TypeError object of type 'generator' has no len()
#> x[0] !! TypeError 'generator' object is not subscriptable
#> x + 1 !! TypeError unsupported operand type(s) for +: 'generator' and 'int'
#> g() !! TypeError g() missing 1 required positional argument: 'a'
#> (i for i in 5) !! TypeError 'int' object is not iterable
#> list(i for i in [1, 2] if i / (i - 1)) !! ZeroDivisionError division by zero
#> sum(i * i for i in range(5)) -> 30
#> max((len(w) for w in ['a', 'bb']), default=0) -> 2
#> sorted(-i for i in (1, 3, 2)) -> [-3, -2, -1]
#> ','.join(str(i) for i in range(3)) -> '0,1,2'
#> dict((i, i * i) for i in range(3)) -> {0: 0, 1: 1, 2: 4}
#> set(i % 2 for i in range(5)) -> {0, 1}
