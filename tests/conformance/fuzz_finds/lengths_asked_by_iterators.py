# Which operations get the length of an iterable, and how often they get its iterator.
# option: --allow-import functools
import functools


class Sized:
    def __init__(self, length):
        self.length = length
        self.left = 2

    def __iter__(self):
        print("iter", end=" ")
        return self

    def __next__(self):
        self.left -= 1
        if self.left < 0:
            raise StopIteration
        return self.left

    def __len__(self):
        print("len", end=" ")
        return self.length


class Hinted(Sized):
    __len__ = None

    def __length_hint__(self):
        print("hint", end=" ")
        return self.length


class Indexed:
    def __init__(self, length):
        self.length = length

    def __getitem__(self, index):
        return [1, 2][index]

    def __len__(self):
        print("len", end=" ")
        return self.length


def sliced(values):
    made = [7, 8, 9]
    made[1:] = values
    return made


def extended(values):
    made = bytearray(b"q")
    made.extend(values)
    return made


def assigned(values):
    made = bytearray(b"qrs")
    made[1:] = values
    return made


def starred(values):
    first, *rest = values
    return first, rest


uses = [list, bytes, bytearray, sliced, extended, assigned, starred, "-".join, lambda values: list(iter(values)),
        lambda values: functools.reduce(lambda a, b: a + b, values), lambda values: int.from_bytes(values, "big")]
for kind in (Sized, Hinted, Indexed):
    for length in (2, -1, "x"):
        for use in uses:
            try:
                print(kind.__name__, length, repr(use(kind(length))))
            except Exception as error:
                print(type(error).__name__, error)

#> iter len Sized 2 [1, 0]
#> iter len Sized 2 b'\x01\x00'
#> iter Sized 2 bytearray(b'\x01\x00')
#> iter iter len Sized 2 [7, 1, 0]
#> iter len Sized 2 bytearray(b'q\x01\x00')
#> iter Sized 2 bytearray(b'q\x01\x00')
#> iter iter len Sized 2 (1, [0])
#> iter iter len TypeError sequence item 0: expected str instance, int found
#> iter iter len Sized 2 [1, 0]
#> iter Sized 2 1
#> iter len Sized 2 256
#> iter len ValueError __len__() should return >= 0
#> iter len ValueError __len__() should return >= 0
#> iter Sized -1 bytearray(b'\x01\x00')
#> iter iter len ValueError __len__() should return >= 0
#> iter len ValueError __len__() should return >= 0
#> iter Sized -1 bytearray(b'q\x01\x00')
#> iter iter len ValueError __len__() should return >= 0
#> iter iter len ValueError __len__() should return >= 0
#> iter iter len ValueError __len__() should return >= 0
#> iter Sized -1 1
#> iter len ValueError __len__() should return >= 0
#> iter len Sized x [1, 0]
#> iter len Sized x b'\x01\x00'
#> iter Sized x bytearray(b'\x01\x00')
#> iter iter len Sized x [7, 1, 0]
#> iter len Sized x bytearray(b'q\x01\x00')
#> iter Sized x bytearray(b'q\x01\x00')
#> iter iter len Sized x (1, [0])
#> iter iter len TypeError sequence item 0: expected str instance, int found
#> iter iter len Sized x [1, 0]
#> iter Sized x 1
#> iter len Sized x 256
#> iter hint Hinted 2 [1, 0]
#> iter hint Hinted 2 b'\x01\x00'
#> iter Hinted 2 bytearray(b'\x01\x00')
#> iter iter hint Hinted 2 [7, 1, 0]
#> iter hint Hinted 2 bytearray(b'q\x01\x00')
#> iter Hinted 2 bytearray(b'q\x01\x00')
#> iter iter hint Hinted 2 (1, [0])
#> iter iter hint TypeError sequence item 0: expected str instance, int found
#> iter iter hint Hinted 2 [1, 0]
#> iter Hinted 2 1
#> iter hint Hinted 2 256
#> iter hint ValueError __length_hint__() should return >= 0
#> iter hint ValueError __length_hint__() should return >= 0
#> iter Hinted -1 bytearray(b'\x01\x00')
#> iter iter hint ValueError __length_hint__() should return >= 0
#> iter hint ValueError __length_hint__() should return >= 0
#> iter Hinted -1 bytearray(b'q\x01\x00')
#> iter iter hint ValueError __length_hint__() should return >= 0
#> iter iter hint ValueError __length_hint__() should return >= 0
#> iter iter hint ValueError __length_hint__() should return >= 0
#> iter Hinted -1 1
#> iter hint ValueError __length_hint__() should return >= 0
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter Hinted x bytearray(b'\x01\x00')
#> iter iter hint TypeError __length_hint__ must be an integer, not str
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter Hinted x bytearray(b'q\x01\x00')
#> iter iter hint TypeError __length_hint__ must be an integer, not str
#> iter iter hint TypeError __length_hint__ must be an integer, not str
#> iter iter hint TypeError __length_hint__ must be an integer, not str
#> iter Hinted x 1
#> iter hint TypeError __length_hint__ must be an integer, not str
#> len Indexed 2 [1, 2]
#> len Indexed 2 b'\x01\x02'
#> Indexed 2 bytearray(b'\x01\x02')
#> len Indexed 2 [7, 1, 2]
#> len Indexed 2 bytearray(b'q\x01\x02')
#> Indexed 2 bytearray(b'q\x01\x02')
#> len Indexed 2 (1, [2])
#> len TypeError sequence item 0: expected str instance, int found
#> len Indexed 2 [1, 2]
#> Indexed 2 3
#> len Indexed 2 258
#> len ValueError __len__() should return >= 0
#> len ValueError __len__() should return >= 0
#> Indexed -1 bytearray(b'\x01\x02')
#> len ValueError __len__() should return >= 0
#> len ValueError __len__() should return >= 0
#> Indexed -1 bytearray(b'q\x01\x02')
#> len ValueError __len__() should return >= 0
#> len ValueError __len__() should return >= 0
#> len ValueError __len__() should return >= 0
#> Indexed -1 3
#> len ValueError __len__() should return >= 0
#> len Indexed x [1, 2]
#> len Indexed x b'\x01\x02'
#> Indexed x bytearray(b'\x01\x02')
#> len Indexed x [7, 1, 2]
#> len Indexed x bytearray(b'q\x01\x02')
#> Indexed x bytearray(b'q\x01\x02')
#> len Indexed x (1, [2])
#> len TypeError sequence item 0: expected str instance, int found
#> len Indexed x [1, 2]
#> Indexed x 3
#> len Indexed x 258
