# Bytes with characters outside ASCII.
x = b"é"

#!   File "bytes_non_ascii.py", line 2
#!     x = b"é"
#!         ^^^^
#! SyntaxError: bytes can only contain ASCII literal characters
