# typing.get_type_hints evaluates text: with the guest's builtins and rights.
# option: --allow-import=typing
# expect-strict: AttributeError: '__base__' | NameError: 
# expect-standard: contained
import typing


class A:
    x: "().__class__.__base__"


print("contained" if typing.get_type_hints(A) == {"x": object} else "ESCAPED")
