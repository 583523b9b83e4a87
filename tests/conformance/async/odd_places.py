# async def and await in unusual places: special methods, large functions, nested statements.
# stderr: ignore
# option: --policy standard --enable eval
def attempt(f):
    try: return f()
    except BaseException as e: return type(e).__name__, str(e)
class A:
    async def __init__(self): pass
class B:
    def __init__(self): yield
class C:
    async def __init__(self): yield
class D:
    async def __new__(cls): return 1
class E:
    async def __call__(self): return 2
    async def __getattr__(self, n): return n
    async def __len__(self): return 3
    async def __iter__(self): yield 1
    async def __contains__(self, x): return False
    async def __bool__(self): return True
    async def __str__(self): return ''
    async def __hash__(self): return 1
    async def __eq__(self, o): return True
    async def __getitem__(self, i): return i
    async def __enter__(self): return 1
    async def __exit__(self, *a): return True
def run(c):
    try:
        while True: c.send(None)
    except StopIteration as e: return e.value
    except BaseException as e: return type(e).__name__, str(e)
for f in (A,B,C): print(attempt(f))
d = D(); print(type(d).__name__, run(d))
e = E()
print(run(e()), run(e.foo), run(e[3]), run(e==1))
print(attempt(lambda: len(e)), attempt(lambda: str(e)), attempt(lambda: hash(e)), attempt(lambda: bool(e)),
      attempt(lambda: iter(e)), attempt(lambda: 1 in e))
src = "async def big(x):\n" + "".join(f"  v{i} = await ident({i})\n" for i
    in range(300)) + "  def inner(): return v5 + v299\n  async def ainner():\n    nonlocal v7\n    v7 = await ident(1000)\n    return v7\n  await ainner()\n  return sum([" + ",".join(f"v{i}" for i in range(300)) + "]), inner(), [v0 async for q in agen() for w in [await ident(q)]]\n"
async def ident(x): return x
async def agen():
    yield 1
    yield 2
exec(src)
print(run(big(1)))
async def tries():
    out=[]
    for i in range(3):
        try:
            try:
                await ident(1)
                if i == 0: continue
                if i == 1: raise ValueError
                return out
            except ValueError:
                out.append(await ident('v'))
            else:
                out.append(await ident('else'))
            finally:
                out.append(await ident(('f', i)))
        finally:
            out.append(await ident('outer'))
print(run(tries()))
async def star():
    async def m(x):
        match x:
            case {'a': [y, *z]} if await ident(y): return y, z
            case (await_,): return await_
    try:
        raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
    except* ValueError as eg:
        a = await ident(eg.exceptions)
    except* TypeError as eg:
        b = await ident(len(eg.exceptions))
    return a, b, await m({'a': [1,2,3]}), await m((5,))
print(run(star()))
async def lam():
    return (await ident(lambda: 5))(), [await ident(f) for f in [lambda x=i: x for i in range(3)]][1]()
print(run(lam()))
async def defaults(a, b=1, *c, d, e=2, **f): return a,b,c,d,e,f
print(run(defaults(1,d=4)), run(defaults(1,2,3,d=4,z=5)), attempt(lambda: defaults()), attempt(lambda: defaults(1)))
async def w():
    with open_cm() as (a, b): return await ident(a+b)
class open_cm:
    def __enter__(self): return 1,2
    def __exit__(self,*a): print('exit')
print(run(w()))
import sys
async def rec(n): return n and await rec(n-1)
print(run(rec(500)), run(rec(100000))[0])
async def deltest():
    x = await ident(3)
    del x
    try: x
    except UnboundLocalError as e: return str(e)
print(run(deltest()))
async def unbound():
    async for v in empty(): pass
    return v
async def empty():
    return
    yield
print(run(unbound()))
def gf():
    x = yield [await_ for await_ in range(2)]
    return x
g = gf(); print(next(g))
class K:
    async def a(self): return await super().__getattribute__('b')()
    async def b(self): return __class__.__name__
print(run(K().a()))
async def assertion():
    assert await ident(0), await ident('msg')
print(run(assertion()))
async def ann():
    x: await_t = await ident(1)
    y: int
    return x
print(run(ann()))
async def glob():
    global G
    G = await ident('g'); return G
print(run(glob()), G)
async def cond(): return await ident(1) if await ident(0) else await ident(2)
print(run(cond()))
async def aug():
    l=[1]; l[await ident(0)] += await ident(4); l += [await ident(2)]
    d={}; d.setdefault(await ident('k'), []).append(await ident('v'))
    return l,d
print(run(aug()))
async def chain(): return await ident(1) < await ident(2) < await ident(0)
print(run(chain()))
async def slices(): 
    l=list(range(10)); l[await ident(1):await ident(5):await ident(2)] = [await ident('a'), await ident('b')]
    del l[await ident(0)]
    return l
print(run(slices()))

#> ('TypeError', "__init__() should return None, not 'coroutine'")
#> ('TypeError', "__init__() should return None, not 'generator'")
#> ('TypeError', "__init__() should return None, not 'async_generator'")
#> coroutine 1
#> 2 foo 3 True
#> ('TypeError', "'coroutine' object cannot be interpreted as an integer") ('TypeError', '__str__ returned non-string (type coroutine)') ('TypeError', '__hash__ method should return an integer') ('TypeError', '__bool__ should return bool, returned coroutine') ('TypeError', "iter() returned non-iterator of type 'async_generator'") True
#> (45843, 304, [0, 0])
#> [('f', 0), 'outer', 'v', ('f', 1), 'outer', ('f', 2), 'outer']
#> ((ValueError(1),), 1, (1, [2, 3]), 5)
#> (5, 1)
#> (1, 1, (), 4, 2, {}) (1, 2, (3,), 4, 2, {'z': 5}) ('TypeError', "defaults() missing 1 required positional argument: 'a'") ('TypeError', "defaults() missing 1 required keyword-only argument: 'd'")
#> exit
#> 3
#> 0 RecursionError
#> cannot access local variable 'x' where it is not associated with a value
#> ('UnboundLocalError', "cannot access local variable 'v' where it is not associated with a value")
#> [0, 1]
#> K
#> ('AssertionError', 'msg')
#> 1
#> g g
#> 2
#> ([5, 2], {'k': ['v']})
#> False
#> ['a', 2, 'b', 4, 5, 6, 7, 8, 9]
#! odd_places.py:5: RuntimeWarning: coroutine 'A.__init__' was never awaited
#!   try: return f()
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! odd_places.py:37: RuntimeWarning: coroutine 'E.__len__' was never awaited
#!   print(attempt(lambda: len(e)), attempt(lambda: str(e)), attempt(lambda: hash(e)), attempt(lambda: bool(e)),
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! odd_places.py:37: RuntimeWarning: coroutine 'E.__str__' was never awaited
#!   print(attempt(lambda: len(e)), attempt(lambda: str(e)), attempt(lambda: hash(e)), attempt(lambda: bool(e)),
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! odd_places.py:37: RuntimeWarning: coroutine 'E.__hash__' was never awaited
#!   print(attempt(lambda: len(e)), attempt(lambda: str(e)), attempt(lambda: hash(e)), attempt(lambda: bool(e)),
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! odd_places.py:37: RuntimeWarning: coroutine 'E.__bool__' was never awaited
#!   print(attempt(lambda: len(e)), attempt(lambda: str(e)), attempt(lambda: hash(e)), attempt(lambda: bool(e)),
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! odd_places.py:38: RuntimeWarning: coroutine 'E.__contains__' was never awaited
#!   attempt(lambda: iter(e)), attempt(lambda: 1 in e))
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
