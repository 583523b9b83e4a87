# A removed module as an attribute of a module that uses it.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: module 'textwrap' has no attribute 're'
# expect-standard: AttributeError: module 'textwrap' has no attribute 're'
import textwrap
textwrap.re
print("ESCAPED")
