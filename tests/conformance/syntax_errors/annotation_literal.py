# An annotation of a literal.
5: int = 3

#!   File "annotation_literal.py", line 2
#!     5: int = 3
#!     ^
#! SyntaxError: illegal target for annotation
