# nonlocal without a binding in an enclosing function.
def f():
    def g():
        nonlocal missing
        missing = 1
    return g

#!   File "nonlocal_missing.py", line 4
#!     nonlocal missing
#!     ^^^^^^^^^^^^^^^^
#! SyntaxError: no binding for nonlocal 'missing' found
