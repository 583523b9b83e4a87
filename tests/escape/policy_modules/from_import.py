# A removed module, imported from a module that uses it.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: ImportError: cannot import name 're' from 'textwrap' (unknown location)
# expect-standard: ImportError: cannot import name 're' from 'textwrap' (unknown location)
from textwrap import re
print("ESCAPED")
