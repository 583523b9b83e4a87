# __index__ that shrinks the list it indexes.
# expect-strict: contained
# expect-standard: contained
items = list(range(100))


class Evil:
    def __index__(self):
        items.clear()
        return 50


results = []
for action in (lambda: items[Evil()], lambda: items[Evil():], lambda: items[:Evil()], lambda: items.pop(Evil()),
               lambda: items.insert(Evil(), 1), lambda: items.__setitem__(Evil(), 1),
               lambda: items.__delitem__(slice(0, Evil())), lambda: items.__setitem__(slice(0, Evil()), [1]),
               lambda: items.index(1, Evil())):
    items[:] = range(100)
    try:
        results.append(action())
    except (IndexError, ValueError):
        results.append("refused")
print("contained" if len(results) == 9 else "ESCAPED")
