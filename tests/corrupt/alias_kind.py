# An alias of typing claims a kind that does not exist; the kind chooses its class from a table.
import typing
T = typing.TypeVar("T")
a = typing.Dict[T, int]
print(hex(r4(id(a) + 4)))
K = [6, 0x1000, 0x100000, 0xFFFFFF][attempt % 4]
w4(id(a) + 4, (r4(id(a) + 4) & 0xFF) | (K << 8))
k = attempt // 4 % 6
import copy
acts = [lambda: a[str], lambda: a.copy_with((str, int)), lambda: copy.copy(a), lambda: a | None, lambda: repr(a), lambda: typing.get_type_hints(type("X", (), {"__annotations__": {"x": a}}))]
print(K, k)
r = acts[k]()
print(type(r), r)
