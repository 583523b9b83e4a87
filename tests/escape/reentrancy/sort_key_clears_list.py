# A sort key that clears the list while it is sorted: it is empty for that time, as in CPython.
# expect-strict: contained
# expect-standard: contained
x = list(range(100))


def key(item):
    x.clear()
    return item


x.sort(key=key)
print("contained" if x == list(range(100)) else "ESCAPED")
