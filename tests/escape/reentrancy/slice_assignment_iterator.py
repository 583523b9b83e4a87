# Slice assignment from an iterator that empties the list.
# expect-strict: contained
# expect-standard: contained
x = list(range(100))


def changing():
    x.clear()
    yield from range(5)


x[10:90] = changing()
print("contained" if x == [0, 1, 2, 3, 4] else "ESCAPED")
