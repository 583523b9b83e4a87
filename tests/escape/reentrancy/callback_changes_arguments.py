# Iterators that change the container they fill.
# expect-strict: contained
# expect-standard: contained
items = []


def source():
    for i in range(50):
        items.clear() if i % 7 == 0 else items.append(i)
        yield i


items.extend(source())
items[1:3] = source()
items += source()
values = set()


def set_source():
    for i in range(50):
        values.clear()
        yield i


values.update(set_source())
print("contained" if "".join(str(len(x)) for x in (items, values)) else "ESCAPED")
