# Names with one underscore of a module of the library, under strict.
# option: --allow-import=logging
# expect-strict: AttributeError: '_defaultFormatter'
# expect-standard: contained
import logging

print("contained" if logging._defaultFormatter else "ESCAPED")
