# The names of the members of a protocol are subclasses of str: their __eq__ must not see names of classes.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import typing
import vault

seen = []


class Name(str):
    def __hash__(self):
        return hash("solution")

    def __eq__(self, other):
        seen.append(other)
        return False


@typing.runtime_checkable
class P(typing.Protocol):
    member: int


P.__protocol_attrs__ = {Name("member")}
isinstance(vault.Public(), P)
try:
    issubclass(vault.Public, P)
except TypeError:
    pass
print("ESCAPED" if "solution" in seen else "contained")
