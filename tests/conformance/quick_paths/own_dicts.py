# Attributes of objects whose __dict__ has been read, and methods that are read without a call.
# option: --policy standard
class Record:
    kind = "class"

    def __init__(self, number):
        self.number = number
        self.name = f"n{number}"

    def show(self):
        return (self.number, self.name, self.kind)

    @property
    def both(self):
        return self.number, self.name


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def get(record):
    return record.number


def get_kind(record):
    return record.kind


def get_extra(record):
    return record.extra


records = [Record(i) for i in range(6)]
for record in records[:4]:
    record.__dict__
print([get(record) for record in records], [get_kind(record) for record in records])
records[1].__dict__["kind"] = "own"
records[2].kind = "mine"
vars(records[3])["extra"] = 1
print([get_kind(record) for record in records], [attempt(get_extra, record) for record in records])
print([record.show() for record in records], [record.both for record in records[:2]])

# Other orders of the same names, and names that go and come.
other = Record(9)
other.__dict__.clear()
print(attempt(get, other), get_kind(other))
other.name = "late"
other.number = 10
print(get(other), other.name, other.show())
del other.number
print(attempt(get, other))
other.number = 11
other.__dict__["number"] += 1
print(get(other), list(other.__dict__))
for i in range(40):
    setattr(other, f"field{i}", i)
print(get(other), other.field39, sum(getattr(other, f"field{i}") for i in range(40)))
for i in range(0, 40, 2):
    delattr(other, f"field{i}")
print(get(other), other.field39, attempt(lambda: other.field2))

# A data descriptor that the class gets later comes first, and a method does not.
Record.number = property(lambda self: "property")
print([get(record) for record in records[:2]], [get(records[5]), other.number])
del Record.number
print([get(record) for record in records[:2]], get(other))
records[0].show = lambda: "own"
print(records[0].show(), records[1].show()[0])
held = records[0].__dict__
held["show"] = lambda: "newer"
print(records[0].show())
del held["show"]
print(records[0].show())

# Hooks of classes.
class Hooked(Record):
    def __getattr__(self, name):
        return f"made {name}"


hooked = Hooked(1)
hooked.__dict__["later"] = 2
print(hooked.later, hooked.never, get(hooked))
del hooked.__dict__["later"], hooked.number
print(hooked.later, get(hooked))
Hooked.__getattribute__ = lambda self, name: "all"
print(hooked.later, get(hooked))
del Hooked.__getattribute__
print(hooked.later, get_kind(hooked))


# Keys that are not names, or only look like them.
class Name(str):
    def __eq__(self, other):
        return str(self)[::-1] == other

    def __hash__(self):
        return hash(str(self)[::-1])


plain = Record(1)
plain.__dict__[1] = "one"
plain.__dict__[Name("rebmun2")] = "odd"
print(get(plain), attempt(lambda: plain.number2), plain.name)


# Classes that change their dict of attributes, and objects that change their class.
class Other:
    number = "other"


plain.__class__ = Other
print(get(plain), attempt(get_kind, plain))
plain.__dict__ = {"number": 3, "kind": 4}
print(get(plain), get_kind(plain))
plain.__class__ = Record
print(get(plain), plain.both if "name" in plain.__dict__ else "no name")

# Methods that are held.
words = []
add = words.append
for word in "abc":
    add(word)
    step = words.extend
    step(word * 2)
print(words, add.__self__ is words)
shows = [record.show for record in records[1:3]]
print([show() for show in shows], [x.upper for x in "ab"][1](), {}.get is {}.get, attempt([].append))


class Listed(list):
    def append(self, item):
        super().append(item * 2)


listed = Listed()
add = listed.append
add(2)
Listed.append = list.append
add = listed.append
add(3)
print(listed, listed.pop.__name__)


# Bytes, lists, tuples and sets that are added and combined.
class Bytes(bytes):
    def __add__(self, other):
        return "own"

    def __radd__(self, other):
        return "reflected"


parts = [b"", b"a", b"bc" * 20, b"d" * 63, bytearray(b"x"), Bytes(b"q"), memoryview(b"m"), "s", 1]
for left in parts:
    print([str(attempt(lambda: left + right))[:70].split(" at ")[0] for right in parts])
total = b""
for i in range(40):
    total += bytes([i])
print(total, [1] + [2], (1,) + (2,), {1, 2} - {2}, {1, 2} & {2, 3}, {1} | {2}, {1, 2} ^ {2, 3}, {1: 1} | {2: 2})
numbers = items = [1]
numbers += [2]
numbers = numbers + [3]
print(items, numbers, attempt(lambda: [1] - [2]), attempt(lambda: {1} + {2}), attempt(lambda: (1,) + [2]))
print(b"ab"[0:1] + b"ab"[1:2], hash(b"a" + b"b") == hash(b"ab"), {b"a" + b"b": 1}[b"ab"])
a, = b"x"
b, c = b"yz"
print(a, b, c, attempt(lambda: [(x, y) for x, y in [b"abc"]]), [(x, y) for x, y in [b"ab", "cd", bytearray(b"ef")]])

