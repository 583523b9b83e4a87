# A removed builtin as an attribute of the object that a neighbouring builtin is bound to.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'builtin_function_or_method' object has no attribute '__self__' (blocked by policy 'strict': it reaches the object or module behind a built-in function)
# expect-standard: AttributeError: 'NoneType' object has no attribute 'getattr'
print.__self__.getattr
print("ESCAPED")
