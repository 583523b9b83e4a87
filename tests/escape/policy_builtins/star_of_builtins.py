# A removed builtin among all names of the module builtins.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: NameError: name 'getattr' is not defined
# expect-standard: NameError: name 'getattr' is not defined
from builtins import *
getattr
print("ESCAPED")
