# A tuple without parentheses in a comprehension.
[x, y for x, y in z]

#!   File "comprehension_tuple_target.py", line 2
#!     [x, y for x, y in z]
#!      ^^^^
#! SyntaxError: did you forget parentheses around the comprehension target?
