# Bytes and text side by side.
x = b"a" "b"

#!   File "mixed_bytes_str.py", line 2
#!     x = b"a" "b"
#!                 ^
#! SyntaxError: cannot mix bytes and nonbytes literals
