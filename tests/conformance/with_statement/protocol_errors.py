# with statement: protocol errors.
# option: --policy standard
class C:
    def __init__(self, name='c', swallow=False, fail=None): self.name, self.swallow, self.fail = name, swallow, fail
    def __enter__(self):
        log.append('+' + self.name)
        if self.fail == 'enter': raise KeyError('enter')
        return self.name
    def __exit__(self, t, v, tb):
        log.append(('-' + self.name, t and t.__name__, repr(v), tb is not None))
        if self.fail == 'exit': raise OSError('exit')
        return self.swallow
class NoEnter:
    def __exit__(self, *a): pass
class NoExit:
    def __enter__(self): pass
class Neither: pass
class AsyncOnly:
    async def __aenter__(self): pass
    async def __aexit__(self, *a): pass
class Inst: pass
class NoneExit:
    def __enter__(self): return 1
    __exit__ = None
class WrongArity:
    def __enter__(self): return 1
    def __exit__(self): pass
class Truthy:
    def __enter__(self): return self
    def __exit__(self, *a): return [0]
class BadBool:
    def __bool__(self): raise RuntimeError('bool')
class ExitBadBool(Truthy):
    def __exit__(self, *a): return BadBool()
inst = Inst(); inst.__enter__ = lambda: 1; inst.__exit__ = lambda *a: None
log = []
def use(c, error=None):
    log.clear()
    try:
        with c as x:
            log.append(x if isinstance(x, (str, int)) else type(x).__name__)
            if error: raise error
    except Exception as e:
        return log[:], repr(e), repr(e.__context__)
    return log[:]
def two(a, b, error=None):
    log.clear()
    try:
        with (a as x, b as y,):
            log.append((x, y))
            if error: raise error
    except Exception as e:
        return log[:], repr(e), repr(e.__context__)
    return log[:]
def targets(v):
    class T:
        def __enter__(self): return v
        def __exit__(self, *a): return False
    d, o = {}, Inst()
    with T() as (a, *b): pass
    with T() as d['k'], T() as o.attr, T() as [c, _]: pass
    return a, b, d, o.attr, c
def flow(kind):
    out = []
    for i in range(3):
        with C(str(i)):
            if kind == 'break': break
            if kind == 'continue': continue
            if kind == 'return': return 'returned', log[-1]
        out.append(i)
    return out, log[-1]


