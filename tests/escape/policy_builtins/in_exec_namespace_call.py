# A removed builtin in code that exec() runs in a namespace of its own.
# policy: {"features": {"add": ["eval"]}, "builtins": {"remove": ["getattr"]}}
# option: --allow-import *
# expect-strict: NameError: name 'getattr' is not defined
# expect-standard: NameError: name 'getattr' is not defined
exec("getattr(1, 'real')", {})
print("ESCAPED")
