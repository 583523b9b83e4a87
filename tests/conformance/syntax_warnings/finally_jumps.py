# exit: 0
# return, break and continue that leave a finally clause (PEP 765).
def f():
    try:
        1 / 0
    finally:
        return "swallowed"


def g():
    for i in range(3):
        try:
            continue
        finally:
            break
    return i


def h():
    out = []
    for i in range(3):
        try:
            out.append(i)
        finally:
            for j in range(2):
                break
            if i:
                continue
    return out


def fine():
    try:
        pass
    finally:
        def inner():
            return 1
        for k in range(2):
            if k:
                break
            continue
    return inner()


print(f(), g(), h(), fine())

#> swallowed 0 [0, 1, 2] 1
#! finally_jumps.py:7: SyntaxWarning: 'return' in a 'finally' block
#!   return "swallowed"
#! finally_jumps.py:15: SyntaxWarning: 'break' in a 'finally' block
#!   break
#! finally_jumps.py:28: SyntaxWarning: 'continue' in a 'finally' block
#!   continue
