# The order of differences: as if the keys had been inserted one after the other.


def checksum(items):
    total = 0
    for item in items:
        total = (total * 31 + item) % 1000003
    return total


for stride in (1, 2, 7, 32, 33, 64):
    for make in (set, frozenset):
        total = 0
        for count in range(150):
            keys = make(number * stride for number in range(count))
            for removed in (set(), {0}, frozenset(range(0, 150 * stride, 3)), set(range(40)),
                            {number * stride for number in range(count // 2)}, {128, 1 << 60}):
                difference = keys - removed
                assert difference <= keys and (difference < keys) == (len(difference) < count)
                assert not difference & removed and type(difference) is make
                total = total * 7 + checksum(difference)
        print(stride, make.__name__, total % 1000003)

# What comes next goes on from the table of the right size.
grown = set(range(40)) - set(range(20))
grown.update((1 << 50, 1 << 40, 100, 37, 69))
print(grown, set() - {1}, {1} - set(), {1} - {1}, frozenset() - frozenset())


class Key:
    """Equal to the key of the same number, which only __eq__ knows."""

    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return self.number % 4

    def __eq__(self, other):
        compared.append((self.number, other.number))
        return self.number == other.number


compared = []
left, right = {Key(number) for number in range(10)}, {Key(number) for number in range(5, 15)}
compared.clear()
print(sorted(key.number for key in left - right), len(compared))
print(left <= right, {Key(5), Key(9)} <= right, {Key(5)} < right, right >= frozenset([Key(14)]))


class Emptying(Key):
    __hash__ = Key.__hash__

    def __eq__(self, other):
        right.clear()
        return False


right = {Emptying(1), Emptying(2)}
print(len({Key(1), Key(2), Key(3)} - right), {Key(1), Key(2)} <= right, len(right))

#> 1 set 454546
#> 1 frozenset 454546
#> 2 set 148197
#> 2 frozenset 148197
#> 7 set 382945
#> 7 frozenset 382945
#> 32 set 626450
#> 32 frozenset 626450
#> 33 set 183808
#> 33 frozenset 183808
#> 64 set 910512
#> 64 frozenset 910512
#> {1125899906842624, 1099511627776, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 69, 100} set() {1} set() frozenset()
#> [0, 1, 2, 3, 4] 21
#> False True True True
#> 3 False 0
