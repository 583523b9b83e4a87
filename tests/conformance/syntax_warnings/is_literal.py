# exit: 0
# `is` with a literal is nearly always a mistake.
x = 1000
if x is 1000:
    pass
if x is not "text":
    print("not")
print(x is (), x is None, x is True, x is ..., x is -5, x is 1.5, None is x)

#> not
#> False False False False False False False
#! is_literal.py:4: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#!   if x is 1000:
#! is_literal.py:6: SyntaxWarning: "is not" with 'str' literal. Did you mean "!="?
#!   if x is not "text":
#! is_literal.py:8: SyntaxWarning: "is" with 'tuple' literal. Did you mean "=="?
#!   print(x is (), x is None, x is True, x is ..., x is -5, x is 1.5, None is x)
#! is_literal.py:8: SyntaxWarning: "is" with 'float' literal. Did you mean "=="?
#!   print(x is (), x is None, x is True, x is ..., x is -5, x is 1.5, None is x)
