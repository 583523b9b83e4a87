# A binary operator whose operands are on different lines.
value = (1 +
         2) * (
    3 / (
        1 - 1)
)

#! Traceback (most recent call last):
#!   File "multi_line_operator.py", line 4, in <module>
#!     3 / (
#!     ~~^~~
#!         1 - 1)
#!         ~~~~~~
#! ZeroDivisionError: division by zero
