# Subclasses of list: overriding, results of operators, extra attributes.
class Stack(list):
    """A stack."""

    def push(self, item):
        self.append(item)
        return self

    def peek(self):
        return self[-1] if self else None

    def __getitem__(self, index):
        if isinstance(index, str):
            return f"named {index}"
        return super().__getitem__(index)

    def __len__(self):
        return super().__len__() * 10


s = Stack([1, 2])
s.push(3).push(4)
print(s, s.peek(), s["x"], len(s), s[1:3], type(s[1:3]), s == [1, 2, 3, 4], isinstance(s, list), repr(s), str(s),
      type(s + [5]), type(s * 2), type(s.copy()), bool(Stack()), Stack("ab"), Stack.__doc__)
s.name = "my stack"
print(s.name, s.__dict__, [x for x in s], sorted(s, reverse=True), list(s), s.index(3), 4 in s, s < [2])


class Tracking(list):
    def __init__(self, *args):
        super().__init__(args)
        self.log = []

    def append(self, item):
        self.log.append(("append", item))
        super().append(item)

    def __setitem__(self, i, v):
        self.log.append(("set", i, v))
        super().__setitem__(i, v)

    def __delitem__(self, i):
        self.log.append(("del", i))
        super().__delitem__(i)

    def __iadd__(self, other):
        self.log.append("iadd")
        return super().__iadd__(other)


t = Tracking(1, 2, 3)
t.append(4)
t[0] = 10
del t[1]
t += [7]
t.extend([8])
t[0:1] = [5, 6]
print(t, t.log, type(t))


class Reverse(list):
    def __iter__(self):
        return iter(self[::-1])


r = Reverse([1, 2, 3])
print(list(r), [*r], tuple(r), [x for x in r], sum(r), sorted(r), r, "".join(map(str, r)), max(r))

#> [1, 2, 3, 4] 4 named x 40 [2, 3] <class 'list'> True True [1, 2, 3, 4] [1, 2, 3, 4] <class 'list'> <class 'list'> <class 'list'> False ['a', 'b'] A stack.
#> my stack {'name': 'my stack'} [1, 2, 3, 4] [4, 3, 2, 1] [1, 2, 3, 4] 2 True True
#> [5, 6, 3, 4, 7, 8] [('append', 4), ('set', 0, 10), ('del', 1), 'iadd', ('set', slice(0, 1, None), [5, 6])] <class '__main__.Tracking'>
#> [3, 2, 1] [3, 2, 1] (3, 2, 1) [3, 2, 1] 6 [1, 2, 3] [1, 2, 3] 321 3
