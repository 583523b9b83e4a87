# import as an attribute.
import a as b.c

#!   File "import_as_expression.py", line 2
#!     import a as b.c
#!                 ^^^
#! SyntaxError: cannot use attribute as import target
