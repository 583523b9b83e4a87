# Name mangling of __private names.
class A:
    __secret = "A secret"
    __dunder__ = "not mangled"
    _single = "not mangled"

    def __init__(self):
        self.__value = 1
        self.__x_ = 2

    def get(self):
        return self.__value, self.__secret, self.__x_

    def __method(self):
        return "private method"

    def call(self):
        return self.__method()

    def local(self):
        __local = 5
        def inner():
            return __local
        return inner(), [__local for _ in range(1)]

    def keyword(self, __k=1, **kw):
        return __k, kw

    @classmethod
    def names(cls):
        return sorted(n for n in ("_A__secret", "__secret", "_A__method", "__dunder__") if hasattr(cls, n))


class B(A):
    def __init__(self):
        super().__init__()
        self.__value = 10

    def both(self):
        return self.__value, self._A__value

    def __method(self):
        return "B private"


class _Under:
    def f(self):
        self.__v = 1
        return sorted(self.__dict__)


class __:
    def f(self):
        self.__v = 1
        return sorted(self.__dict__)


a, b = A(), B()
print(a.get(), b.get(), b.both(), a.call(), b.call(), a.local(), a.keyword(), a.keyword(_A__k=3), a.keyword(k=4),
      A.names(), sorted(b.__dict__), A._A__secret, A.__dunder__, _Under().f(), __().f())
for bad in (lambda: a.__secret, lambda: a.__value, lambda: a.__method(), lambda: b._B__secret, lambda: A.__secret):
    try:
        print(bad())
    except AttributeError as error:
        print(error)


class C:
    def f(self):
        return self.__missing

    def g(self):
        global __made
        __made = 5
        del self.__gone


try:
    C().f()
except AttributeError as error:
    print(error)
try:
    C().g()
except AttributeError as error:
    print(error)
print(_C__made)

#> (1, 'A secret', 2) (1, 'A secret', 2) (10, 1) private method private method (5, [5]) (1, {}) (3, {}) (1, {'k': 4}) ['_A__method', '_A__secret', '__dunder__'] ['_A__value', '_A__x_', '_B__value'] A secret not mangled ['_Under__v'] ['__v']
#> 'A' object has no attribute '__secret'
#> 'A' object has no attribute '__value'
#> 'A' object has no attribute '__method'
#> 'B' object has no attribute '_B__secret'
#> type object 'A' has no attribute '__secret'
#> 'C' object has no attribute '_C__missing'
#> 'C' object has no attribute '_C__gone'
#> 5
