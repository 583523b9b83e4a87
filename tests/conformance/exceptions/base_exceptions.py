# BaseException subclasses pass `except Exception`; SystemExit, KeyboardInterrupt, GeneratorExit as values.
class Quiet(BaseException):
    pass


def attempt(e):
    try:
        try:
            raise e
        except Exception as caught:
            return f"Exception clause {caught!r}"
        finally:
            print("finally", end=" ")
    except BaseException as caught:
        return f"BaseException clause {caught!r}"


for e in (Quiet("q"), KeyboardInterrupt("k"), SystemExit(2), GeneratorExit(), ValueError("v"), Exception(),
          BaseException("b"), MemoryError("m"), RecursionError("r"), StopAsyncIteration()):
    print(attempt(e))
print(issubclass(KeyboardInterrupt, Exception), issubclass(SystemExit, Exception), issubclass(Quiet, Exception),
      SystemExit("x").code, SystemExit().code, SystemExit(1, 2).code)
try:
    raise SystemExit("not an exit here")
except SystemExit as e:
    print("caught", e.code)
try:
    raise SystemExit
except:
    print("bare except catches it")


def g():
    try:
        yield 1
    except Exception:
        print("never")
    except GeneratorExit:
        print("GeneratorExit clause")
        raise


it = g()
next(it)
it.close()
try:
    class NotException:
        pass
    raise NotException()
except TypeError as e:
    print(e)
try:
    raise NotException
except TypeError as e:
    print(e)
try:
    try:
        raise Quiet
    except NotException:
        pass
except TypeError as e:
    print(e)
except Quiet:
    print("not matched")
print([t.__name__ for t in (Quiet, Exception, int) if issubclass(t, BaseException)])

#> finally BaseException clause Quiet('q')
#> finally BaseException clause KeyboardInterrupt('k')
#> finally BaseException clause SystemExit(2)
#> finally BaseException clause GeneratorExit()
#> finally Exception clause ValueError('v')
#> finally Exception clause Exception()
#> finally BaseException clause BaseException('b')
#> finally Exception clause MemoryError('m')
#> finally Exception clause RecursionError('r')
#> finally Exception clause StopAsyncIteration()
#> False False False x None (1, 2)
#> caught not an exit here
#> bare except catches it
#> GeneratorExit clause
#> exceptions must derive from BaseException
#> exceptions must derive from BaseException
#> catching classes that do not inherit from BaseException is not allowed
#> ['Quiet', 'Exception']
