# __context__ and __cause__ are set as the reference says, in except, finally and with.
def chain(e):
    parts = []
    while e is not None:
        link = "cause" if e.__cause__ is not None else "context" if not e.__suppress_context__ else "suppressed"
        parts.append(f"{type(e).__name__}({', '.join(map(str, e.args))}) -{link}->")
        e = e.__cause__ if e.__cause__ is not None else e.__context__
    return " ".join(parts)


def finally_context():
    try:
        raise ValueError("body")
    finally:
        raise KeyError("finally")


def deep():
    try:
        try:
            raise ValueError("a")
        except ValueError as e:
            raise TypeError("b") from e
    except TypeError:
        try:
            raise KeyError("c")
        finally:
            int("zz")


def self_raise():
    e = ValueError("self")
    try:
        raise e
    except ValueError:
        raise e


def cycle():
    a, b = ValueError("a"), KeyError("b")
    try:
        try:
            raise a
        except ValueError:
            raise b
    except KeyError:
        raise a


class Manager:
    def __enter__(self):
        return self

    def __exit__(self, *args):
        raise KeyError("from exit")


def with_context():
    with Manager():
        raise ValueError("in with")


def in_handler_function():
    def fails():
        raise KeyError("in function")
    try:
        raise ValueError("outer")
    except ValueError:
        fails()


def not_after_handling():
    try:
        raise ValueError("gone")
    except ValueError:
        pass
    raise KeyError("alone")


def loop():
    last = None
    for i in range(4):
        try:
            if last:
                raise last
            raise ValueError(0)
        except ValueError as e:
            try:
                raise ValueError(i + 1)
            except ValueError as e2:
                last = e2
    raise last


def comprehension():
    try:
        raise ValueError("o")
    except ValueError:
        return [1 // x for x in (1, 0)]


def generator_context():
    def g():
        try:
            yield 1
        except KeyError:
            raise IndexError("in generator")
    it = g()
    next(it)
    try:
        raise ValueError("outside")
    except ValueError:
        it.throw(KeyError("thrown in"))


for f in (finally_context, deep, self_raise, cycle, with_context, in_handler_function, not_after_handling, loop,
          comprehension, generator_context):
    try:
        f()
    except Exception as e:
        print(f.__name__, chain(e))
e = ValueError("manual")
e.__cause__ = KeyError("assigned")
print(e.__suppress_context__, chain(e))
e.__context__ = IndexError("ctx")
e.__cause__ = None
print(e.__suppress_context__, chain(e))
e.__suppress_context__ = False
print(chain(e))
for bad in (lambda: setattr(e, "__cause__", 5), lambda: setattr(e, "__context__", "x"),
            lambda: delattr(e, "__cause__"), lambda: setattr(e, "__suppress_context__", "x")):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> finally_context KeyError(finally) -context-> ValueError(body) -context->
#> deep ValueError(invalid literal for int() with base 10: 'zz') -context-> KeyError(c) -context-> TypeError(b) -cause-> ValueError(a) -context->
#> self_raise ValueError(self) -context->
#> cycle ValueError(a) -context-> KeyError(b) -context->
#> with_context KeyError(from exit) -context-> ValueError(in with) -context->
#> in_handler_function KeyError(in function) -context-> ValueError(outer) -context->
#> not_after_handling KeyError(alone) -context->
#> loop ValueError(4) -context-> ValueError(3) -context-> ValueError(2) -context-> ValueError(1) -context-> ValueError(0) -context->
#> comprehension ZeroDivisionError(division by zero) -context-> ValueError(o) -context->
#> generator_context IndexError(in generator) -context-> KeyError(thrown in) -context->
#> True ValueError(manual) -cause-> KeyError(assigned) -context->
#> True ValueError(manual) -suppressed-> IndexError(ctx) -context->
#> ValueError(manual) -context-> IndexError(ctx) -context->
#> exception cause must be None or derive from BaseException
#> exception context must be None or derive from BaseException
#> __cause__ may not be deleted
#> attribute value type must be bool
