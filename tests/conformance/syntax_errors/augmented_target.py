# An augmented assignment to a tuple.
a, b += 1, 2

#!   File "augmented_target.py", line 2
#!     a, b += 1, 2
#!     ^^^^
#! SyntaxError: 'tuple' is an illegal expression for augmented assignment
