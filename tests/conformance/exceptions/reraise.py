# Bare raise in handlers, nested handlers, functions called from handlers, and after finally.
def direct():
    try:
        raise ValueError("direct")
    except ValueError:
        raise


def helper():
    raise


def via_function():
    try:
        raise KeyError("via function")
    except KeyError:
        helper()


def after_inner_handled():
    try:
        raise ValueError("outer one")
    except ValueError:
        try:
            raise KeyError("inner")
        except KeyError:
            pass
        raise


def inner_then_outer():
    try:
        raise ValueError("first")
    except ValueError:
        try:
            raise
        except ValueError as e:
            print("inner got", e)
            raise TypeError("second")


def in_finally():
    try:
        raise ValueError("through finally")
    finally:
        print("finally")


def in_else():
    try:
        pass
    except ValueError:
        pass
    else:
        raise


def saved():
    try:
        raise ValueError("saved")
    except ValueError as e:
        keep = e
    raise keep


def generator():
    try:
        yield 1
    except ValueError:
        yield "caught"
        raise


def gen_reraise():
    g = generator()
    next(g)
    print(g.throw(ValueError("thrown")))
    next(g)


def loop():
    for i in range(3):
        try:
            try:
                raise ValueError(i)
            except ValueError:
                if i == 2:
                    raise
                print("handled", i)
        finally:
            print("round", i)


for f in (direct, via_function, after_inner_handled, inner_then_outer, in_finally, in_else, saved, gen_reraise, loop,
          helper):
    try:
        f()
        print(f.__name__, "nothing raised")
    except Exception as e:
        print(f.__name__, type(e).__name__, e, repr(e.__context__))


def same_object():
    original = ValueError("x")
    try:
        try:
            raise original
        except ValueError:
            raise
    except ValueError as e:
        return e is original


print(same_object())

#> direct ValueError direct None
#> via_function KeyError 'via function' None
#> after_inner_handled ValueError outer one None
#> inner got first
#> inner_then_outer TypeError second ValueError('first')
#> finally
#> in_finally ValueError through finally None
#> in_else RuntimeError No active exception to reraise None
#> saved ValueError saved None
#> caught
#> gen_reraise ValueError thrown None
#> handled 0
#> round 0
#> handled 1
#> round 1
#> round 2
#> loop ValueError 2 None
#> helper RuntimeError No active exception to reraise None
#> True
