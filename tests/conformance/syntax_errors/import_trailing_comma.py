# A trailing comma in from-import.
from a import b,

#!   File "import_trailing_comma.py", line 2
#!     from a import b,
#!                     ^
#! SyntaxError: trailing comma not allowed without surrounding parentheses
