# A comma missing between bases.
class A(B C):
    pass

#!   File "class_keyword_repeated.py", line 2
#!     class A(B C):
#!             ^^^
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?
