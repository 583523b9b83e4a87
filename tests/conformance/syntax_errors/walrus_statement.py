# := at statement level without parentheses.
x := 5

#!   File "walrus_statement.py", line 2
#!     x := 5
#!       ^^
#! SyntaxError: invalid syntax
