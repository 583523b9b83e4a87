# A bare star without a name after it.
def f(a, *):
    pass

#!   File "keyword_only_missing.py", line 2
#!     def f(a, *):
#!              ^
#! SyntaxError: named arguments must follow bare *
