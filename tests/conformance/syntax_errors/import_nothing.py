# from-import without names.
from a import

#!   File "import_nothing.py", line 2
#!     from a import
#!                  ^
#! SyntaxError: Expected one or more names after 'import'
