# io.Reader and io.Writer (3.14): abstract classes for objects with read() or write().
# option: --policy standard
import io, abc
for C in io.Reader, io.Writer:
    print(C, C.__mro__, type(C), C.__slots__, C.__abstractmethods__, C[int], C.__module__)
    for o in (io.BytesIO(), io.StringIO(), 5, 'x', io.BufferedReader(io.BytesIO()), io.TextIOWrapper(io.BytesIO())):
        print(isinstance(o, C), issubclass(type(o), C))
    try: C()
    except TypeError as e: print(e)
class R(io.Reader[str]):
    def read(self, size=..., /): return super().read()
print(R().read(), isinstance(R(), io.Reader), isinstance(R(), io.Writer), R.__mro__, R.__orig_bases__)
class W:
    write=None
class V:
    def write(self,d): pass
print(issubclass(W, io.Writer), issubclass(V, io.Writer), issubclass(V, R), isinstance(V(), io.Writer))
class S(io.Writer): pass
try: S()
except TypeError as e: print(e)
import inspect
print(inspect.signature(io.Reader.read), inspect.signature(io.Writer.write))
io.Reader.register(int); print(isinstance(5, io.Reader))

#> <class 'io.Reader'> (<class 'io.Reader'>, <class 'object'>) <class 'abc.ABCMeta'> () frozenset({'read'}) io.Reader[int] io
#> True True
#> True True
#> False False
#> False False
#> True True
#> True True
#> Can't instantiate abstract class Reader without an implementation for abstract method 'read'
#> <class 'io.Writer'> (<class 'io.Writer'>, <class 'object'>) <class 'abc.ABCMeta'> () frozenset({'write'}) io.Writer[int] io
#> True True
#> True True
#> False False
#> False False
#> True True
#> True True
#> Can't instantiate abstract class Writer without an implementation for abstract method 'write'
#> None True False (<class '__main__.R'>, <class 'io.Reader'>, <class 'object'>) (io.Reader[str],)
#> False True False True
#> Can't instantiate abstract class S without an implementation for abstract method 'write'
#> (self, size=Ellipsis, /) (self, data, /)
#> True
