# A name that is equal to "__dict__" and spells another one.
# option: --allow-import=functools
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import functools


class Name(str):
    def __eq__(self, other):
        return other == "__dict__"
    __hash__ = str.__hash__


def victim():
    pass


def wrapper():
    pass


functools.update_wrapper(wrapper, victim, assigned=(), updated=(Name("__globals__"),))
print("contained")
