# except star: flow and variables.
# option: --policy standard
def run(raiser, *what):
    out = []
    try:
        try:
            raiser()
        except* ValueError as eg:
            out.append(('V', type(eg).__name__, eg.exceptions))
        except* (TypeError, KeyError) as eg:
            out.append(('TK', eg.exceptions))
        else:
            out.append('else')
        finally:
            out.append('finally')
    except BaseException as e:
        out.append(('left', repr(e)))
    return out
def r(e):
    def f(): raise e
    return f
G = ExceptionGroup
def nested():
    try:
        raise G('a', [ValueError(1), KeyError(2)])
    except* ValueError:
        raise RuntimeError('in handler')
    except* KeyError as e:
        return_value = e.exceptions
def both():
    try:
        raise G('a', [ValueError(1), KeyError(2)])
    except* ValueError:
        raise RuntimeError('one')
    except* KeyError:
        raise OSError('two')
def bare():
    try:
        raise G('a', [ValueError(1), KeyError(2)])
    except* ValueError:
        raise
def bad_type():
    try:
        raise ValueError(1)
    except* 5:
        pass
def group_type():
    try:
        raise ValueError(1)
    except* ExceptionGroup:
        pass
def not_used():
    try:
        pass
    except* 5:
        pass
    return 'not evaluated'
def unbound():
    try:
        raise ValueError(1)
    except* ValueError as e:
        pass
    return e
def loops():
    seen = []
    for i in range(3):
        try:
            if i: raise G('g', [ValueError(i)])
        except* ValueError as e:
            seen.append(e.exceptions)
        else:
            seen.append('fine')
    return seen
def shape(f):
    try: f()
    except BaseException as e: return repr(e), repr(e.__context__), repr(e.__cause__)


for line in r"""
run(lambda: 1)
run(r(ValueError(1)))
run(r(TypeError(1)))
run(r(OSError(1)))
run(r(G('g', [ValueError(1), KeyError(2), OSError(3)])))
run(r(G('g', [ValueError(1), G('h', [ValueError(2), OSError(3)])])))
run(r(G('g', [OSError(3)])))
run(r(BaseExceptionGroup('g', [KeyboardInterrupt(), ValueError(1)])))
run(r(SystemExit(1)))
shape(nested)
shape(both)
shape(bare)
bad_type()
group_type()
not_used()
unbound()
loops()
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> run(lambda: 1) -> ['else', 'finally']
#> run(r(ValueError(1))) -> [('V', 'ExceptionGroup', (ValueError(1),)), 'finally']
#> run(r(TypeError(1))) -> [('TK', (TypeError(1),)), 'finally']
#> run(r(OSError(1))) -> ['finally', ('left', 'OSError(1)')]
#> run(r(G('g', [ValueError(1), KeyError(2), OSError(3)]))) -> [('V', 'ExceptionGroup', (ValueError(1),)), ('TK', (KeyError(2),)), 'finally', ('left', "ExceptionGroup('g', [OSError(3)])")]
#> run(r(G('g', [ValueError(1), G('h', [ValueError(2), OSError(3)])]))) -> [('V', 'ExceptionGroup', (ValueError(1), ExceptionGroup('h', [ValueError(2)]))), 'finally', ('left', "ExceptionGroup('g', [ExceptionGroup('h', [OSError(3)])])")]
#> run(r(G('g', [OSError(3)]))) -> ['finally', ('left', "ExceptionGroup('g', [OSError(3)])")]
#> run(r(BaseExceptionGroup('g', [KeyboardInterrupt(), ValueError(1)]))) -> [('V', 'ExceptionGroup', (ValueError(1),)), 'finally', ('left', "BaseExceptionGroup('g', [KeyboardInterrupt()])")]
#> run(r(SystemExit(1))) -> ['finally', ('left', 'SystemExit(1)')]
#> shape(nested) -> ("RuntimeError('in handler')", "ExceptionGroup('a', [ValueError(1)])", 'None')
#> shape(both) -> ("ExceptionGroup('', [RuntimeError('one'), OSError('two')])", 'None', 'None')
#> shape(bare) -> ("ExceptionGroup('a', [ValueError(1), KeyError(2)])", 'None', 'None')
#> bad_type() !! TypeError catching classes that do not inherit from BaseException is not allowed
#> group_type() !! TypeError catching ExceptionGroup with except* is not allowed. Use except instead.
#> not_used() -> 'not evaluated'
#> unbound() !! UnboundLocalError cannot access local variable 'e' where it is not associated with a value
#> loops() -> ['fine', (ValueError(1),), (ValueError(2),)]
