# An error inside nested comprehensions.
matrix = [[1, 2], [3, "4"]]
print([[x * 2 for x in row] for row in matrix])
print([[-x for x in row] for row in matrix])

#> [[2, 4], [6, '44']]
#! Traceback (most recent call last):
#!   File "nested_comprehension.py", line 4, in <module>
#!     print([[-x for x in row] for row in matrix])
#!             ^^
#! TypeError: bad operand type for unary -: 'str'
