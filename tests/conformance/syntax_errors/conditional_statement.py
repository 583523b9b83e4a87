# A statement in a conditional expression.
x = 1 if True else pass

#!   File "conditional_statement.py", line 2
#!     x = 1 if True else pass
#!                        ^^^^
#! SyntaxError: expected expression after 'else', but statement is given
