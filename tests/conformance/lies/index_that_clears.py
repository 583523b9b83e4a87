# lies: an __index__ that empties the sequence being indexed.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)


class Index:
    def __init__(self, act, answer):
        self.act, self.answer = act, answer

    def __index__(self):
        self.act()
        return self.answer


def clear(x):
    x.clear()


def grow(x):
    x.extend(b"0123456789" if isinstance(x, bytearray) else range(10))


def halve(x):
    del x[len(x) // 2:]


USES = (
    ("get", lambda x, i: x[i]), ("slice", lambda x, i: x[i:]), ("end", lambda x, i: x[:i]), ("step", lambda x,
        i: x[::i]), ("all", lambda x, i: x[i:i:i]),
    ("set", lambda x, i: x.__setitem__(i, 7)), ("set slice", lambda x,
        i: x.__setitem__(slice(i, None), type(x)(b"ab"))), ("set step", lambda x,
            i: x.__setitem__(slice(None, None, i), type(x)(b"abcdef"))),
    ("del", lambda x, i: x.__delitem__(i)), ("del slice", lambda x, i: x.__delitem__(slice(i, None))), ("insert",
        lambda x, i: x.insert(i, 5)), ("pop", lambda x, i: x.pop(i)),
    ("times", lambda x, i: x * i), ("itimes", lambda x, i: x.__imul__(i)))
for make in (lambda: [1, 2, 3, 4, 5, 6], lambda: bytearray(b"\1\2\3\4\5\6")):
    for act in (clear, grow, halve):
        for answer in (0, 1, 2, 5, -1, -6):
            for name, use in USES:
                x = make()
                t(name, lambda: use(x, Index(lambda: act(x), answer)))
                print(len(x), list(x)[:8])
for act in (clear, grow, halve):
    x = bytearray(b"\1\2\3\4\5\6")
    t("value", lambda: x.__setitem__(2, Index(lambda: act(x), 65)))
    t("append", lambda: x.append(Index(lambda: act(x), 66)))
    t("value in slice", lambda: x.__setitem__(slice(0, 2), [Index(lambda: act(x), 67), 68]))
    t("find", lambda: x.find(b"\3", Index(lambda: act(x), 0)))
    t("in", lambda: Index(lambda: act(x), 3) in x)
    t("hex", lambda: x.hex(":", Index(lambda: act(x), 1)))
    t("center", lambda: x.center(Index(lambda: act(x), 9), b"."))
    print(bytes(x))
t("tuple", lambda: (1, 2, 3)[Index(lambda: None, 1):Index(lambda: None, 2**70)])
t("range", lambda: range(10)[Index(lambda: None, 2):Index(lambda: None, -2**70):Index(lambda: None, -1)])
t("not an int", lambda: [1][Index(lambda: None, "x")])
t("raises", lambda: [1][Index(lambda: 1 / 0, 0):])
m = memoryview(bytearray(6))
t("memoryview", lambda: m[Index(m.release, 1)])
m = memoryview(bytearray(6))
m = memoryview(bytearray(6))
t("memoryview set", lambda: m.__setitem__(1, Index(m.release, 1)))

#> get IndexError list index out of range
#> 0 []
#> slice []
#> 0 []
#> end []
#> 0 []
#> step ValueError slice step cannot be zero
#> 0 []
#> all ValueError slice step cannot be zero
#> 0 []
#> set IndexError list assignment index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError slice step cannot be zero
#> 0 []
#> del IndexError list assignment index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty list
#> 0 []
#> times []
#> 0 []
#> itimes []
#> 0 []
#> get IndexError list index out of range
#> 0 []
#> slice []
#> 0 []
#> end []
#> 0 []
#> step []
#> 0 []
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step None
#> 6 [97, 98, 99, 100, 101, 102]
#> del IndexError list assignment index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty list
#> 0 []
#> times []
#> 0 []
#> itimes []
#> 0 []
#> get IndexError list index out of range
#> 0 []
#> slice []
#> 0 []
#> end []
#> 0 []
#> step []
#> 0 []
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 0
#> 0 []
#> del IndexError list assignment index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty list
#> 0 []
#> times []
#> 0 []
#> itimes []
#> 0 []
#> get IndexError list index out of range
#> 0 []
#> slice []
#> 0 []
#> end []
#> 0 []
#> step []
#> 0 []
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 0
#> 0 []
#> del IndexError list assignment index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty list
#> 0 []
#> times []
#> 0 []
#> itimes []
#> 0 []
#> get IndexError list index out of range
#> 0 []
#> slice []
#> 0 []
#> end []
#> 0 []
#> step []
#> 0 []
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 0
#> 0 []
#> del IndexError list assignment index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty list
#> 0 []
#> times []
#> 0 []
#> itimes []
#> 0 []
#> get IndexError list index out of range
#> 0 []
#> slice []
#> 0 []
#> end []
#> 0 []
#> step []
#> 0 []
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 0
#> 0 []
#> del IndexError list assignment index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty list
#> 0 []
#> times []
#> 0 []
#> itimes []
#> 0 []
#> get 1
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> slice [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> end []
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> step ValueError slice step cannot be zero
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> all ValueError slice step cannot be zero
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> set None
#> 16 [7, 2, 3, 4, 5, 6, 0, 1]
#> set slice None
#> 2 [97, 98]
#> set step ValueError slice step cannot be zero
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> del None
#> 15 [2, 3, 4, 5, 6, 0, 1, 2]
#> del slice None
#> 0 []
#> insert None
#> 17 [5, 1, 2, 3, 4, 5, 6, 0]
#> pop 1
#> 15 [2, 3, 4, 5, 6, 0, 1, 2]
#> times []
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> itimes []
#> 0 []
#> get 2
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> slice [2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> end [1]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> step [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> all []
#> 36 [1, 2, 3, 4, 5, 6, 0, 1]
#> set None
#> 16 [1, 7, 3, 4, 5, 6, 0, 1]
#> set slice None
#> 3 [1, 97, 98]
#> set step None
#> 6 [97, 98, 99, 100, 101, 102]
#> del None
#> 15 [1, 3, 4, 5, 6, 0, 1, 2]
#> del slice None
#> 1 [1]
#> insert None
#> 17 [1, 5, 2, 3, 4, 5, 6, 0]
#> pop 2
#> 15 [1, 3, 4, 5, 6, 0, 1, 2]
#> times [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> itimes [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> get 3
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> slice [3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> end [1, 2]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> step [1, 3, 5, 0, 2, 4, 6, 8]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> all []
#> 36 [1, 2, 3, 4, 5, 6, 0, 1]
#> set None
#> 16 [1, 2, 7, 4, 5, 6, 0, 1]
#> set slice None
#> 4 [1, 2, 97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 8
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> del None
#> 15 [1, 2, 4, 5, 6, 0, 1, 2]
#> del slice None
#> 2 [1, 2]
#> insert None
#> 17 [1, 2, 5, 3, 4, 5, 6, 0]
#> pop 3
#> 15 [1, 2, 4, 5, 6, 0, 1, 2]
#> times [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> itimes [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 32 [1, 2, 3, 4, 5, 6, 0, 1]
#> get 6
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> slice [6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> end [1, 2, 3, 4, 5]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> step [1, 6, 4, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> all []
#> 36 [1, 2, 3, 4, 5, 6, 0, 1]
#> set None
#> 16 [1, 2, 3, 4, 5, 7, 0, 1]
#> set slice None
#> 7 [1, 2, 3, 4, 5, 97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 4
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> del None
#> 15 [1, 2, 3, 4, 5, 0, 1, 2]
#> del slice None
#> 5 [1, 2, 3, 4, 5]
#> insert None
#> 17 [1, 2, 3, 4, 5, 5, 6, 0]
#> pop 6
#> 15 [1, 2, 3, 4, 5, 0, 1, 2]
#> times [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> itimes [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
#> 80 [1, 2, 3, 4, 5, 6, 0, 1]
#> get 9
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> slice [9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> end [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> step [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> all []
#> 36 [1, 2, 3, 4, 5, 6, 0, 1]
#> set None
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> set slice None
#> 17 [1, 2, 3, 4, 5, 6, 0, 1]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 16
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> del None
#> 15 [1, 2, 3, 4, 5, 6, 0, 1]
#> del slice None
#> 15 [1, 2, 3, 4, 5, 6, 0, 1]
#> insert None
#> 17 [1, 2, 3, 4, 5, 6, 0, 1]
#> pop 9
#> 15 [1, 2, 3, 4, 5, 6, 0, 1]
#> times []
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> itimes []
#> 0 []
#> get 4
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> slice [4, 5, 6, 7, 8, 9]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> end [1, 2, 3, 4, 5, 6, 0, 1, 2, 3]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> step [9, 3, 4]
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> all []
#> 36 [1, 2, 3, 4, 5, 6, 0, 1]
#> set None
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> set slice None
#> 12 [1, 2, 3, 4, 5, 6, 0, 1]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 3
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> del None
#> 15 [1, 2, 3, 4, 5, 6, 0, 1]
#> del slice None
#> 10 [1, 2, 3, 4, 5, 6, 0, 1]
#> insert None
#> 17 [1, 2, 3, 4, 5, 6, 0, 1]
#> pop 4
#> 15 [1, 2, 3, 4, 5, 6, 0, 1]
#> times []
#> 16 [1, 2, 3, 4, 5, 6, 0, 1]
#> itimes []
#> 0 []
#> get 1
#> 3 [1, 2, 3]
#> slice [1, 2, 3]
#> 3 [1, 2, 3]
#> end []
#> 3 [1, 2, 3]
#> step ValueError slice step cannot be zero
#> 3 [1, 2, 3]
#> all ValueError slice step cannot be zero
#> 3 [1, 2, 3]
#> set None
#> 3 [7, 2, 3]
#> set slice None
#> 2 [97, 98]
#> set step ValueError slice step cannot be zero
#> 3 [1, 2, 3]
#> del None
#> 2 [2, 3]
#> del slice None
#> 0 []
#> insert None
#> 4 [5, 1, 2, 3]
#> pop 1
#> 2 [2, 3]
#> times []
#> 3 [1, 2, 3]
#> itimes []
#> 0 []
#> get 2
#> 3 [1, 2, 3]
#> slice [2, 3]
#> 3 [1, 2, 3]
#> end [1]
#> 3 [1, 2, 3]
#> step [1, 2, 3]
#> 3 [1, 2, 3]
#> all []
#> 0 []
#> set None
#> 3 [1, 7, 3]
#> set slice None
#> 3 [1, 97, 98]
#> set step None
#> 6 [97, 98, 99, 100, 101, 102]
#> del None
#> 2 [1, 3]
#> del slice None
#> 1 [1]
#> insert None
#> 4 [1, 5, 2, 3]
#> pop 2
#> 2 [1, 3]
#> times [1, 2, 3]
#> 3 [1, 2, 3]
#> itimes [1, 2, 3]
#> 3 [1, 2, 3]
#> get 3
#> 3 [1, 2, 3]
#> slice [3]
#> 3 [1, 2, 3]
#> end [1, 2]
#> 3 [1, 2, 3]
#> step [1, 3]
#> 3 [1, 2, 3]
#> all []
#> 0 []
#> set None
#> 3 [1, 2, 7]
#> set slice None
#> 4 [1, 2, 97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 2
#> 3 [1, 2, 3]
#> del None
#> 2 [1, 2]
#> del slice None
#> 2 [1, 2]
#> insert None
#> 4 [1, 2, 5, 3]
#> pop 3
#> 2 [1, 2]
#> times [1, 2, 3, 1, 2, 3]
#> 3 [1, 2, 3]
#> itimes [1, 2, 3, 1, 2, 3]
#> 6 [1, 2, 3, 1, 2, 3]
#> get IndexError list index out of range
#> 3 [1, 2, 3]
#> slice []
#> 3 [1, 2, 3]
#> end [1, 2, 3]
#> 3 [1, 2, 3]
#> step [1]
#> 3 [1, 2, 3]
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 3 [1, 2, 3]
#> set slice None
#> 5 [1, 2, 3, 97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 1
#> 3 [1, 2, 3]
#> del IndexError list assignment index out of range
#> 3 [1, 2, 3]
#> del slice None
#> 3 [1, 2, 3]
#> insert None
#> 4 [1, 2, 3, 5]
#> pop IndexError pop index out of range
#> 3 [1, 2, 3]
#> times [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]
#> 3 [1, 2, 3]
#> itimes [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]
#> 15 [1, 2, 3, 1, 2, 3, 1, 2]
#> get 3
#> 3 [1, 2, 3]
#> slice [3]
#> 3 [1, 2, 3]
#> end [1, 2]
#> 3 [1, 2, 3]
#> step [3, 2, 1]
#> 3 [1, 2, 3]
#> all []
#> 0 []
#> set None
#> 3 [1, 2, 7]
#> set slice None
#> 4 [1, 2, 97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 3
#> 3 [1, 2, 3]
#> del None
#> 2 [1, 2]
#> del slice None
#> 2 [1, 2]
#> insert None
#> 4 [1, 2, 5, 3]
#> pop 3
#> 2 [1, 2]
#> times []
#> 3 [1, 2, 3]
#> itimes []
#> 0 []
#> get IndexError list index out of range
#> 3 [1, 2, 3]
#> slice [1, 2, 3]
#> 3 [1, 2, 3]
#> end []
#> 3 [1, 2, 3]
#> step [3]
#> 3 [1, 2, 3]
#> all []
#> 0 []
#> set IndexError list assignment index out of range
#> 3 [1, 2, 3]
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign sequence of size 6 to extended slice of size 1
#> 3 [1, 2, 3]
#> del IndexError list assignment index out of range
#> 3 [1, 2, 3]
#> del slice None
#> 0 []
#> insert None
#> 4 [5, 1, 2, 3]
#> pop IndexError pop index out of range
#> 3 [1, 2, 3]
#> times []
#> 3 [1, 2, 3]
#> itimes []
#> 0 []
#> get IndexError bytearray index out of range
#> 0 []
#> slice bytearray(b'')
#> 0 []
#> end bytearray(b'')
#> 0 []
#> step ValueError slice step cannot be zero
#> 0 []
#> all ValueError slice step cannot be zero
#> 0 []
#> set IndexError bytearray index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError slice step cannot be zero
#> 0 []
#> del IndexError bytearray index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty bytearray
#> 0 []
#> times bytearray(b'')
#> 0 []
#> itimes bytearray(b'')
#> 0 []
#> get IndexError bytearray index out of range
#> 0 []
#> slice bytearray(b'')
#> 0 []
#> end bytearray(b'')
#> 0 []
#> step bytearray(b'')
#> 0 []
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step None
#> 6 [97, 98, 99, 100, 101, 102]
#> del IndexError bytearray index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty bytearray
#> 0 []
#> times bytearray(b'')
#> 0 []
#> itimes bytearray(b'')
#> 0 []
#> get IndexError bytearray index out of range
#> 0 []
#> slice bytearray(b'')
#> 0 []
#> end bytearray(b'')
#> 0 []
#> step bytearray(b'')
#> 0 []
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 0
#> 0 []
#> del IndexError bytearray index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty bytearray
#> 0 []
#> times bytearray(b'')
#> 0 []
#> itimes bytearray(b'')
#> 0 []
#> get IndexError bytearray index out of range
#> 0 []
#> slice bytearray(b'')
#> 0 []
#> end bytearray(b'')
#> 0 []
#> step bytearray(b'')
#> 0 []
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 0
#> 0 []
#> del IndexError bytearray index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty bytearray
#> 0 []
#> times bytearray(b'')
#> 0 []
#> itimes bytearray(b'')
#> 0 []
#> get IndexError bytearray index out of range
#> 0 []
#> slice bytearray(b'')
#> 0 []
#> end bytearray(b'')
#> 0 []
#> step bytearray(b'')
#> 0 []
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 0
#> 0 []
#> del IndexError bytearray index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty bytearray
#> 0 []
#> times bytearray(b'')
#> 0 []
#> itimes bytearray(b'')
#> 0 []
#> get IndexError bytearray index out of range
#> 0 []
#> slice bytearray(b'')
#> 0 []
#> end bytearray(b'')
#> 0 []
#> step bytearray(b'')
#> 0 []
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 0 []
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 0
#> 0 []
#> del IndexError bytearray index out of range
#> 0 []
#> del slice None
#> 0 []
#> insert None
#> 1 [5]
#> pop IndexError pop from empty bytearray
#> 0 []
#> times bytearray(b'')
#> 0 []
#> itimes bytearray(b'')
#> 0 []
#> get 1
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> slice bytearray(b'\x01\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> end bytearray(b'')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> step ValueError slice step cannot be zero
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> all ValueError slice step cannot be zero
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> set None
#> 16 [7, 2, 3, 4, 5, 6, 48, 49]
#> set slice None
#> 2 [97, 98]
#> set step ValueError slice step cannot be zero
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> del None
#> 15 [2, 3, 4, 5, 6, 48, 49, 50]
#> del slice None
#> 0 []
#> insert None
#> 17 [5, 1, 2, 3, 4, 5, 6, 48]
#> pop 1
#> 15 [2, 3, 4, 5, 6, 48, 49, 50]
#> times bytearray(b'')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> itimes bytearray(b'')
#> 0 []
#> get 2
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> slice bytearray(b'\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> end bytearray(b'\x01')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> step bytearray(b'\x01\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> all bytearray(b'')
#> 36 [1, 2, 3, 4, 5, 6, 48, 49]
#> set None
#> 16 [1, 7, 3, 4, 5, 6, 48, 49]
#> set slice None
#> 3 [1, 97, 98]
#> set step None
#> 6 [97, 98, 99, 100, 101, 102]
#> del None
#> 15 [1, 3, 4, 5, 6, 48, 49, 50]
#> del slice None
#> 1 [1]
#> insert None
#> 17 [1, 5, 2, 3, 4, 5, 6, 48]
#> pop 2
#> 15 [1, 3, 4, 5, 6, 48, 49, 50]
#> times bytearray(b'\x01\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> itimes bytearray(b'\x01\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> get 3
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> slice bytearray(b'\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> end bytearray(b'\x01\x02')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> step bytearray(b'\x01\x03\x0502468')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> all bytearray(b'')
#> 36 [1, 2, 3, 4, 5, 6, 48, 49]
#> set None
#> 16 [1, 2, 7, 4, 5, 6, 48, 49]
#> set slice None
#> 4 [1, 2, 97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 8
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> del None
#> 15 [1, 2, 4, 5, 6, 48, 49, 50]
#> del slice None
#> 2 [1, 2]
#> insert None
#> 17 [1, 2, 5, 3, 4, 5, 6, 48]
#> pop 3
#> 15 [1, 2, 4, 5, 6, 48, 49, 50]
#> times bytearray(b'\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> itimes bytearray(b'\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789')
#> 32 [1, 2, 3, 4, 5, 6, 48, 49]
#> get 6
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> slice bytearray(b'\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> end bytearray(b'\x01\x02\x03\x04\x05')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> step bytearray(b'\x01\x0649')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> all bytearray(b'')
#> 36 [1, 2, 3, 4, 5, 6, 48, 49]
#> set None
#> 16 [1, 2, 3, 4, 5, 7, 48, 49]
#> set slice None
#> 7 [1, 2, 3, 4, 5, 97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 4
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> del None
#> 15 [1, 2, 3, 4, 5, 48, 49, 50]
#> del slice None
#> 5 [1, 2, 3, 4, 5]
#> insert None
#> 17 [1, 2, 3, 4, 5, 5, 6, 48]
#> pop 6
#> 15 [1, 2, 3, 4, 5, 48, 49, 50]
#> times bytearray(b'\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> itimes bytearray(b'\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789\x01\x02\x03\x04\x05\x060123456789')
#> 80 [1, 2, 3, 4, 5, 6, 48, 49]
#> get 57
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> slice bytearray(b'9')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> end bytearray(b'\x01\x02\x03\x04\x05\x06012345678')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> step bytearray(b'9876543210\x06\x05\x04\x03\x02\x01')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> all bytearray(b'')
#> 36 [1, 2, 3, 4, 5, 6, 48, 49]
#> set None
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> set slice None
#> 17 [1, 2, 3, 4, 5, 6, 48, 49]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 16
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> del None
#> 15 [1, 2, 3, 4, 5, 6, 48, 49]
#> del slice None
#> 15 [1, 2, 3, 4, 5, 6, 48, 49]
#> insert None
#> 17 [1, 2, 3, 4, 5, 6, 48, 49]
#> pop 57
#> 15 [1, 2, 3, 4, 5, 6, 48, 49]
#> times bytearray(b'')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> itimes bytearray(b'')
#> 0 []
#> get 52
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> slice bytearray(b'456789')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> end bytearray(b'\x01\x02\x03\x04\x05\x060123')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> step bytearray(b'93\x04')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> all bytearray(b'')
#> 36 [1, 2, 3, 4, 5, 6, 48, 49]
#> set None
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> set slice None
#> 12 [1, 2, 3, 4, 5, 6, 48, 49]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 3
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> del None
#> 15 [1, 2, 3, 4, 5, 6, 48, 49]
#> del slice None
#> 10 [1, 2, 3, 4, 5, 6, 48, 49]
#> insert None
#> 17 [1, 2, 3, 4, 5, 6, 48, 49]
#> pop 52
#> 15 [1, 2, 3, 4, 5, 6, 48, 49]
#> times bytearray(b'')
#> 16 [1, 2, 3, 4, 5, 6, 48, 49]
#> itimes bytearray(b'')
#> 0 []
#> get 1
#> 3 [1, 2, 3]
#> slice bytearray(b'\x01\x02\x03')
#> 3 [1, 2, 3]
#> end bytearray(b'')
#> 3 [1, 2, 3]
#> step ValueError slice step cannot be zero
#> 3 [1, 2, 3]
#> all ValueError slice step cannot be zero
#> 3 [1, 2, 3]
#> set None
#> 3 [7, 2, 3]
#> set slice None
#> 2 [97, 98]
#> set step ValueError slice step cannot be zero
#> 3 [1, 2, 3]
#> del None
#> 2 [2, 3]
#> del slice None
#> 0 []
#> insert None
#> 4 [5, 1, 2, 3]
#> pop 1
#> 2 [2, 3]
#> times bytearray(b'')
#> 3 [1, 2, 3]
#> itimes bytearray(b'')
#> 0 []
#> get 2
#> 3 [1, 2, 3]
#> slice bytearray(b'\x02\x03')
#> 3 [1, 2, 3]
#> end bytearray(b'\x01')
#> 3 [1, 2, 3]
#> step bytearray(b'\x01\x02\x03')
#> 3 [1, 2, 3]
#> all bytearray(b'')
#> 0 []
#> set None
#> 3 [1, 7, 3]
#> set slice None
#> 3 [1, 97, 98]
#> set step None
#> 6 [97, 98, 99, 100, 101, 102]
#> del None
#> 2 [1, 3]
#> del slice None
#> 1 [1]
#> insert None
#> 4 [1, 5, 2, 3]
#> pop 2
#> 2 [1, 3]
#> times bytearray(b'\x01\x02\x03')
#> 3 [1, 2, 3]
#> itimes bytearray(b'\x01\x02\x03')
#> 3 [1, 2, 3]
#> get 3
#> 3 [1, 2, 3]
#> slice bytearray(b'\x03')
#> 3 [1, 2, 3]
#> end bytearray(b'\x01\x02')
#> 3 [1, 2, 3]
#> step bytearray(b'\x01\x03')
#> 3 [1, 2, 3]
#> all bytearray(b'')
#> 0 []
#> set None
#> 3 [1, 2, 7]
#> set slice None
#> 4 [1, 2, 97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 2
#> 3 [1, 2, 3]
#> del None
#> 2 [1, 2]
#> del slice None
#> 2 [1, 2]
#> insert None
#> 4 [1, 2, 5, 3]
#> pop 3
#> 2 [1, 2]
#> times bytearray(b'\x01\x02\x03\x01\x02\x03')
#> 3 [1, 2, 3]
#> itimes bytearray(b'\x01\x02\x03\x01\x02\x03')
#> 6 [1, 2, 3, 1, 2, 3]
#> get IndexError bytearray index out of range
#> 3 [1, 2, 3]
#> slice bytearray(b'')
#> 3 [1, 2, 3]
#> end bytearray(b'\x01\x02\x03')
#> 3 [1, 2, 3]
#> step bytearray(b'\x01')
#> 3 [1, 2, 3]
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 3 [1, 2, 3]
#> set slice None
#> 5 [1, 2, 3, 97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 1
#> 3 [1, 2, 3]
#> del IndexError bytearray index out of range
#> 3 [1, 2, 3]
#> del slice None
#> 3 [1, 2, 3]
#> insert None
#> 4 [1, 2, 3, 5]
#> pop IndexError pop index out of range
#> 3 [1, 2, 3]
#> times bytearray(b'\x01\x02\x03\x01\x02\x03\x01\x02\x03\x01\x02\x03\x01\x02\x03')
#> 3 [1, 2, 3]
#> itimes bytearray(b'\x01\x02\x03\x01\x02\x03\x01\x02\x03\x01\x02\x03\x01\x02\x03')
#> 15 [1, 2, 3, 1, 2, 3, 1, 2]
#> get 3
#> 3 [1, 2, 3]
#> slice bytearray(b'\x03')
#> 3 [1, 2, 3]
#> end bytearray(b'\x01\x02')
#> 3 [1, 2, 3]
#> step bytearray(b'\x03\x02\x01')
#> 3 [1, 2, 3]
#> all bytearray(b'')
#> 0 []
#> set None
#> 3 [1, 2, 7]
#> set slice None
#> 4 [1, 2, 97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 3
#> 3 [1, 2, 3]
#> del None
#> 2 [1, 2]
#> del slice None
#> 2 [1, 2]
#> insert None
#> 4 [1, 2, 5, 3]
#> pop 3
#> 2 [1, 2]
#> times bytearray(b'')
#> 3 [1, 2, 3]
#> itimes bytearray(b'')
#> 0 []
#> get IndexError bytearray index out of range
#> 3 [1, 2, 3]
#> slice bytearray(b'\x01\x02\x03')
#> 3 [1, 2, 3]
#> end bytearray(b'')
#> 3 [1, 2, 3]
#> step bytearray(b'\x03')
#> 3 [1, 2, 3]
#> all bytearray(b'')
#> 0 []
#> set IndexError bytearray index out of range
#> 3 [1, 2, 3]
#> set slice None
#> 2 [97, 98]
#> set step ValueError attempt to assign bytes of size 6 to extended slice of size 1
#> 3 [1, 2, 3]
#> del IndexError bytearray index out of range
#> 3 [1, 2, 3]
#> del slice None
#> 0 []
#> insert None
#> 4 [5, 1, 2, 3]
#> pop IndexError pop index out of range
#> 3 [1, 2, 3]
#> times bytearray(b'')
#> 3 [1, 2, 3]
#> itimes bytearray(b'')
#> 0 []
#> value IndexError bytearray index out of range
#> append None
#> value in slice None
#> find -1
#> in False
#> hex 
#> center bytearray(b'.........')
#> b''
#> value None
#> append None
#> value in slice None
#> find -1
#> in False
#> hex 43:44:41:04:05:06:30:31:32:33:34:35:36:37:38:39:30:31:32:33:34:35:36:37:38:39:42:30:31:32:33:34:35:36:37:38:39:30:31:32:33:34:35:36:37:38:39:30:31:32:33:34:35:36:37:38:39:30:31:32:33:34:35:36:37:38:39
#> center bytearray(b'CDA\x04\x05\x0601234567890123456789B01234567890123456789012345678901234567890123456789')
#> b'CDA\x04\x05\x0601234567890123456789B01234567890123456789012345678901234567890123456789'
#> value None
#> append None
#> value in slice None
#> find -1
#> in False
#> hex 
#> center bytearray(b'.........')
#> b''
#> tuple (2, 3)
#> range range(2, -1, -1)
#> not an int TypeError __index__ returned non-int (type str)
#> raises ZeroDivisionError division by zero
#> memoryview ValueError operation forbidden on released memoryview object
#> memoryview set ValueError operation forbidden on released memoryview object
