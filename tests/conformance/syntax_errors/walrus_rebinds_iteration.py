# := rebinding the loop variable of a comprehension.
[x := 1 for x in range(3)]

#!   File "walrus_rebinds_iteration.py", line 2
#!     [x := 1 for x in range(3)]
#!      ^
#! SyntaxError: assignment expression cannot rebind comprehension iteration variable 'x'
