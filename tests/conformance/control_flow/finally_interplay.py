# exit: 0
# return, break and continue inside try/finally, and finally that overrides them.
def return_through():
    for i in range(3):
        try:
            return i
        finally:
            print("cleanup", i)


def override():
    try:
        return "try"
    finally:
        return "finally"


def break_in_finally():
    for i in range(3):
        try:
            raise ValueError(i)
        finally:
            break
    return "swallowed"


def continue_in_finally():
    out = []
    for i in range(3):
        try:
            out.append(i)
            1 / (i - 1)
        finally:
            continue
    return out


def nested():
    log = []
    try:
        try:
            return log
        finally:
            log.append("inner")
    finally:
        log.append("outer")


def value_kept():
    x = 1
    try:
        return x
    finally:
        x = 2


def loop_break():
    out = []
    while True:
        try:
            try:
                out.append("body")
                break
            finally:
                out.append("f1")
        finally:
            out.append("f2")
    return out


def finally_raises():
    try:
        return 1
    finally:
        raise KeyError("from finally")


def return_in_except_and_finally():
    try:
        raise ValueError
    except ValueError:
        return "except"
    finally:
        print("finally runs")


def generator():
    try:
        yield 1
        yield 2
    finally:
        print("generator cleanup")


print(return_through(), override(), break_in_finally(), continue_in_finally(), nested(), value_kept(), loop_break(),
      return_in_except_and_finally())
try:
    finally_raises()
except KeyError as error:
    print(error, error.__context__)
g = generator()
for v in g:
    print(v)
    break
g.close()
print("end")


def many():
    for a in range(2):
        for b in range(2):
            try:
                if b == 0:
                    continue
                if a == 1:
                    break
                print("work", a, b)
            except Exception:
                print("no")
            else:
                print("else", a, b)
            finally:
                print("fin", a, b)


many()

#> cleanup 0
#> finally runs
#> 0 finally swallowed [0, 1, 2] ['inner', 'outer'] 1 ['body', 'f1', 'f2'] except
#> 'from finally' None
#> 1
#> generator cleanup
#> end
#> fin 0 0
#> work 0 1
#> else 0 1
#> fin 0 1
#> fin 1 0
#> fin 1 1
#! finally_interplay.py:15: SyntaxWarning: 'return' in a 'finally' block
#!   return "finally"
#! finally_interplay.py:23: SyntaxWarning: 'break' in a 'finally' block
#!   break
#! finally_interplay.py:34: SyntaxWarning: 'continue' in a 'finally' block
#!   continue
