# Special methods that answer with the wrong type, and None in their place.
class Liar:
    def __repr__(self):
        return 1

    def __str__(self):
        return 2

    def __format__(self, spec):
        return 3

    def __hash__(self):
        return "x"

    def __index__(self):
        return "x"

    def __len__(self):
        return "x"

    def __bool__(self):
        return 1

    def __iter__(self):
        return 5

    def __contains__(self, item):
        return []

    def __length_hint__(self):
        return "x"


class Nothing:
    __repr__ = __str__ = __format__ = __hash__ = __index__ = __len__ = __bool__ = None
    __iter__ = __contains__ = __getitem__ = __setitem__ = __delitem__ = __next__ = None
    __add__ = __radd__ = __eq__ = __lt__ = __neg__ = __reversed__ = __call__ = None


class Empty:
    pass


def delete(value):
    del value[0]


def assign(value):
    value[0] = 1


actions = {
    "repr": repr, "str": str, "format": format, "f-string": lambda v: f"{v}", "hash": hash, "len": len, "bool": bool,
    "iter": iter, "next": next, "reversed": reversed, "list": list, "in": lambda v: 1 in v, "getitem": lambda v: v[0],
    "setitem": assign, "delitem": delete, "index": lambda v: [1, 2][v], "range": range, "neg": lambda v: -v,
    "add": lambda v: v + 1, "radd": lambda v: 1 + v, "eq": lambda v: v == 1, "lt": lambda v: v < 1, "call": lambda v: v(),
    "key": lambda v: {v: 1}, "element": lambda v: {v}, "not": lambda v: not v, "unpack": lambda v: [*v],
}
for cls in (Liar, Nothing, Empty):
    for name, action in actions.items():
        try:
            result = action(cls())
            print(cls.__name__, name, result if isinstance(result, (bool, int)) and name != "hash" else "fine")
        except Exception as error:
            print(cls.__name__, name, type(error).__name__, error)


class Sized:
    def __init__(self, size):
        self.size = size

    def __len__(self):
        return self.size


for size in (3, 0, True, -1, 2**63, 2**70, -2**70, 1.5, "x", None):
    for action in (len, bool):
        try:
            print(action(Sized(size)))
        except Exception as error:
            print(type(error).__name__, error)


class Hashed:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        return self.value


for value in (0, -1, -2, 5, True, 2**61 - 1, 2**61, 2**64, -2**64, 10**30):
    print(value, hash(Hashed(value)))
