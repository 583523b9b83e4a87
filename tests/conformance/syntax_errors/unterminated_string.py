# A string without its closing quote.
message = "hello
print(message)

#!   File "unterminated_string.py", line 2
#!     message = "hello
#!               ^
#! SyntaxError: unterminated string literal (detected at line 2)
