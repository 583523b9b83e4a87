# An assert with an assignment.
assert x = 1, "message"

#!   File "assert_tuple_target.py", line 2
#!     assert x = 1, "message"
#!              ^
#! SyntaxError: invalid syntax
