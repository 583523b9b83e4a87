# The text imports.
# option: --allow-import=typing
# expect-strict: NameError: '__import__'
# expect-standard: ImportError: import of 'os' is not allowed by the policy
import typing


class A:
    x: "__import__('os').system"


typing.get_type_hints(A)
print("ESCAPED")
