# typing.get_type_hints evaluates text: with the guest's builtins and rights.
# option: --allow-import=typing
# expect-strict: AttributeError: 'type' object has no attribute '__base__' (blocked by policy 'strict': it climbs from a class to its bases)
# expect-standard: contained
import typing


class A:
    x: "().__class__.__base__"


print("contained" if typing.get_type_hints(A) == {"x": object} else "ESCAPED")
