# Elements whose __eq__ or __hash__ changes the set, raises, or returns random results.


def attempt(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error if not isinstance(error, KeyError) else "")


class Clears:
    def __init__(self, owner):
        self.owner = owner

    def __hash__(self):
        return 1

    def __eq__(self, other):
        self.owner.clear()
        return False


for name in ("add", "discard", "remove", "__contains__"):
    s = {1, 2, 3}
    attempt(lambda: getattr(s, name)(Clears(s)))
    print(name, len(s))
for name in ("issubset", "issuperset", "isdisjoint", "union", "intersection", "difference",
             "symmetric_difference", "update", "difference_update"):
    s = {1, 2, 3}
    try:
        result = getattr(s, name)([Clears(s), 2, 3])
        print(name, type(result).__name__, len(s))
    except Exception as error:
        print(name, type(error).__name__, error)


class Grows:
    def __init__(self, owner, answer_at):
        self.owner = owner
        self.answer_at = answer_at
        self.asked = 0

    def __hash__(self):
        return 1

    def __eq__(self, other):
        self.asked += 1
        for i in range(100):
            self.owner.add(i + 1000 * self.asked)
        return self.asked >= self.answer_at


s = {1}
element = Grows(s, 4)
print(element in s, len(s), element.asked)
s = {1}
element = Grows(s, 4)
s.update([element])
print(len(s), element.asked, element in list(s))


class NoHash:
    def __hash__(self):
        raise ValueError("no hash")


class NoEquality:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise ValueError("no equality")


attempt(lambda: {NoHash()})
attempt(lambda: NoHash() in set())
attempt(lambda: set().discard(NoHash()))
attempt(lambda: {NoEquality(), 1})
attempt(lambda: 1 in {NoEquality()})
attempt(lambda: {1} == {NoEquality()})
attempt(lambda: {1} - {NoEquality()})
attempt(lambda: {1} & {NoEquality()})


class ClearsInRepr:
    def __init__(self, owner):
        self.owner = owner

    def __repr__(self):
        self.owner.clear()
        return "cleared"


s = set()
s.update([ClearsInRepr(s)])
print(repr(s), s)


def endless():
    n = 0
    while True:
        yield n
        n += 1


numbers = endless()
print({1, 2}.intersection(numbers), next(numbers))

#> None
#> add 1
#> None
#> discard 0
#> KeyError 
#> remove 0
#> False
#> __contains__ 0
#> issubset bool 0
#> issuperset bool 0
#> isdisjoint bool 0
#> union set 0
#> intersection set 0
#> difference set 0
#> symmetric_difference set 0
#> update NoneType 3
#> difference_update NoneType 0
#> False 201 2
#> 202 2 True
#> ValueError no hash
#> ValueError no hash
#> ValueError no hash
#> ValueError no equality
#> ValueError no equality
#> ValueError no equality
#> ValueError no equality
#> ValueError no equality
#> {cleared} set()
#> {1, 2} 3
