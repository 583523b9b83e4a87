# Perhaps a forgotten comma in a call.
print("a" b, c)

#!   File "missing_comma_call.py", line 2
#!     print("a" b, c)
#!           ^^^^^
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?
