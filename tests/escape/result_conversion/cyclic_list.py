# The result is a list that holds itself: it is cut, not followed for ever.
# expect-strict: contained
# expect-standard: contained
x = []
x.append(x)
print("contained")
x
