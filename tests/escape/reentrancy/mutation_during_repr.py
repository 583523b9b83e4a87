# A list changed while it is shown.
# expect-strict: contained
# expect-standard: contained
items = []


class Evil:
    def __repr__(self):
        items.clear()
        return "x"


items += [Evil() for _ in range(20)]
text = repr(items)
print("contained" if text.startswith("[x") else "ESCAPED")
