# zip over iterators of one list that is emptied.
# expect-strict: contained
# expect-standard: contained
x = [1, 2, 3, 4]


def second():
    x.clear()
    yield 5


print("contained" if list(zip(iter(x), second())) == [(1, 5)] else "ESCAPED")
