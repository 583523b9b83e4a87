# Unhashable keys and elements: which texts name the role, which do not; other errors pass unchanged.
class Refuses:
    def __hash__(self):
        raise TypeError("boo")


class RefusesOtherwise:
    def __hash__(self):
        raise ValueError("boo")


class Silent(TypeError):
    pass


class RefusesSilently:
    def __hash__(self):
        raise Silent("boo")


class Equal:
    def __eq__(self, other):
        return True


full = {1: 1}
for key in ([], {}, set(), ([],), Refuses(), RefusesOtherwise(), RefusesSilently(), Equal()):
    actions = {
        "hash": lambda: hash(key), "display": lambda: {key: 1}, "set": lambda: {key}, "get": lambda: full[key], "get method": lambda: full.get(key),
        "set item": lambda: full.__setitem__(key, 1), "delete": lambda: full.__delitem__(key), "in dict": lambda: key in full,
        "setdefault": lambda: full.setdefault(key), "pop": lambda: full.pop(key), "from pairs": lambda: dict([(key, 1)]),
        "fromkeys": lambda: dict.fromkeys([key]), "add": lambda: {1}.add(key), "set()": lambda: set([key]), "frozenset()": lambda: frozenset([key]),
        "in tuple": lambda: key in (1, 2), "comprehension": lambda: {k: 1 for k in [key]},
    }
    for name, action in actions.items():
        try:
            print(type(key).__name__, name, action())
        except Exception as error:
            print(type(key).__name__, name, type(error).__name__, error)
