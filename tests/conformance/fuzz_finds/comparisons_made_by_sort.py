# For keys of one class, sort calls __lt__ and, if it returns NotImplemented, what < calls.
def attempt(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


class Declines:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        print("lt", self.value, other.value)
        return NotImplemented

    def __gt__(self, other):
        print("gt", self.value, other.value)
        return self.value > other.value

    def __repr__(self):
        return f"<{self.value}>"


class DeclinesAll(Declines):
    def __gt__(self, other):
        return NotImplemented


class Other(Declines):
    pass


attempt(lambda: sorted([Declines(2), Declines(1), Declines(3)]))
attempt(lambda: sorted([DeclinesAll(2), DeclinesAll(1)]))
attempt(lambda: sorted([Declines(2), Other(1)]))
attempt(lambda: sorted([3, 1, 2], key=Declines))
attempt(lambda: sorted([3, 1, 2], key=Declines, reverse=True))
attempt(lambda: min(Declines(2), Declines(1)))


class Answers(Declines):
    def __lt__(self, other):
        return [] if self.value < other.value else "x"


attempt(lambda: sorted([Answers(2), Answers(1), Answers(3)]))

#> lt 1 2
#> lt 1 2
#> gt 2 1
#> lt 3 1
#> lt 3 1
#> gt 1 3
#> lt 1 3
#> lt 1 3
#> gt 3 1
#> lt 3 2
#> lt 3 2
#> gt 2 3
#> [<1>, <2>, <3>]
#> lt 1 2
#> lt 1 2
#> TypeError '<' not supported between instances of 'DeclinesAll' and 'DeclinesAll'
#> lt 1 2
#> gt 2 1
#> [<1>, <2>]
#> lt 1 3
#> lt 1 3
#> gt 3 1
#> lt 2 1
#> lt 2 1
#> gt 1 2
#> lt 1 2
#> lt 1 2
#> gt 2 1
#> lt 2 3
#> lt 2 3
#> gt 3 2
#> lt 2 3
#> lt 2 3
#> gt 3 2
#> lt 2 1
#> lt 2 1
#> gt 1 2
#> [1, 2, 3]
#> lt 1 2
#> lt 1 2
#> gt 2 1
#> lt 3 1
#> lt 3 1
#> gt 1 3
#> lt 1 3
#> lt 1 3
#> gt 3 1
#> lt 3 2
#> lt 3 2
#> gt 2 3
#> [3, 2, 1]
#> lt 1 2
#> gt 2 1
#> <1>
#> [<3>, <2>, <1>]
