# yield inside a comprehension.
def f():
    return [(yield x) for x in y]

#!   File "yield_in_comprehension.py", line 3
#!     return [(yield x) for x in y]
#!              ^^^^^^^
#! SyntaxError: 'yield' inside list comprehension
