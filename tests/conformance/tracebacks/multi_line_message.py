# A message over several lines.
raise ValueError("first line\nsecond line\n  indented third")

#! Traceback (most recent call last):
#!   File "multi_line_message.py", line 2, in <module>
#!     raise ValueError("first line\nsecond line\n  indented third")
#! ValueError: first line
#! second line
#!   indented third
