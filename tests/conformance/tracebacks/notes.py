# Notes follow the message.
error = ValueError("main text")
error.add_note("a note")
error.add_note("a note\nover two lines")
raise error

#! Traceback (most recent call last):
#!   File "notes.py", line 5, in <module>
#!     raise error
#! ValueError: main text
#! a note
#! a note
#! over two lines
