# break inside a function inside a loop.
for i in range(3):
    def f():
        break

#!   File "break_in_nested_function.py", line 4
#!     break
#!     ^^^^^
#! SyntaxError: 'break' outside loop
