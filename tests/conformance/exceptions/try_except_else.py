# try/except/else/finally: which clauses run, matching by class, tuple and expression.
def run(action):
    log = []
    try:
        log.append("try")
        action()
    except ValueError as e:
        log.append(f"ValueError {e}")
    except (KeyError, IndexError) as e:
        log.append(f"lookup {e!r}")
    except ArithmeticError:
        log.append("arithmetic")
    except Exception as e:
        log.append(f"other {type(e).__name__}")
    else:
        log.append("else")
    finally:
        log.append("finally")
    return log


def raiser(e):
    def f():
        raise e
    return f


for e in (ValueError("v"), KeyError("k"), IndexError("i"), ZeroDivisionError(), OverflowError(), TypeError("t"),
          StopIteration(3), UnicodeError("u"), NotImplementedError()):
    print(run(raiser(e)))
print(run(lambda: None))
for action in (lambda: [][1], lambda: {}[2], lambda: int("x"), lambda: 1 % 0, lambda: None.x, lambda: undefined):
    print(run(action))


def choose():
    print("classes evaluated")
    return (KeyError, ValueError)


try:
    raise ValueError("dynamic")
except choose() as e:
    print(e)
try:
    try:
        raise TypeError("skip")
    except choose():
        print("no")
except TypeError as e:
    print("outer", e)
try:
    pass
except choose():
    pass
try:
    raise KeyError("bare")
except:
    print("bare except")
nested = ((ValueError,), KeyError)
try:
    try:
        raise KeyError("nested tuples")
    except nested:
        print("matched nested")
except TypeError as error:
    print(type(error).__name__, error)
for wrong in (5, "ValueError", None, [ValueError], (ValueError, 5)):
    try:
        try:
            raise KeyError("orig")
        except wrong:
            print("matched")
    except TypeError as error:
        print(error, "|", repr(error.__context__))
    except KeyError:
        print("not matched")
try:
    try:
        1 / 0
    except ValueError:
        print("no")
    else:
        print("no else")
    finally:
        print("inner finally")
except ZeroDivisionError:
    print("propagated")


def else_raises():
    try:
        pass
    except KeyError:
        return "wrong"
    else:
        raise KeyError("from else")
    finally:
        print("after else")


try:
    else_raises()
except KeyError as e:
    print(e)

#> ['try', 'ValueError v', 'finally']
#> ['try', "lookup KeyError('k')", 'finally']
#> ['try', "lookup IndexError('i')", 'finally']
#> ['try', 'arithmetic', 'finally']
#> ['try', 'arithmetic', 'finally']
#> ['try', 'other TypeError', 'finally']
#> ['try', 'other StopIteration', 'finally']
#> ['try', 'ValueError u', 'finally']
#> ['try', 'other NotImplementedError', 'finally']
#> ['try', 'else', 'finally']
#> ['try', "lookup IndexError('list index out of range')", 'finally']
#> ['try', 'lookup KeyError(2)', 'finally']
#> ['try', "ValueError invalid literal for int() with base 10: 'x'", 'finally']
#> ['try', 'arithmetic', 'finally']
#> ['try', 'other AttributeError', 'finally']
#> ['try', 'other NameError', 'finally']
#> classes evaluated
#> dynamic
#> classes evaluated
#> outer skip
#> bare except
#> TypeError catching classes that do not inherit from BaseException is not allowed
#> catching classes that do not inherit from BaseException is not allowed | KeyError('orig')
#> catching classes that do not inherit from BaseException is not allowed | KeyError('orig')
#> catching classes that do not inherit from BaseException is not allowed | KeyError('orig')
#> catching classes that do not inherit from BaseException is not allowed | KeyError('orig')
#> catching classes that do not inherit from BaseException is not allowed | KeyError('orig')
#> inner finally
#> propagated
#> after else
#> 'from else'
