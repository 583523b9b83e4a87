# Lists changed while they are compared and searched.
# expect-strict: contained
# expect-standard: contained
items = []


class Evil:
    def __eq__(self, other):
        items.clear()
        return False


for action in (lambda: items == [1] * 20, lambda: items.index(5), lambda: items.count(5), lambda: 5 in items,
               lambda: items.remove(5)):
    items += [Evil() for _ in range(20)]
    try:
        action()
    except ValueError:
        pass
print("contained")
