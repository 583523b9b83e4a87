# A removed builtin among the builtins that exec() adds to an empty namespace.
# policy: {"features": {"add": ["eval"]}, "builtins": {"remove": ["getattr"]}}
# option: --allow-import *
# expect-strict: KeyError: '__builtins__'
# expect-standard: KeyError: 'getattr'
space = {}
exec("x = 1", space)
space["__builtins__"]["getattr"]
print("ESCAPED")
