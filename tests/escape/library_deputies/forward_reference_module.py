# A ForwardRef with a module of the library.
# option: --allow-import=typing
# expect-strict: NameError: 'sys'
# expect-standard: NameError: 'sys'
import typing

typing.ForwardRef("sys", module="typing").evaluate()
print("ESCAPED")
