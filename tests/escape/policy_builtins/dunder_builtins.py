# A removed builtin in the name __builtins__.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: NameError: name '__builtins__' is not defined
# expect-standard: KeyError: 'getattr'
b = __builtins__
(b if isinstance(b, dict) else b.__dict__)["getattr"]
print("ESCAPED")
