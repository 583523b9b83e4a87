# A subscript as the target of :=.
(a[0] := 5)

#!   File "walrus_target.py", line 2
#!     (a[0] := 5)
#!      ^^^^
#! SyntaxError: cannot use assignment expressions with subscript
