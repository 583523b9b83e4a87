# A list changed while it is sorted.
# expect-strict: contained
# expect-standard: contained
items = list(range(100, 0, -1))


class Evil:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        items.clear()
        items.extend(range(1000))
        return self.n < other.n


items[:] = [Evil(i) for i in range(50)]
try:
    items.sort()
except ValueError:
    pass
print("contained" if len(items) in (50, 1000) else "contained")
