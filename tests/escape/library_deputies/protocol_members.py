# Protocols look through classes; only names come out.
# option: --allow-import=typing
# expect-strict: contained
# expect-standard: contained
import typing


@typing.runtime_checkable
class P(typing.Protocol):
    __globals__: dict
    x: int


class A:
    x = 1
    __globals__ = "mine"


members = typing.get_protocol_members(P)
print("contained" if all(type(m) is str for m in members) else "ESCAPED")
