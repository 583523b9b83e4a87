# A call as the target of for.
for f() in range(3):
    pass

#!   File "for_target.py", line 2
#!     for f() in range(3):
#!         ^^^
#! SyntaxError: cannot assign to function call
