# Without __import__ among the builtins there is no import by a computed name.
# policy: {"builtins": {"remove": ["__import__"]}}
# option: --allow-import *
# expect-strict: NameError: name '__import__' is not defined
# expect-standard: NameError: name '__import__' is not defined
__import__("math")
print("ESCAPED")
