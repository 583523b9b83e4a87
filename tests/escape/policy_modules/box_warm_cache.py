# The library reads it before and between: its caches do not serve the guest.
# policy: {"modules": {"remove": ["re", "collections"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'module' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: module has no attribute 'sub' (blocked by policy 'standard': the policy does not open this module)
import textwrap
box = textwrap.__dict__["re"]
for i in range(20):
    textwrap.TextWrapper()
    textwrap.dedent("  a\n  b")
    try:
        box.sub
        print("ESCAPED")
    except AttributeError:
        pass
box.sub("a", "b", "c")
