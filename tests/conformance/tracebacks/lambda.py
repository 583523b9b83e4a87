# Frames of lambdas are called <lambda>.
apply = lambda f, x: f(x)
double = lambda x: x * 2 + None
print(apply(lambda x: x + 1, 1))
apply(double, 3)

#> 2
#! Traceback (most recent call last):
#!   File "lambda.py", line 5, in <module>
#!     apply(double, 3)
#!     ~~~~~^^^^^^^^^^^
#!   File "lambda.py", line 2, in <lambda>
#!     apply = lambda f, x: f(x)
#!                          ~^^^
#!   File "lambda.py", line 3, in <lambda>
#!     double = lambda x: x * 2 + None
#!                        ~~~~~~^~~~~~
#! TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'
