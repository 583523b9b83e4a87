# A forgotten colon.
print("never printed")
x = 1
if x == 1
    print("one")

#!   File "missing_colon_if.py", line 4
#!     if x == 1
#!              ^
#! SyntaxError: expected ':'
