# A string literal ended by an escaped quote.
name = 'it\'
x = 1

#!   File "unterminated_string_hint.py", line 2
#!     name = 'it\'
#!            ^
#! SyntaxError: unterminated string literal (detected at line 2); perhaps you escaped the end quote?
