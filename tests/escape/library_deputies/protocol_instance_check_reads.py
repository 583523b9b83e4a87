# isinstance with a protocol shows whether a class has a name; the value stays guarded.
# option: --allow-import=typing
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
import typing


@typing.runtime_checkable
class P(typing.Protocol):
    gi_frame: object


g = (x for x in ())
print("contained" if isinstance(g, P) and g.gi_frame else "ESCAPED")
