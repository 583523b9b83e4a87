# The module builtins, removed, by the name __builtins__.
# policy: {"modules": {"remove": ["builtins"]}}
# option: --allow-import *
# expect-strict: NameError: name '__builtins__' is not defined
# expect-standard: NameError: name '__builtins__' is not defined
__builtins__.len
print("ESCAPED")
