# A removed builtin in the builtins of a function of the library, which itself uses it.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'function' object has no attribute '__builtins__' (blocked by policy 'strict': it reads the builtins of other code)
# expect-standard: KeyError: 'getattr'
import textwrap
textwrap.dedent.__builtins__["getattr"]
print("ESCAPED")
