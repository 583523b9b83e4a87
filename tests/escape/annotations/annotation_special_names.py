# String annotations are evaluated with the globals that the guest sees, without special names.
# option: --allow-import=typing --enable eval
# expect-strict: NameError: '__spec__'
# expect-standard: contained
import typing


class A:
    x: "__spec__"


print("contained" if typing.get_type_hints(A) == {"x": type(None)} else "ESCAPED")