#> [0, 1, 2, 3, 4, 5] ['class', 'class', 'class', 'class', 'class', 'class']
#> ['class', 'own', 'mine', 'class', 'class', 'class'] ["AttributeError: 'Record' object has no attribute 'extra'", "AttributeError: 'Record' object has no attribute 'extra'", "AttributeError: 'Record' object has no attribute 'extra'", 1, "AttributeError: 'Record' object has no attribute 'extra'", "AttributeError: 'Record' object has no attribute 'extra'"]
#> [(0, 'n0', 'class'), (1, 'n1', 'own'), (2, 'n2', 'mine'), (3, 'n3', 'class'), (4, 'n4', 'class'), (5, 'n5', 'class')] [(0, 'n0'), (1, 'n1')]
#> AttributeError: 'Record' object has no attribute 'number' class
#> 10 late (10, 'late', 'class')
#> AttributeError: 'Record' object has no attribute 'number'
#> 12 ['name', 'number']
#> 12 39 780
#> 12 39 AttributeError: 'Record' object has no attribute 'field2'
#> ['property', 'property'] ['property', 'property']
#> [0, 1] 12
#> own 1
#> newer
#> (0, 'n0', 'class')
#> 2 made never 1
#> made later made number
#> all all
#> made later class
#> 1 AttributeError: 'Record' object has no attribute 'number2' n1
#> 1 AttributeError: 'Other' object has no attribute 'kind'
#> 3 4
#> 3 no name
#> ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'] True
#> [(1, 'n1', 'own'), (2, 'n2', 'mine')] B False TypeError: list.append() takes exactly one argument (0 given)
#> [4, 3] pop
#> ["b''", "b'a'", "b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbc'", "b'ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd'", "b'x'", 'reflected', "b'm'", "TypeError: can't concat str to bytes", "TypeError: can't concat int to bytes"]
#> ["b'a'", "b'aa'", "b'abcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbc'", "b'addddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd'", "b'ax'", 'reflected', "b'am'", "TypeError: can't concat str to bytes", "TypeError: can't concat int to bytes"]
#> ["b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbc'", "b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbca'", "b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbc", "b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcdddddddddddddddddddddddddddd", "b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcx'", 'reflected', "b'bcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcm'", "TypeError: can't concat str to bytes", "TypeError: can't concat int to bytes"]
#> ["b'ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd'", "b'ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddda'", "b'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddbcbcb", "b'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd", "b'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddx'", 'reflected', "b'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddm'", "TypeError: can't concat str to bytes", "TypeError: can't concat int to bytes"]
#> ["bytearray(b'x')", "bytearray(b'xa')", "bytearray(b'xbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbcbc')", "bytearray(b'xddddddddddddddddddddddddddddddddddddddddddddddddddddddddd", "bytearray(b'xx')", 'reflected', "bytearray(b'xm')", "TypeError: can't concat str to bytearray", "TypeError: can't concat int to bytearray"]
#> ['own', 'own', 'own', 'own', 'own', 'own', 'own', 'own', 'own']
#> ["TypeError: unsupported operand type(s) for +: 'memoryview' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'memoryview' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'memoryview' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'memoryview' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'memoryview' and 'bytear", 'reflected', "TypeError: unsupported operand type(s) for +: 'memoryview' and 'memory", "TypeError: unsupported operand type(s) for +: 'memoryview' and 'str'", "TypeError: unsupported operand type(s) for +: 'memoryview' and 'int'"]
#> ['TypeError: can only concatenate str (not "bytes") to str', 'TypeError: can only concatenate str (not "bytes") to str', 'TypeError: can only concatenate str (not "bytes") to str', 'TypeError: can only concatenate str (not "bytes") to str', 'TypeError: can only concatenate str (not "bytearray") to str', 'reflected', 'TypeError: can only concatenate str (not "memoryview") to str', 'ss', 'TypeError: can only concatenate str (not "int") to str']
#> ["TypeError: unsupported operand type(s) for +: 'int' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'int' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'int' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'int' and 'bytes'", "TypeError: unsupported operand type(s) for +: 'int' and 'bytearray'", 'reflected', "TypeError: unsupported operand type(s) for +: 'int' and 'memoryview'", "TypeError: unsupported operand type(s) for +: 'int' and 'str'", '2']
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&\'' [1, 2] (1, 2) {1} {2} {1, 2} {1, 3} {1: 1, 2: 2}
#> [1, 2] [1, 2, 3] TypeError: unsupported operand type(s) for -: 'list' and 'list' TypeError: unsupported operand type(s) for +: 'set' and 'set' TypeError: can only concatenate tuple (not "list") to tuple
#> b'ab' True 1
#> 120 121 122 ValueError: too many values to unpack (expected 2) [(97, 98), ('c', 'd'), (101, 102)]
