# A sort key that appends to the list while it is sorted.
# expect-strict: ValueError: list modified during sort
# expect-standard: ValueError: list modified during sort
x = list(range(100))


def key(item):
    x.append(item)
    return -item


x.sort(key=key)
print("ESCAPED")
