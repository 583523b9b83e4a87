# Tracebacks through eval and exec: no source lines for "<string>", the caller's lines with marks.
# option: --policy standard
def run(text):
    exec(text)


last = None
for text in (
    "1 / 0", "def f():\n    return [][1]\nf()", "eval('(lambda: nothing)()')", "raise ValueError('x')",
    "class A:\n  def m(self):\n    self.n\nA().m()", "[x.y for x in (1,)]", "compile('a b', 'other.py', 'exec')",
    "exec(compile('1\\n\\nundefined_name', 'named.py', 'exec'))", "try:\n  {}['k']\nexcept KeyError:\n  int('x')",
    "'\\ud800'.encode()", "assert 0, 'message'", "import no_such_module", "from math import nothing", "len(5)",
    "x = lambda: x()\nraise RecursionError",
):
    try:
        run(text)
    except Exception as e:
        inner = e
        while inner.__context__ is not None:
            inner = inner.__context__
        inner.__context__ = last
        last = e
raise last

#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! ZeroDivisionError: division by zero
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 3, in <module>
#!   File "<string>", line 2, in f
#! IndexError: list index out of range
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#!   File "<string>", line 1, in <module>
#!   File "<string>", line 1, in <lambda>
#! NameError: name 'nothing' is not defined
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! ValueError: x
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 4, in <module>
#!   File "<string>", line 3, in m
#! AttributeError: 'A' object has no attribute 'n'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! AttributeError: 'int' object has no attribute 'y'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#!   File "other.py", line 1
#!     a b
#!       ^
#! SyntaxError: invalid syntax
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#!   File "named.py", line 3, in <module>
#! NameError: name 'undefined_name' is not defined
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "<string>", line 2, in <module>
#! KeyError: 'k'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 4, in <module>
#! ValueError: invalid literal for int() with base 10: 'x'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! UnicodeEncodeError: 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! AssertionError: message
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! ModuleNotFoundError: No module named 'no_such_module'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! ImportError: cannot import name 'nothing' from 'math' (unknown location)
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 1, in <module>
#! TypeError: object of type 'int' has no len()
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "code_from_text.py", line 23, in <module>
#!     raise last
#!   File "code_from_text.py", line 16, in <module>
#!     run(text)
#!     ~~~^^^^^^
#!   File "code_from_text.py", line 4, in run
#!     exec(text)
#!     ~~~~^^^^^^
#!   File "<string>", line 2, in <module>
#! RecursionError
