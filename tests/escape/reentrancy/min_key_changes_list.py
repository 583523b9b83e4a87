# The key function of min() empties the list.
# expect-strict: contained
# expect-standard: contained
x = list(range(100))


def key(item):
    x.clear()
    return item


print("contained" if min(x, key=key) == 0 else "ESCAPED")
