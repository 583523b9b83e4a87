# A brace that is never closed.
d = {"a": 1, "b": 2
for k in d:
    print(k)

#!   File "unclosed_brace.py", line 2
#!     d = {"a": 1, "b": 2
#!         ^
#! SyntaxError: '{' was never closed
