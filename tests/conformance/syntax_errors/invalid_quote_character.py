# Typographic quotes.
print(“hello”)

#!   File "invalid_quote_character.py", line 2
#!     print(“hello”)
#!           ^
#! SyntaxError: invalid character '“' (U+201C)
