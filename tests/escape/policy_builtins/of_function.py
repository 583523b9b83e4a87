# A removed builtin in the builtins of a function of the program.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'function' object has no attribute '__builtins__' (blocked by policy 'strict': it reads the builtins of other code)
# expect-standard: KeyError: 'getattr'
(lambda: 0).__builtins__["getattr"]
print("ESCAPED")
