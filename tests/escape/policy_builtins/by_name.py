# A builtin that the policy removes, by its name.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: NameError: name 'getattr' is not defined
# expect-standard: NameError: name 'getattr' is not defined
getattr(1, "real")
print("ESCAPED")
