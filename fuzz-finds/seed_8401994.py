# seed 8401994; status error
# CPython: int 1
# Hognose: ! TypeError int.__new__(A): A is not a subtype of int 1 NoneType False
try:
    g1 = -2**64+1
except Exception as e:
    err(e)
    g1 = []
try:
    g2 = (tuple(((1, 2), (3, 4))), (['0x1f', *({'a': 1}), [1, 2, 3]])[0:], [{i % 3: chr(65 + i) for i in range(5)}, repr(''), {None: {'x': 1, 'y': 2}}, {(1, 2)}],)
except Exception as e:
    err(e)
    g2 = 0
try:
    g3 = repr(g1)
except Exception as e:
    err(e)
    g3 = 0
try:
    def f4(a, /):
        a = b'ABCabc'
        [(repr('12') if (1) not in (((1,)).__hash__()) else (lambda p=1: p)([1, 'a', None], ['b', 'a', 'c'], c=[(1, 'x'), (0, 'y')])), range(0), '12' + str.maketrans('1e5', 'Hello World', 'stra\u00dfe'), (lambda p, q=2: [p])(tuple({'a': 1}), '\u0661\u0662')]
        return ((bytes('abc', 'utf-8')) % (b'\x00\xff'))
except Exception as e:
    err(e)
    f4 = None
try:
    show(f4((({i: i for i in range(3)}) | (dict(zip('xyz', [[1], [2]])))), key=None))
except Exception as e:
    err(e)
try:
    show(f4(f4(), b'ABCabc'))
except Exception as e:
    err(e)
try:
    show(f4(g1, key=5))
except Exception as e:
    err(e)
class Liar(list):
    def __get__(self, obj, owner=None):
        print('__get__')
        return 5
    def __contains__(self, x):
        print('__contains__')
        return NotImplemented
    def __index__(self):
        print('__index__')
        return None
def fresh():
    return Liar()
try:
    o = fresh(); show(enumerate(o))
except Exception as e:
    err(e)
try:
    o = fresh()
    x = [1, 2, 3]; x[1:2] = o; show(x)
except Exception as e:
    err(e)
try:
    o = fresh(); show(getattr(o, 'x', 3))
except Exception as e:
    err(e)
try:
    o = fresh(); show(list(zip(o, 'ab')))
except Exception as e:
    err(e)
try:
    o = fresh(); x = [3, o, 1]; x.sort(); show(len(x))
except Exception as e:
    err(e)
try:
    show(None)
except Exception as e:
    err(e)
try:
    def f5(c, *, value=([(' pad ' if not (set()) else '\u0661\u0662'), sum([1, 2, 3]), g3])[1], **more):
        value
        return bytes([1, 2, 255])
except Exception as e:
    err(e)
    f5 = None
try:
    show(f5(set(range(20)), ((65536) == (20))))
except Exception as e:
    err(e)
try:
    show(f5(({'stra\u00dfe': set([]), (1, 2): frozenset([5, -3, 0, 2**64]), -1: g1} and {[1, 2, 3]: ((1,))[5:10:-1], b'a': g3}), ((list(range(-5, 5))) * 3)))
except Exception as e:
    err(e)
try:
    show(f5(((2+3j) != (str.maketrans(str(-1j), format(True, len))))))
except Exception as e:
    err(e)
try:
    class M(type):
        def mro(cls):
            return [1, 2]
    class Other:
        z = 3
    class A(metaclass=M):
        x = 1
    show([c.__name__ for c in A.__mro__]); show(A().x); show(A.z)
except Exception as e:
    err(e)
try:
    class M(type):
        def mro(cls):
            return [cls, object]
    class Other:
        z = 3
    class A(int, metaclass=M):
        x = 1
    show([c.__name__ for c in A.__mro__]); show(A().x); show(A.z)
except Exception as e:
    err(e)
try:
    class M(type):
        def __prepare__(name, bases):
            return {}
        __prepare__ = staticmethod(__prepare__)
    class A(metaclass=M):
        x = 1
    show(A.x)
except Exception as e:
    err(e)
try:
    u6, *u7, u8 = {i * 3 for i in range(10)}
    show(u6, u7, u8)
except Exception as e:
    err(e)
try:
    try:
        -1
    finally:
        v9 = dict(zip(map(str, range(4)), '[%% %.*x %g' % (2, 1j,)))
except Exception as e:
    err(e)
show(g1, g2, g3, v9)
