# A unary operator that fails.
text = "abc"
print(-len(text), not text)
print(- text)

#> -3 False
#! Traceback (most recent call last):
#!   File "unary.py", line 4, in <module>
#!     print(- text)
#!           ^^^^^^
#! TypeError: bad operand type for unary -: 'str'
