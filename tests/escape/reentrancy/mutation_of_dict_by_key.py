# A dictionary changed by the __eq__ and __hash__ of its keys.
# expect-strict: contained
# expect-standard: contained
d = {}
turns = 0


class Evil:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        global turns
        turns += 1
        if turns % 4:
            d.clear()
            for i in range(100):
                d[i] = i
        return False


for action in (lambda k: d[k], lambda k: d.get(k), lambda k: d.pop(k, 0), lambda k: d.setdefault(k, 1),
               lambda k: d.__setitem__(k, 1), lambda k: k in d, lambda k: d.update({k: 1}),
               lambda k: d == {Evil(): 1}):
    d.clear()
    d[Evil()] = 1
    try:
        action(Evil())
    except (KeyError, RuntimeError):
        pass
print("contained")
