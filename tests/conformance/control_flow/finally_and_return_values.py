# control flow: finally and return values.
# option: --policy standard
def a():
    try: return 'try'
    finally: pass
def b():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: break
        finally: log.append(i)
    else: log.append('else')
    return log
def c():
    x = 1
    try: return x
    finally: x = 2
def d():
    x = []
    try: return x
    finally: x.append(1)
def e():
    try: raise ValueError(1)
    except ValueError: return 'handled'
    else: return 'else'
    finally: log.append('fin')
def f():
    while True:
        try:
            try: raise KeyError('k')
            finally: log.append('inner')
        except KeyError as err:
            log.append(repr(err)); break
    return log
def g():
    try:
        try: 1 / 0
        finally: {}['missing']
    except KeyError as err: return type(err.__context__).__name__
def h():
    with open_() as x:
        try: return x
        finally: log.append('finally in with')
class open_:
    def __enter__(self): return 'entered'
    def __exit__(self, *a): log.append(a)
def i(n):
    while n:
        n -= 1
        if n == 2: break
    else: return 'exhausted'
    return 'broken', n
def j():
    for x in []: pass
    else: log.append('empty else')
    try: return x
    except UnboundLocalError as err: return str(err)
def k():
    out = []
    for x in (it := iter(range(10))):
        if x % 3 == 0: next(it, None); continue
        out.append(x)
    return out
def l():
    try: yield 1
    finally: log.append('gen finally')
def o():
    for i in range(2):
        for j in range(2):
            try:
                if j: break
            finally: log.append((i, j))
    return i, j
log = []


for line in r"""
a(), c(), d(), e()
b(), log.clear()
f(), log.clear()
g()
h(), log.copy(), log.clear()
i(2), i(5), i(0)
j(), log.copy(), log.clear()
k()
list(l()), [x for x in l()], log.copy(), log.clear()
o(), log.copy(), log.clear()
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> a(), c(), d(), e() -> ('try', 1, [1], 'handled')
#> b(), log.clear() -> ([], None)
#> f(), log.clear() -> ([], None)
#> g() -> 'ZeroDivisionError'
#> h(), log.copy(), log.clear() -> ('entered', ['finally in with', (None, None, None)], None)
#> i(2), i(5), i(0) -> ('exhausted', ('broken', 2), 'exhausted')
#> j(), log.copy(), log.clear() -> ("cannot access local variable 'x' where it is not associated with a value", ['empty else'], None)
#> k() -> [2, 5, 8]
#> list(l()), [x for x in l()], log.copy(), log.clear() -> ([1], [1], ['gen finally', 'gen finally'], None)
#> o(), log.copy(), log.clear() -> ((1, 1), [(0, 0), (0, 1), (1, 0), (1, 1)], None)
