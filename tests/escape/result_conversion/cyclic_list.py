# The result is a list that contains itself: it is cut off, not followed forever.
# expect-strict: contained
# expect-standard: contained
x = []
x.append(x)
print("contained")
x
