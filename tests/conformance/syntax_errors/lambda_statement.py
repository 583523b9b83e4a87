# A statement in a lambda.
f = lambda x: return x

#!   File "lambda_statement.py", line 2
#!     f = lambda x: return x
#!                   ^^^^^^
#! SyntaxError: invalid syntax
