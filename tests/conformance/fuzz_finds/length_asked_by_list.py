# list(), [*x], extend() and sorted() get the length of an instance after its iterator; tuple() and
# set() do not get it.
class Sized:
    def __init__(self, length):
        self.length = length

    def __len__(self):
        print("len")
        return self.length

    def __iter__(self):
        print("iter")
        return iter([1])


class Hinted:
    def __init__(self, hint):
        self.hint = hint

    def __length_hint__(self):
        print("hint")
        return self.hint

    def __iter__(self):
        return iter([2])


def attempt(name, call):
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)


for value in (Sized(3), Sized(-1), Sized("x"), Sized(True), Hinted(2), Hinted(-1), Hinted("x"), Hinted(NotImplemented)):
    attempt("list", lambda: list(value))
    attempt("star", lambda: [*value])
    attempt("tuple", lambda: tuple(value))
    attempt("set", lambda: set(value))
    attempt("sorted", lambda: sorted(value))
    attempt("extend", lambda: [].extend(value))

#> iter
#> len
#> list [1]
#> iter
#> len
#> star [1]
#> iter
#> tuple (1,)
#> iter
#> set {1}
#> iter
#> len
#> sorted [1]
#> iter
#> len
#> extend None
#> iter
#> len
#> list ValueError __len__() should return >= 0
#> iter
#> len
#> star ValueError __len__() should return >= 0
#> iter
#> tuple (1,)
#> iter
#> set {1}
#> iter
#> len
#> sorted ValueError __len__() should return >= 0
#> iter
#> len
#> extend ValueError __len__() should return >= 0
#> iter
#> len
#> list [1]
#> iter
#> len
#> star [1]
#> iter
#> tuple (1,)
#> iter
#> set {1}
#> iter
#> len
#> sorted [1]
#> iter
#> len
#> extend None
#> iter
#> len
#> list [1]
#> iter
#> len
#> star [1]
#> iter
#> tuple (1,)
#> iter
#> set {1}
#> iter
#> len
#> sorted [1]
#> iter
#> len
#> extend None
#> hint
#> list [2]
#> hint
#> star [2]
#> tuple (2,)
#> set {2}
#> hint
#> sorted [2]
#> hint
#> extend None
#> hint
#> list ValueError __length_hint__() should return >= 0
#> hint
#> star ValueError __length_hint__() should return >= 0
#> tuple (2,)
#> set {2}
#> hint
#> sorted ValueError __length_hint__() should return >= 0
#> hint
#> extend ValueError __length_hint__() should return >= 0
#> hint
#> list TypeError __length_hint__ must be an integer, not str
#> hint
#> star TypeError __length_hint__ must be an integer, not str
#> tuple (2,)
#> set {2}
#> hint
#> sorted TypeError __length_hint__ must be an integer, not str
#> hint
#> extend TypeError __length_hint__ must be an integer, not str
#> hint
#> list [2]
#> hint
#> star [2]
#> tuple (2,)
#> set {2}
#> hint
#> sorted [2]
#> hint
#> extend None
