# exit: 0
# A number that touches a keyword.
x = 5
print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)

#> 1 [31] 1 3 1.5 True 10
#! numbers_before_keywords.py:4: SyntaxWarning: invalid decimal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid hexadecimal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid decimal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid binary literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid decimal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid octal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid decimal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: invalid decimal literal
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
#! numbers_before_keywords.py:4: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#!   print(1if x else 2, [0x1for y in (1,)], 1or 2, 0b1and 3, 1.5if x else 0, 0o7in (7,), 1is x if False else 1_0or 0)
