# A removed builtin, by import from the module builtins.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: ImportError: cannot import name 'getattr' from 'builtins' (unknown location)
# expect-standard: ImportError: cannot import name 'getattr' from 'builtins' (unknown location)
from builtins import getattr as g
print("ESCAPED")