for line in r"""
use(C())
use(C(), ValueError(1))
use(C(swallow=True), ValueError(1))
use(C(fail='enter'))
use(C(fail='exit'))
use(C(fail='exit', swallow=True), ValueError(2))
use(NoEnter())
use(NoExit())
use(Neither())
use(AsyncOnly())
use(inst)
use(NoneExit())
use(WrongArity())
use(WrongArity(), ValueError(3))
use(Truthy(), ValueError(4)), use(Truthy())
use(ExitBadBool()), use(ExitBadBool(), ValueError(5))
use(5), use(C), use('x')
two(C('a'), C('b')), two(C('a'), C('b'), KeyError(1))
two(C('a', swallow=True), C('b'), KeyError(1)), two(C('a'), C('b', swallow=True), KeyError(1))
two(C('a'), C('b', fail='enter'))
two(C('a', swallow=True), C('b', fail='enter'))
two(C('a'), C('b', fail='exit'), KeyError(2))
two(C('a', fail='exit'), C('b', fail='exit'), KeyError(3))
two(C('a'), NoExit()), two(Neither(), C('b'))
targets([1, 2])
targets([1])
targets(5)
flow('break'), flow('continue'), flow('return'), flow('none')
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> use(C()) -> ['+c', 'c', ('-c', None, 'None', False)]
#> use(C(), ValueError(1)) -> (['+c', 'c', ('-c', 'ValueError', 'ValueError(1)', True)], 'ValueError(1)', 'None')
#> use(C(swallow=True), ValueError(1)) -> ['+c', 'c', ('-c', 'ValueError', 'ValueError(1)', True)]
#> use(C(fail='enter')) -> (['+c'], "KeyError('enter')", 'None')
#> use(C(fail='exit')) -> (['+c', 'c', ('-c', None, 'None', False)], "OSError('exit')", 'None')
#> use(C(fail='exit', swallow=True), ValueError(2)) -> (['+c', 'c', ('-c', 'ValueError', 'ValueError(2)', True)], "OSError('exit')", 'ValueError(2)')
#> use(NoEnter()) -> ([], 'TypeError("\'NoEnter\' object does not support the context manager protocol (missed __enter__ method)")', 'None')
#> use(NoExit()) -> ([], 'TypeError("\'NoExit\' object does not support the context manager protocol (missed __exit__ method)")', 'None')
#> use(Neither()) -> ([], 'TypeError("\'Neither\' object does not support the context manager protocol (missed __exit__ method)")', 'None')
#> use(AsyncOnly()) -> ([], 'TypeError("\'AsyncOnly\' object does not support the context manager protocol (missed __exit__ method) but it supports the asynchronous context manager protocol. Did you mean to use \'async with\'?")', 'None')
#> use(inst) -> ([], 'TypeError("\'Inst\' object does not support the context manager protocol (missed __exit__ method)")', 'None')
#> use(NoneExit()) -> ([1], 'TypeError("\'NoneType\' object is not callable")', 'None')
#> use(WrongArity()) -> ([1], "TypeError('WrongArity.__exit__() takes 1 positional argument but 4 were given')", 'None')
#> use(WrongArity(), ValueError(3)) -> ([1], "TypeError('WrongArity.__exit__() takes 1 positional argument but 4 were given')", 'ValueError(3)')
#> use(Truthy(), ValueError(4)), use(Truthy()) -> (['Truthy'], ['Truthy'])
#> use(ExitBadBool()), use(ExitBadBool(), ValueError(5)) -> (['ExitBadBool'], (['ExitBadBool'], "RuntimeError('bool')", 'ValueError(5)'))
#> use(5), use(C), use('x') -> (([], 'TypeError("\'int\' object does not support the context manager protocol (missed __exit__ method)")', 'None'), ([], 'TypeError("\'type\' object does not support the context manager protocol (missed __exit__ method)")', 'None'), ([], 'TypeError("\'str\' object does not support the context manager protocol (missed __exit__ method)")', 'None'))
#> two(C('a'), C('b')), two(C('a'), C('b'), KeyError(1)) -> (['+a', '+b', ('a', 'b'), ('-b', None, 'None', False), ('-a', None, 'None', False)], (['+a', '+b', ('a', 'b'), ('-b', 'KeyError', 'KeyError(1)', True), ('-a', 'KeyError', 'KeyError(1)', True)], 'KeyError(1)', 'None'))
#> two(C('a', swallow=True), C('b'), KeyError(1)), two(C('a'), C('b', swallow=True), KeyError(1)) -> (['+a', '+b', ('a', 'b'), ('-b', 'KeyError', 'KeyError(1)', True), ('-a', 'KeyError', 'KeyError(1)', True)], ['+a', '+b', ('a', 'b'), ('-b', 'KeyError', 'KeyError(1)', True), ('-a', None, 'None', False)])
#> two(C('a'), C('b', fail='enter')) -> (['+a', '+b', ('-a', 'KeyError', "KeyError('enter')", True)], "KeyError('enter')", 'None')
#> two(C('a', swallow=True), C('b', fail='enter')) -> ['+a', '+b', ('-a', 'KeyError', "KeyError('enter')", True)]
#> two(C('a'), C('b', fail='exit'), KeyError(2)) -> (['+a', '+b', ('a', 'b'), ('-b', 'KeyError', 'KeyError(2)', True), ('-a', 'OSError', "OSError('exit')", True)], "OSError('exit')", 'KeyError(2)')
#> two(C('a', fail='exit'), C('b', fail='exit'), KeyError(3)) -> (['+a', '+b', ('a', 'b'), ('-b', 'KeyError', 'KeyError(3)', True), ('-a', 'OSError', "OSError('exit')", True)], "OSError('exit')", "OSError('exit')")
#> two(C('a'), NoExit()), two(Neither(), C('b')) -> ((['+a', ('-a', 'TypeError', 'TypeError("\'NoExit\' object does not support the context manager protocol (missed __exit__ method)")', True)], 'TypeError("\'NoExit\' object does not support the context manager protocol (missed __exit__ method)")', 'None'), ([], 'TypeError("\'Neither\' object does not support the context manager protocol (missed __exit__ method)")', 'None'))
#> targets([1, 2]) -> (1, [2], {'k': [1, 2]}, [1, 2], 1)
#> targets([1]) !! ValueError not enough values to unpack (expected 2, got 1)
#> targets(5) !! TypeError cannot unpack non-iterable int object
#> flow('break'), flow('continue'), flow('return'), flow('none') -> (([], ('-0', None, 'None', False)), ([], ('-2', None, 'None', False)), ('returned', '+0'), ([0, 1, 2], ('-2', None, 'None', False)))
