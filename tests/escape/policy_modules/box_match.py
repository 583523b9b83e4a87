# The same in a pattern.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: contained
import textwrap
box = textwrap.__dict__["re"]
match box:
    case object(compile=c):
        print("ESCAPED")
print("contained")
