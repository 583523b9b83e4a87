# Conditions that compare sets: all operators, both kinds of sets, subclasses, and elements that only == can tell apart.


def conditions(left, right):
    found = ""
    if left < right:
        found += "<"
    if left <= right:
        found += "≤"
    if left == right:
        found += "="
    if left != right:
        found += "≠"
    if left >= right:
        found += "≥"
    if left > right:
        found += ">"
    while not left <= right:
        found += "!"
        break
    return found


class Derived(set):
    pass


class Deciding(frozenset):
    def __le__(self, other):
        return "a true text"

    def __gt__(self, other):
        return []


samples = [set(), {1}, {1, 2}, {2, 3}, {1, 33, 65}, {33}, {"a", "b"}, {"a"}, {(1, 2), (3, 4)}, {(1, 2)}, {1.0, True},
           set(range(100)), set(range(0, 100, 3)), {1 << 70, None, ...}, {None}]
for left in samples:
    print([conditions(left, right) for right in samples])
    frozen = frozenset(left)
    hash(frozen)
    assert [conditions(frozen, right) for right in samples] == [conditions(left, right) for right in samples]
    assert [conditions(left, frozenset(right)) for right in samples] == [conditions(left, right) for right in samples]
print(conditions(Derived([1]), {1, 2}), conditions({1}, Derived([1])), conditions(Deciding([1, 2]), {1}),
      conditions({1, 2}, Deciding([1])))

for other in (1, [1], None, {1: 2}, {1: 2}.keys()):
    try:
        print(conditions({1}, other))
    except TypeError as error:
        print(error)


class Key:
    def __init__(self, number, answer=None):
        self.number, self.answer = number, answer

    def __hash__(self):
        return 7

    def __eq__(self, other):
        calls.append((self.number, other.number))
        if self.answer is not None:
            return self.answer()
        return self.number == other.number


def fail():
    raise LookupError("asked")


calls = []
few, many = {Key(1), Key(2)}, {Key(number) for number in range(4)}
calls.clear()
print(conditions(few, many), len(calls) > 4, conditions({Key(9)}, many))
for answer in (fail, lambda: many.clear(), lambda: few.add(Key(5)) or True, lambda: True):
    many = {Key(8, answer), 10, 11}
    try:
        if {Key(9)} <= many:
            print("subset", len(many))
        else:
            print("none", len(many))
    except LookupError as error:
        print(error)

#> ['≤=≥', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠', '<≤≠']
#> ['≠≥>!', '≤=≥', '<≤≠', '≠!', '<≤≠', '≠!', '≠!', '≠!', '≠!', '≠!', '≤=≥', '<≤≠', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠≥>!', '≤=≥', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠≥>!', '<≤≠', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≤=≥', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '<≤≠', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠≥>!', '≠!', '≠!', '≤=≥', '≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠≥>!', '<≤≠', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '<≤≠', '≤=≥', '≠!', '≠!', '≠!', '≠!', '≠!', '<≤≠', '<≤≠', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '≤=≥', '≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '<≤≠', '≤=≥', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≤=≥', '≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '<≤≠', '≤=≥', '≠!', '≠!', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≤=≥', '<≤≠', '≠!', '<≤≠', '≠!', '≠!', '≠!', '≠!', '≠!', '≤=≥', '<≤≠', '≠!', '≠!', '≠!']
#> ['≠≥>!', '≠≥>!', '≠≥>!', '≠≥>!', '≠≥>!', '≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠≥>!', '≤=≥', '≠≥>!', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '<≤≠', '≤=≥', '≠!', '≠!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≤=≥', '≠≥>!']
#> ['≠≥>!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '≠!', '<≤≠', '≤=≥']
#> <≤≠ ≤=≥ ≤≠≥ ≠≥>!
#> '<' not supported between instances of 'set' and 'int'
#> '<' not supported between instances of 'set' and 'list'
#> '<' not supported between instances of 'set' and 'NoneType'
#> '<' not supported between instances of 'set' and 'dict'
#> ≤=≥
#> <≤≠ True ≠!
#> asked
#> none 0
#> subset 3
#> subset 3
