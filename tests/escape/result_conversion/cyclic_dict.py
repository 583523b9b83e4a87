# The result is a dict that contains itself.
# expect-strict: contained
# expect-standard: contained
x = {}
x["x"] = x
print("contained")
x
