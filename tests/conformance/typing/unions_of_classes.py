# Unions of few plain classes, of aliases, and of types that decide themselves how they compare.
# option: --policy standard
import typing

print(int | str, int | str | int, (int | None).__args__, int | None == None | int, hash(int | str) == hash(str | int))
print(list[int] | None | list[int], list[int] | list[str], {int | str: "found"}[str | int], typing.Union[int])
print(typing.Union[int, list[int], list[int], typing.Union[str, int]], typing.Optional[dict[str, int]])
print((int | str) == (str | int), (int | str) == (int | bytes), (int | str) != (str | int), (int | str) == int)
print(eval(" | ".join("int str float bytes list dict set tuple type object int complex str bool".split())))


class Meta(type):
    def __eq__(cls, other):
        print("compared", cls.__name__)
        return isinstance(other, Meta)

    def __hash__(cls):
        print("hashed", cls.__name__)
        return 1


class A(metaclass=Meta):
    pass


class B(metaclass=Meta):
    pass


print(int | A | B | A)
print((A | int) == (int | B))


class Unhashable(type):
    __hash__ = None


class C(metaclass=Unhashable):
    pass


both = int | C | C | str
print(both, both == (C | str | int))
try:
    hash(both)
except TypeError as error:
    print(error)


class Items(list):
    pass


print(Items[int], dict[str, int], type[int], Items[int] | int, Items[()], Items[int, str].__args__)
for make in (lambda: int[3], lambda: Borrowed[3], lambda: int | 3, lambda: object[int]):
    try:
        print(make())
    except TypeError as error:
        print(error)


class Borrowed:
    __class_getitem__ = list.__dict__["__class_getitem__"]


class Named:
    __class_getitem__ = classmethod(lambda cls, key: (cls.__name__, key))


class Own(type):
    def __getitem__(cls, key):
        return "metaclass", key


class Listed(list, metaclass=Own):
    pass


class Later(list):
    pass


try:
    print(Borrowed[3])
except TypeError as error:
    print(error)
print(Named[1], Listed[1], Later[1])
Later.__class_getitem__ = classmethod(lambda cls, key: "its own")
print(Later[1])

#> int | str int | str (<class 'int'>, <class 'NoneType'>) True True
#> list[int] | None list[int] | list[str] found <class 'int'>
#> int | list[int] | str dict[str, int] | None
#> True False False False
#> int | str | float | bytes | list | dict | set | tuple | type | object | complex | bool
#> hashed A
#> hashed A
#> hashed A
#> hashed A
#> hashed A
#> hashed A
#> hashed B
#> hashed B
#> compared A
#> hashed A
#> hashed A
#> hashed A
#> hashed A
#> hashed A
#> int | __main__.A
#> hashed A
#> hashed A
#> hashed A
#> hashed B
#> hashed B
#> hashed B
#> compared B
#> True
#> int | __main__.C | str True
#> unhashable type: 'Unhashable'
#> __main__.Items[int] dict[str, int] type[int] __main__.Items[int] | int __main__.Items[()] (<class 'int'>, <class 'str'>)
#> type 'int' is not subscriptable
#! Traceback (most recent call last):
#!   File "unions_of_classes.py", line 57, in <module>
#!     print(make())
#!           ~~~~^^
#!   File "unions_of_classes.py", line 55, in <lambda>
#!     for make in (lambda: int[3], lambda: Borrowed[3], lambda: int | 3, lambda: object[int]):
#!                                          ^^^^^^^^
#! NameError: name 'Borrowed' is not defined
