# Scopes of type parameters (PEP 695): what they see, what sees them, and syntax that is invalid there.
# option: --policy standard
def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

def run(text, show=None):
    names = {}
    try:
        exec(text, names)
        print('ok', eval(show, names) if show else '')
    except SyntaxError as e:
        print(type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
    except Exception as e:
        print(type(e).__name__, e)

T = 'global T'
def outer[T](x: T, y=1, *, z=2) -> T:
    def inner(): return T
    class K:
        U = T
        def m(self) -> T: return T
    return inner(), K.U, K().m(), x, y, z, (lambda: T)(), [T for _ in range(1)], K.m.__annotations__
print(outer(1), outer('a', 5, z=6), T)
print(outer.__defaults__, outer.__kwdefaults__, outer.__annotations__, outer.__qualname__, outer.__name__)
class Base:
    def hello(self): return 'base'
class C[T, *Ts, **P](Base, metaclass=type):
    """doc"""
    attr = T
    def hello[S](self, x: S, *args: *Ts, **kw: P.kwargs) -> T:
        return (super().hello(), S, T, __class__.__name__)
    @classmethod
    def make[Q](cls, q: Q = 5): return (cls.__name__, Q, q)
    @staticmethod
    def st[R](): return R
    @property
    def prop(self): return T
    class Inner[V]:
        both = (T, V)
    type A[W] = dict[T, W]
print(C().hello(1), C.make(), C.st(), C().prop, C.Inner.both, C.A.__value__, C.__doc__, C.attr)
print(C.hello.__type_params__, C.hello.__annotations__, C.__type_params__, C.__parameters__)
print(C.hello.__qualname__, C.Inner.__qualname__, C.make.__qualname__, C.A.__name__)
def deco(f):
    print('deco', f.__name__, f.__type_params__)
    return f
@deco
@deco
def decorated[T](): return T
print(decorated())
@deco
class Decorated[T]: pass
async def co[T](x: T) -> T: return T
def gen[T](): yield T
print(list(gen()), co.__type_params__)
try:
    co(1).send(None)
except StopIteration as e:
    print(e.value)
def bounds():
    local = int
    def f[T: local, S: (local, str), U = list[local]](): pass
    local = float
    return [f.__type_params__[0].__bound__, f.__type_params__[1].__constraints__, f.__type_params__[2].__default__]
print(bounds())
def lazy[T: undefined_thing](): pass
t(lambda: lazy.__type_params__[0].__bound__)
undefined_thing = 5
t(lambda: lazy.__type_params__[0].__bound__)
undefined_thing = 6
t(lambda: lazy.__type_params__[0].__bound__)
def recursive[T: list[T], S: T](): pass
t(lambda: [p.__bound__ for p in recursive.__type_params__])
class Rec[T: Rec]: pass
t(lambda: Rec.__type_params__[0].__bound__)
class Private:
    class __X: pass
    def m[__T: __X](self, a: __T) -> __X: return __T
    type __A[__V] = tuple[__V, __X]
t(lambda: (Private.m.__type_params__, Private.m.__annotations__, Private().m(1),
           Private.m.__type_params__[0].__bound__))
t(lambda: (Private._Private__A, Private._Private__A.__value__))
class P2[__T]:
    a = __T
    def m(self): return __T
t(lambda: (P2.a, P2().m(), P2.__type_params__))
def nested():
    def f[T]():
        def g[S]():
            class K[U]:
                def m[V](self): return (T, S, U, V)
            return K
        return g
    return f()()().m()
print(nested())
def uses_global[T]():
    global made
    def made[S](): pass
uses_global()
print(made.__qualname__)
def many_defaults[T](a=1, b=2, *c, d=3, e, f=4, **g): return (a, b, c, d, e, f, g)
print(many_defaults(e=0), many_defaults.__defaults__, many_defaults.__kwdefaults__)
run('def f[T, T](): pass')
run('class A[T, *T]: pass')
run('type A[T: int, T] = int')
run('def f[T: (x := 1)](): pass')
run('def f[T: (yield)](): pass')
run('async def f():\n def g[T: await x](): pass')
run('type A = (x := 1)')
run('type A = (yield)')
run('type A[T = (y := 2)] = int')
run('def f[*Ts = (y := 2)](): pass')
run('def f[**P = (y := 2)](): pass')
run('class A[T](x := object): pass')
run('class A[T](metaclass=(x := type)): pass')
run('def f[T](x: (y := 1)): pass')
run('def f[T](x = (y := 1)): pass', 'y')
run('def f[T]():\n nonlocal T')
run('def f[T]():\n nonlocal T\n T = 3\n return T\nf()', 'f.__type_params__')
run('def f[T]():\n global T\n T = 3\nf()', 'T')
run('def f[T](T): return T', 'f(3)')
run('class A[T]:\n T = T\n', 'A.T')
run('class A[T]:\n def f(self, x: T): return x\n T = 3', 'A.f.__annotations__')
run('class A[T]:\n nonlocal T\n T = 5')
run('def f[T](): del T\nf()')
run('def f[](): pass')
run('class A[]: pass')
run('type A[] = int')
run('def f[T = int, S](): pass')
run('def f[*Ts: int](): pass')
run('def f[**P: int](): pass')
run('def f[T: *int](): pass')
run('def f[T = *int](): pass')
run('type x.y = int')
run('type = 5\nprint(type)\ntype = int\ntype (3)')
run('type type = type\n', 'type')
run('type[int]\ntype.x if 0 else 1\ntype\n')
run('class A[T](Undefined): pass')
run('type A = int\ntype A[T] = list[T]\n', 'A.__value__')
run('def f[T](x=T): pass')
run('class A[T](list[T], key=T): pass')
run('class A[T](*[object]): pass', 'A.__bases__')
run('class A[T](**{"metaclass": type}): pass', 'A.__mro__')
run('@T\ndef f[T](): pass')
run('lambda[T]: 1')
run('def f[__debug__](): pass')
run('x = 1\nclass A:\n  x = 2\n  def f[T: x](self): pass\n  type Y = x\n  x = 3',
    'A.f.__type_params__[0].__bound__, A.Y.__value__')
run('def outer():\n  x = 1\n  class A:\n    x = 2\n    def f[T: (lambda: x)()](self): pass\n    type Y = [x for _ in (1,)]\n  return A\nA = outer()', 'A.f.__type_params__[0].__bound__, A.Y.__value__')
run('class A:\n  type X = __class__\n', 'A.X.__value__')
run('class A[T]:\n  x: T\n  y: "T"\n  z: list[A]\n', 'A.__annotations__')
run('for T in (1, 2):\n  def f[S: T](): pass\n', 'f.__type_params__[0].__bound__')
run('def f[T, *Ts, **P](): return locals()', 'f()')
run('class A[T]:\n  print(sorted(k for k in locals() if k[0] != "_"))\n  names = list(locals())', 'A.names')
try:
    class Broken[T](1 / 0): pass
except ZeroDivisionError as e:
    names = []
    tb = e.__traceback__
    while tb:
        names.append(tb.tb_frame.f_code.co_name)
        tb = tb.tb_next
    print(names)

#> (T, T, T, 1, 1, 2, T, [T], {'return': T}) (T, T, T, 'a', 5, 6, T, [T], {'return': T}) global T
#> (1,) {'z': 2} {'x': T, 'return': T} outer outer
#> ('base', S, T, 'C') ('C', Q, 5) R T (T, V) dict[T, W] doc T
#> (S,) {'x': S, 'args': typing.Unpack[Ts], 'kw': P.kwargs, 'return': T} (T, Ts, P) (T, Ts, P)
#> C.hello C.Inner C.make A
#> deco decorated (T,)
#> deco decorated (T,)
#> T
#> deco Decorated (T,)
#> [T] (T,)
#> T
#> [<class 'float'>, (<class 'float'>, <class 'str'>), list[float]]
#> NameError name 'undefined_thing' is not defined
#> 5
#> 5
#> [list[T], T]
#> <class '__main__.Rec'>
#> ((__T,), {'a': __T, 'return': <class '__main__.Private.__X'>}, __T, <class '__main__.Private.__X'>)
#> (__A, tuple[__V, __main__.Private.__X])
#> (__T, __T, (__T,))
#> (T, S, U, V)
#> made
#> (1, 2, (), 3, 0, 4, {}) (1, 2) {'d': 3, 'f': 4}
#> SyntaxError duplicate type parameter 'T' 1 10 1 11
#> SyntaxError duplicate type parameter 'T' 1 12 1 14
#> SyntaxError duplicate type parameter 'T' 1 16 1 17
#> SyntaxError named expression cannot be used within a TypeVar bound 1 11 1 17
#> SyntaxError yield expression cannot be used within a TypeVar bound 1 11 1 16
#> SyntaxError await expression cannot be used within a TypeVar bound 2 11 2 18
#> SyntaxError named expression cannot be used within a type alias 1 11 1 17
#> SyntaxError yield expression cannot be used within a type alias 1 11 1 16
#> SyntaxError named expression cannot be used within a TypeVar default 1 13 1 19
#> SyntaxError named expression cannot be used within a TypeVarTuple default 1 14 1 20
#> SyntaxError named expression cannot be used within a ParamSpec default 1 14 1 20
#> SyntaxError named expression cannot be used within the definition of a generic 1 12 1 23
#> SyntaxError named expression cannot be used within the definition of a generic 1 23 1 32
#> SyntaxError named expression cannot be used within an annotation 1 14 1 20
#> ok 1
#> SyntaxError nonlocal binding not allowed for type parameter 'T' 2 2 2 12
#> SyntaxError nonlocal binding not allowed for type parameter 'T' 2 2 2 12
#> ok 3
#> ok 3
#> NameError name 'T' is not defined
#> ok {'x': 3}
#> SyntaxError nonlocal binding not allowed for type parameter 'T' 2 2 2 12
#> UnboundLocalError cannot access local variable 'T' where it is not associated with a value
#> SyntaxError Type parameter list cannot be empty 1 7 1 7
#> SyntaxError Type parameter list cannot be empty 1 9 1 9
#> SyntaxError Type parameter list cannot be empty 1 8 1 10
#> SyntaxError non-default type parameter 'S' follows default type parameter 1 16 1 17
#> SyntaxError cannot use bound with TypeVarTuple 1 10 1 15
#> SyntaxError cannot use bound with ParamSpec 1 10 1 15
#> SyntaxError expected '(' 1 6 1 7
#> SyntaxError expected '(' 1 6 1 7
#> SyntaxError invalid syntax 1 7 1 8
#> 5
#> ok 
#> ok type
#> ok 
#> NameError name 'Undefined' is not defined
#> ok list[T]
#> NameError name 'T' is not defined
#> TypeError A.__init_subclass__() takes no keyword arguments
#> TypeError Cannot create a consistent method resolution order (MRO) for bases object, Generic
#> ok (<class 'A'>, <class 'typing.Generic'>, <class 'object'>)
#> NameError name 'T' is not defined
#> SyntaxError invalid syntax 1 7 1 8
#> SyntaxError cannot assign to __debug__ 1 7 1 16
#> ok (3, 3)
#> ok (1, [1])
#> ok <class 'A'>
#> ok {'x': T, 'y': 'T', 'z': list[A]}
#> ok 2
#> ok {}
#> []
#> ok ['__module__', '__qualname__', '__firstlineno__', '__type_params__']
#> ['<module>', '<generic parameters of Broken>']
