# Inconsistent use of tabs and spaces.
if True:
        x = 1
	y = 2

#!   File "tabs_and_spaces.py", line 4
#!     	y = 2
#!     ^
#! TabError: inconsistent use of tabs and spaces in indentation
