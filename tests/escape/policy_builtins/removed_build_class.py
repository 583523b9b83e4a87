# Without __build_class__ no class statement works, whatever the guest defines under that name.
# policy: {"builtins": {"remove": ["__build_class__"]}}
# option: --allow-import *
# expect-strict: NameError: __build_class__ not found
# expect-standard: NameError: __build_class__ not found
class C:
    pass
print("ESCAPED")
