# SyntaxErrors that the program creates itself show the contents of their fields.
errors = [
    SyntaxError(), SyntaxError("m"), SyntaxError("m", ("f", 3, 2, "  abc def\n")),
    SyntaxError("m", ("f", 3, 4, "  abc def\n", 3, 7)), SyntaxError("m", ("f", 3, 4, "  abc def\n", 4, 7)),
    SyntaxError("m", ("f", None, 4, "  abc def\n", 4, 7)), SyntaxError("m", (None, 3, 40, "\t\tabc def\n", 3, 7)),
    SyntaxError("m", (None, 3, 4, "\t\tabc def\n", 3, 7)), SyntaxError("", (None, 3, 1, "  abc def\n", 3, 7)),
    SyntaxError(None, ("", 3, None, "  abc def\n", 3, 7)), SyntaxError(5, ("", 3, "x", "  abc def\n", 3, 7)),
    SyntaxError("m", ("f", 3, 4, None, 3, 7)), SyntaxError("m", ("f", 3, 0, "abc", 3, 0)),
    SyntaxError("m", ("f", 3, -1, "abc", 3, -1)), SyntaxError("m", ("f", 3, 2, "abc", 3, -1)),
    SyntaxError("m", ("f", 3, 2, "", 3, 4)), SyntaxError("m", ("f", 3, 5, "日本語 def", 3, 7)),
    SyntaxError("m", ("f", "3", 5, "abc def\n\n", "3", 7)),
    IndentationError("m", ("f", 3, 2, "abc")), TabError("m", (5, 3, 2, "abc")),
    SyntaxError("m", ("f", 3, True, "abc", 3, 10**30)),
]
errors[2].add_note("a note")
last = None
for error in errors:
    error.__context__ = last
    last = error
raise last

#! SyntaxError: <no detail available>
#!
#! During handling of the above exception, another exception occurred:
#!
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc def
#! SyntaxError: m
#! a note
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc def
#!      ^^^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc def
#!      ^^^^^^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!     abc def
#!      ^^^^^^
#! SyntaxError: m (f)
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "<string>", line 3
#!     		abc def
#!     		       ^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "<string>", line 3
#!     		abc def
#!     		 ^^^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "<string>", line 3
#!     abc def
#! SyntaxError: <no detail available>
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "<string>", line 3
#!     abc def
#! SyntaxError: <no detail available>
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "<string>", line 3
#! SyntaxError: 5
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc
#!      ^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     
#!     ^^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     日本語 def
#!         ^^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc def
#!         ^^
#! SyntaxError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "f", line 3
#!     abc
#!      ^^
#! IndentationError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#!   File "5", line 3
#!     abc
#!      ^^
#! TabError: m
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "syntax_error_made.py", line 20, in <module>
#!     raise last
#!   File "f", line 3
#!     abc
#!     ^^^
#! SyntaxError: m
