# := in the iterable of a comprehension.
[x for x in (y := [1])]

#!   File "walrus_in_comprehension_iterable.py", line 2
#!     [x for x in (y := [1])]
#!                  ^^^^^^^^
#! SyntaxError: assignment expression cannot be used in a comprehension iterable expression
