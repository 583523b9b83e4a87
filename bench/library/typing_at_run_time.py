# typing: subscription, unions, generic classes, protocols, get_type_hints(), get_args(), cast().
# tags: typing
import typing
from typing import Any, Generic, Optional, Protocol, TypeVar, Union, runtime_checkable

T = TypeVar("T")


class Box(Generic[T]):
    def __init__(self, value: T):
        self.value = value


@runtime_checkable
class Sized(Protocol):
    def __len__(self) -> int: ...


def search(text: str, among: "list[int]", limit: Optional[int] = None) -> Union[int, str]:
    return 0


class Options(typing.TypedDict):
    name: str
    size: int


def main():
    total = 0
    for i in range(15000):
        total += len(typing.get_args(typing.Dict[str, int]))
        total += len(typing.get_args(Union[int, str, None]))
        total += typing.get_origin(Optional[int]) is Union
        total += Box[int](i).value
    for i in range(2000):
        total += len(typing.get_type_hints(search))
    for i in range(8000):
        total += isinstance([], Sized) + isinstance(3, Sized)
        total += typing.cast(int, i)
        options: Options = Options(name="a", size=i)
        total += options["size"]
    for i in range(20000):
        total += len((list[int] | None).__args__) + (int | str == str | int)
    print(total, typing.Callable[[int], Any])


main()
