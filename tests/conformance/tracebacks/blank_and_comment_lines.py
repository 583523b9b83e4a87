# The line shown is the statement's own, whatever surrounds it.
# a comment

def f():

    # another

    return None.x  # trailing comment

f()

#! Traceback (most recent call last):
#!   File "blank_and_comment_lines.py", line 10, in <module>
#!     f()
#!     ~^^
#!   File "blank_and_comment_lines.py", line 8, in f
#!     return None.x  # trailing comment
#!            ^^^^^^
#! AttributeError: 'NoneType' object has no attribute 'x'
