# Carets below the failing index of a chain.
rows = [[1, 2], [3]]
total = 0
for i in range(2):
    for j in range(2):
        total += rows[i][j] * 2

#! Traceback (most recent call last):
#!   File "subscript_chain_index.py", line 6, in <module>
#!     total += rows[i][j] * 2
#!              ~~~~~~~^^^
#! IndexError: list index out of range
