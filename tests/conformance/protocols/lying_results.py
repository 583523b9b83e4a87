# Special methods that return the wrong type, and None in their place.
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
    "add": lambda v: v + 1, "radd": lambda v: 1 + v, "eq": lambda v: v == 1, "lt": lambda v: v < 1,
    "call": lambda v: v(),
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


for value in (0, -1, -2, 5, True, False, 2**31 - 2):
    print(value, hash(Hashed(value)))

#> Liar repr TypeError __repr__ returned non-string (type int)
#> Liar str TypeError __str__ returned non-string (type int)
#> Liar format TypeError __format__ must return a str, not int
#> Liar f-string TypeError __format__ must return a str, not int
#> Liar hash TypeError __hash__ method should return an integer
#> Liar len TypeError 'str' object cannot be interpreted as an integer
#> Liar bool TypeError __bool__ should return bool, returned int
#> Liar iter TypeError iter() returned non-iterator of type 'int'
#> Liar next TypeError 'Liar' object is not an iterator
#> Liar reversed TypeError 'Liar' object is not reversible
#> Liar list TypeError iter() returned non-iterator of type 'int'
#> Liar in False
#> Liar getitem TypeError 'Liar' object is not subscriptable
#> Liar setitem TypeError 'Liar' object does not support item assignment
#> Liar delitem TypeError 'Liar' object doesn't support item deletion
#> Liar index TypeError __index__ returned non-int (type str)
#> Liar range TypeError __index__ returned non-int (type str)
#> Liar neg TypeError bad operand type for unary -: 'Liar'
#> Liar add TypeError unsupported operand type(s) for +: 'Liar' and 'int'
#> Liar radd TypeError unsupported operand type(s) for +: 'int' and 'Liar'
#> Liar eq False
#> Liar lt TypeError '<' not supported between instances of 'Liar' and 'int'
#> Liar call TypeError 'Liar' object is not callable
#> Liar key TypeError cannot use 'Liar' as a dict key (__hash__ method should return an integer)
#> Liar element TypeError cannot use 'Liar' as a set element (__hash__ method should return an integer)
#> Liar not TypeError __bool__ should return bool, returned int
#> Liar unpack TypeError iter() returned non-iterator of type 'int'
#> Nothing repr TypeError 'NoneType' object is not callable
#> Nothing str TypeError 'NoneType' object is not callable
#> Nothing format TypeError 'NoneType' object is not callable
#> Nothing f-string TypeError 'NoneType' object is not callable
#> Nothing hash TypeError unhashable type: 'Nothing'
#> Nothing len TypeError 'NoneType' object is not callable
#> Nothing bool TypeError 'Nothing' cannot be interpreted as a boolean
#> Nothing iter TypeError 'Nothing' object is not iterable
#> Nothing next TypeError 'NoneType' object is not callable
#> Nothing reversed TypeError 'Nothing' object is not reversible
#> Nothing list TypeError 'Nothing' object is not iterable
#> Nothing in TypeError 'Nothing' object is not a container
#> Nothing getitem TypeError 'NoneType' object is not callable
#> Nothing setitem TypeError 'NoneType' object is not callable
#> Nothing delitem TypeError 'NoneType' object is not callable
#> Nothing index TypeError 'NoneType' object is not callable
#> Nothing range TypeError 'NoneType' object is not callable
#> Nothing neg TypeError 'NoneType' object is not callable
#> Nothing add TypeError 'NoneType' object is not callable
#> Nothing radd TypeError 'NoneType' object is not callable
#> Nothing eq TypeError 'NoneType' object is not callable
#> Nothing lt TypeError 'NoneType' object is not callable
#> Nothing call TypeError 'NoneType' object is not callable
#> Nothing key TypeError cannot use 'Nothing' as a dict key (unhashable type: 'Nothing')
#> Nothing element TypeError cannot use 'Nothing' as a set element (unhashable type: 'Nothing')
#> Nothing not TypeError 'Nothing' cannot be interpreted as a boolean
#> Nothing unpack TypeError 'Nothing' object is not iterable
#> Empty repr fine
#> Empty str fine
#> Empty format fine
#> Empty f-string fine
#> Empty hash fine
#> Empty len TypeError object of type 'Empty' has no len()
#> Empty bool True
#> Empty iter TypeError 'Empty' object is not iterable
#> Empty next TypeError 'Empty' object is not an iterator
#> Empty reversed TypeError 'Empty' object is not reversible
#> Empty list TypeError 'Empty' object is not iterable
#> Empty in TypeError argument of type 'Empty' is not a container or iterable
#> Empty getitem TypeError 'Empty' object is not subscriptable
#> Empty setitem TypeError 'Empty' object does not support item assignment
#> Empty delitem TypeError 'Empty' object doesn't support item deletion
#> Empty index TypeError list indices must be integers or slices, not Empty
#> Empty range TypeError 'Empty' object cannot be interpreted as an integer
#> Empty neg TypeError bad operand type for unary -: 'Empty'
#> Empty add TypeError unsupported operand type(s) for +: 'Empty' and 'int'
#> Empty radd TypeError unsupported operand type(s) for +: 'int' and 'Empty'
#> Empty eq False
#> Empty lt TypeError '<' not supported between instances of 'Empty' and 'int'
#> Empty call TypeError 'Empty' object is not callable
#> Empty key fine
#> Empty element fine
#> Empty not False
#> Empty unpack TypeError Value after * must be an iterable, not Empty
#> 3
#> True
#> 0
#> False
#> 1
#> True
#> ValueError __len__() should return >= 0
#> ValueError __len__() should return >= 0
#> OverflowError cannot fit 'int' into an index-sized integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> ValueError __len__() should return >= 0
#> ValueError __len__() should return >= 0
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> 0 0
#> -1 -2
#> -2 -2
#> 5 5
#> True 1
#> False 0
#> 2147483646 2147483646
