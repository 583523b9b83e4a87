# A class that claims to be in a module of the library: its hints do not see that module's names.
# option: --allow-import=typing,logging
# expect-strict: NameError: name '_STYLES' is not defined
# expect-standard: NameError: '_STYLES'
import logging
import typing


class A:
    __module__ = "logging"
    x: "_STYLES"


typing.get_type_hints(A)
print("ESCAPED")
