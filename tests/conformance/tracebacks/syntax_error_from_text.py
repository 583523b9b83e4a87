# An uncaught SyntaxError in compiled text, with its position and the frames that led to it.
# option: --policy standard
def run(text):
    return eval(text)


try:
    exec("if x:\n  pass\n y = 1\n")
except IndentationError as e:
    run("1 +\n  (2")

#! Traceback (most recent call last):
#!   File "syntax_error_from_text.py", line 8, in <module>
#!     exec("if x:\n  pass\n y = 1\n")
#!     ~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#!   File "<string>", line 3
#!     y = 1
#!          ^
#! IndentationError: unindent does not match any outer indentation level
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "syntax_error_from_text.py", line 10, in <module>
#!     run("1 +\n  (2")
#!     ~~~^^^^^^^^^^^^^
#!   File "syntax_error_from_text.py", line 4, in run
#!     return eval(text)
#!   File "<string>", line 1
#!     1 +
#!        ^
#! SyntaxError: invalid syntax
