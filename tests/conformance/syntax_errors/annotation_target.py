# An annotation of a tuple.
a, b: int = 1, 2

#!   File "annotation_target.py", line 2
#!     a, b: int = 1, 2
#!     ^
#! SyntaxError: only single target (not tuple) can be annotated
