# Lines indented with tabs.
def f(x):
	if x:
		return 1 /	0


f(1)

#! Traceback (most recent call last):
#!   File "tabs.py", line 7, in <module>
#!     f(1)
#!     ~^^^
#!   File "tabs.py", line 4, in f
#!     return 1 /	0
#!            ~~^~~
#! ZeroDivisionError: division by zero
