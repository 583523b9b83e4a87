# A name nonlocal and global.
def f():
    x = 1

    def g():
        global x
        nonlocal x

#!   File "nonlocal_and_global.py", line 6
#!     global x
#!     ^^^^^^^^
#! SyntaxError: name 'x' is nonlocal and global
