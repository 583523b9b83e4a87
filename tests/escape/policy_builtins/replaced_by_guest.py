# A name that the guest adds to the builtins is the guest's own.
# policy: {"builtins": {"remove": ["getattr", "hasattr"]}}
# option: --allow-import *
# expect-strict: contained
# expect-standard: contained
import builtins
builtins.getattr = lambda *a: "mine"
assert getattr(1, "real") == "mine"
print("contained")
