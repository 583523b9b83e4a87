# Keys whose __eq__ or __hash__ changes the dict, raises, or claims to equal what is stored.


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


for name in ("get", "pop", "setdefault", "__contains__", "__getitem__", "__delitem__"):
    d = {1: 1, 2: 2, 3: 3}
    attempt(lambda: getattr(d, name)(Clears(d)))
    print(name, len(d))
d = {1: 1, 2: 2}
d[Clears(d)] = 5
print(len(d))


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
            self.owner[i + 1000 * self.asked] = i
        return self.asked >= self.answer_at


d = {1: "one"}
key = Grows(d, 4)
print(d.get(key), len(d), key.asked)


class Deletes(Grows):
    __hash__ = Grows.__hash__

    def __eq__(self, other):
        self.asked += 1
        self.owner.pop(other, None)
        return True


d = {1: "one", 2: "two"}
key = Deletes(d, 1)
attempt(lambda: d[key])
print(d)


class NoHash:
    def __hash__(self):
        raise ValueError("no hash")


class NoEquality:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise ValueError("no equality")


attempt(lambda: {NoHash(): 1})
attempt(lambda: NoHash() in {})
attempt(lambda: {}.get(NoHash()))
attempt(lambda: {}.pop(NoHash(), "default"))
attempt(lambda: {1: 2}.pop(NoHash(), "default"))
attempt(lambda: {NoEquality(): 1, 1: 2})
attempt(lambda: 1 in {NoEquality(): 1})
attempt(lambda: {1: 1} == {NoEquality(): 1})
attempt(lambda: {1: 2} | {NoEquality(): 1})
attempt(lambda: {1: NoEquality()} == {1: 2})


class Asked:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 1

    def __eq__(self, other):
        print("compared", self.name, "with", getattr(other, "name", other))
        return True


print({1: Asked("left")} == {1: Asked("right")})
print({Asked("left"): 1} == {Asked("right"): 1})
print(Asked("key") in {Asked("stored"): 1})
print((1, Asked("value")) in {1: Asked("stored")}.items())


class Claims(str):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return hash("a")


print({"a": 1}[Claims("z")], {Claims("q"): 1}["a"], "a" in {Claims("q")})
d = {Claims("q"): 1}
d["a"] = 2
print(len(d), d)


class ClearsInRepr:
    def __init__(self, owner):
        self.owner = owner

    def __repr__(self):
        self.owner.clear()
        return "cleared"


d = {}
d.update({1: ClearsInRepr(d), 2: 3, 4: 5})
print(repr(d), d)
d.update({1: ClearsInRepr(d), 2: 3})
print(repr(d.items()), d)


class Adds:
    def __init__(self, owner):
        self.owner = owner

    def __hash__(self):
        return 1

    def __eq__(self, other):
        self.owner[len(self.owner) + 100] = 1
        return False


source = {1: 1}
target = {Adds(source): 1}
attempt(lambda: target.update(source))
print(len(target), len(source))

#> None
#> get 0
#> KeyError 
#> pop 0
#> None
#> setdefault 1
#> False
#> __contains__ 0
#> KeyError 
#> __getitem__ 0
#> KeyError 
#> __delitem__ 0
#> 1
#> None 301 3
#> KeyError 
#> {2: 'two'}
#> ValueError no hash
#> ValueError no hash
#> ValueError no hash
#> 'default'
#> ValueError no hash
#> ValueError no equality
#> ValueError no equality
#> ValueError no equality
#> ValueError no equality
#> ValueError no equality
#> compared left with right
#> True
#> compared right with left
#> True
#> compared stored with key
#> True
#> compared stored with value
#> True
#> 1 1 True
#> 1 {'q': 2}
#> {1: cleared} {}
#> dict_items([(1, cleared), (2, 3)]) {}
#> RuntimeError dict mutated during update
#> 2 2
