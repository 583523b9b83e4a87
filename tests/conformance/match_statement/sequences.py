# Sequence patterns.
def shape(x):
    match x:
        case []:
            return "empty"
        case [a]:
            return "one", a
        case [1, *rest]:
            return "one first", rest
        case [*start, 9]:
            return "nine last", start
        case [a, *_, "end"]:
            return "end", a
        case [a, [b, *c], d]:
            return "nested", a, b, c, d
        case (a, b):
            return "pair", a, b
        case [_, _, _]:
            return "three"
        case [*all_of]:
            return "all", all_of
        case _:
            return "no"


for value in [[], (), [5], (6,), [1, 2, 3], [1], range(3), range(1, 4), [3, 4, 9], ["x", "end"],
              ["x", 1, 2, "end"], [0, [1, 2, 3], 4], [0, [], 4], (7, 8), "abc", "", b"ab", {1, 2},
              {1: 2}, None, 5, iter([1, 2]), [4, 5, 6, 7], dict().keys()]:
    print(type(value).__name__, shape(value))


class MyList(list):
    def __len__(self):
        print("len")
        return super().__len__()

    def __iter__(self):
        print("iter")
        return super().__iter__()

    def __getitem__(self, key):
        print("getitem", key)
        return super().__getitem__(key)


for value in MyList([1, 2]), MyList([1, 2, 3, 4, 5]):
    match value:
        case [a, b, c]:
            print("three")
        case [x, y]:
            print("two", x, y)
        case [first, *_, second, last]:
            print("star wildcard", first, second, last)
match MyList([1, 2, 3]):
    case [_, _, _]:
        print("only wildcards")
match MyList([1, 2, 3]):
    case [*_]:
        print("any")
match MyList([1, 2, 3]):
    case [_, *_]:
        print("at least one")
match MyList([1, 2, 3]):
    case [_, *r, _]:
        print(r)


class Liar(list):
    def __len__(self):
        return 2


for items in [1], [1, 2, 3]:
    try:
        match Liar(items):
            case [a, b]:
                print(a, b)
    except ValueError as e:
        print(e)
try:
    match Liar([]):
        case [a, *_]:
            print(a)
except IndexError as e:
    print(e)


class Odd(tuple):
    def __len__(self):
        return -1


try:
    match Odd():
        case [a]:
            pass
except ValueError as e:
    print(e)


class Named(tuple):
    pass


match Named((1, 2)):
    case [a, b]:
        print("subclass of tuple", a, b)


class Text(str):
    pass


match Text("ab"):
    case [a, b]:
        print("wrong")
    case _:
        print("text is no sequence")


class Duck:
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


match Duck():
    case [a, b]:
        print("wrong")
    case _:
        print("a duck is no sequence")

match list(range(40)):
    case [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19,
          a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35, a36, a37,
          a38, a39]:
        print(a0 + a39, a20)
match list(range(40)):
    case [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19,
          a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, *a34, a35, a36]:
        print(a34, a36)


def total(x):
    match x:
        case []:
            return 0
        case [head, *tail]:
            return total(head) + total(tail)
        case int():
            return x
    return 0


print(total([1, [2, [3, [], 4]], (5, range(4)), "six"]))

#> list empty
#> tuple empty
#> list ('one', 5)
#> tuple ('one', 6)
#> list ('one first', [2, 3])
#> list ('one', 1)
#> range three
#> range ('one first', [2, 3])
#> list ('nine last', [3, 4])
#> list ('end', 'x')
#> list ('end', 'x')
#> list ('nested', 0, 1, [2, 3], 4)
#> list three
#> tuple ('pair', 7, 8)
#> str no
#> str no
#> bytes no
#> set no
#> dict no
#> NoneType no
#> int no
#> list_iterator no
#> list ('all', [4, 5, 6, 7])
#> dict_keys no
#> len
#> len
#> iter
#> two 1 2
#> len
#> len
#> len
#> getitem 0
#> len
#> getitem 3
#> len
#> getitem 4
#> star wildcard 1 4 5
#> len
#> only wildcards
#> any
#> len
#> at least one
#> len
#> iter
#> [2]
#> not enough values to unpack (expected 2, got 1)
#> too many values to unpack (expected 2)
#> list index out of range
#> __len__() should return >= 0
#> subclass of tuple 1 2
#> text is no sequence
#> a duck is no sequence
#> 39 20
#> [34, 35, 36, 37] 39
#> 21
