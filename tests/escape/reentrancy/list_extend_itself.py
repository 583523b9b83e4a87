# extend with an iterator that changes the list.
# expect-strict: contained
# expect-standard: contained
x = [1, 2, 3]


def changing():
    for i in range(1000):
        if i % 100 == 0:
            x.clear()
        yield i


x.extend(changing())
print("contained" if len(x) == 100 else "ESCAPED")
