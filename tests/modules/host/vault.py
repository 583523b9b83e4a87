# A module of a host, for tests/escape/deputies: classes that should stay opaque, a frozen object, and
# objects that only __self__ and __reduce_ex__ lead to.
import abc
import functools
from dataclasses import dataclass


class _Secret:
    key = "s3cret"


class _Middle(_Secret):
    pass


class Public(_Middle):
    @property
    def solution(self):
        return "prop-42"


@dataclass(frozen=True, slots=True)
class Ticket:
    user: str
    admin: bool


ticket = Ticket("guest", False)


@dataclass(frozen=True)
class Open:
    user: str


pass_of_guest = Open("guest")


def is_admin():
    return ticket.admin


class Plugin(abc.ABC):
    pass


class _Hidden:
    token = "t0ken"


Plugin.register(_Hidden)
isinstance(_Hidden(), Plugin)

_dict = {"k": "hidden"}
_list = ["a", "b"]
_set = {"c"}
shown = _dict.__str__
shown_method = _dict.get
shown_set = _set.__len__


def listing():
    return iter(_list)


def first():
    return _list[0]


def _allowed(user):
    return user == "root"


exported = functools.partial(_allowed, "guest")


def check():
    return exported()


class Validated:
    __slots__ = ("value",)

    def __init__(self, value):
        if value > 10:
            raise ValueError("too big")
        self.value = value

    def __setstate__(self, state):
        self.value = state


class Meta(type):
    def __setattr__(cls, name, value):
        raise TypeError("classes of this kind are sealed")


class Sealed(metaclass=Meta):
    limit = 1


class _Annotations:
    pass


# A name that the host's policy guards, also from its own modules.
_annotations = _Annotations()
_annotations.__dict__.update(visible=42, solution=43)


@functools.partial(functools.update_wrapper, wrapped=_annotations)
def annotated():
    pass
