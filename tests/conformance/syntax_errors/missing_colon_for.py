# A forgotten colon after for.
for i in range(3)
    print(i)

#!   File "missing_colon_for.py", line 2
#!     for i in range(3)
#!                      ^
#! SyntaxError: expected ':'
