# A character that cannot begin a token.
x = 5 € 3

#!   File "invalid_character.py", line 2
#!     x = 5 € 3
#!           ^
#! SyntaxError: invalid character '€' (U+20AC)
