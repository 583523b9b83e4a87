# nonlocal at module level.
nonlocal x

#!   File "nonlocal_at_module.py", line 2
#!     nonlocal x
#!     ^^^^^^^^^^
#! SyntaxError: nonlocal declaration not allowed at module level
