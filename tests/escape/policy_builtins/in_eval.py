# A removed builtin in text that is evaluated.
# policy: {"features": {"add": ["eval"]}, "builtins": {"remove": ["getattr"]}}
# option: --allow-import *
# expect-strict: NameError: name 'getattr' is not defined
# expect-standard: NameError: name 'getattr' is not defined
eval("getattr")
print("ESCAPED")
