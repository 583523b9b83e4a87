# The name bound by except is deleted at the end of the clause.
e = "outer"
try:
    raise ValueError("x")
except ValueError as e:
    print(repr(e))
try:
    print(e)
except NameError as error:
    print(error)


def f():
    try:
        raise KeyError("k")
    except KeyError as problem:
        saved = problem
    try:
        return problem
    except UnboundLocalError as error:
        return str(error), saved.args


print(f())


def rebinding():
    try:
        raise ValueError("a")
    except ValueError as err:
        err = "rebound"
        print(err)
    try:
        err
    except UnboundLocalError as error:
        print(error)


def deleting():
    try:
        raise ValueError("a")
    except ValueError as err:
        del err
    return "deleted twice is fine"


def in_loop():
    out = []
    for i in range(3):
        try:
            if i:
                raise ValueError(i)
            out.append("none")
        except ValueError as v:
            out.append(v.args[0])
            continue
    return out


def reuse():
    try:
        raise ValueError(1)
    except ValueError as x:
        try:
            raise KeyError(2)
        except KeyError as x:
            pass
        try:
            return x
        except UnboundLocalError:
            return "inner clause deleted it"


rebinding()
print(deleting(), in_loop(), reuse())


class C:
    try:
        raise ValueError("in class")
    except ValueError as attr:
        text = str(attr)


print(C.text, hasattr(C, "attr"))


def closure():
    try:
        raise ValueError("closed over")
    except ValueError as err:
        g = lambda: err
        first = g().args
    try:
        g()
    except NameError as error:
        return first, str(error)


print(closure())


def global_name():
    global ge
    try:
        raise ValueError("g")
    except ValueError as ge:
        pass


global_name()
print("ge" in "no", hasattr(C, "ge"))
try:
    ge
except NameError as error:
    print(error)


def returns_inside():
    try:
        raise ValueError("ret")
    except ValueError as r:
        return r
    finally:
        try:
            r
        except UnboundLocalError:
            print("already gone in finally")


print(repr(returns_inside()))

#> ValueError('x')
#> name 'e' is not defined
#> ("cannot access local variable 'problem' where it is not associated with a value", ('k',))
#> rebound
#> cannot access local variable 'err' where it is not associated with a value
#> deleted twice is fine ['none', 1, 2] inner clause deleted it
#> in class False
#> (('closed over',), "cannot access free variable 'err' where it is not associated with a value in enclosing scope")
#> False False
#> name 'ge' is not defined
#> already gone in finally
#> ValueError('ret')
