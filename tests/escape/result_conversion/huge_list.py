# A million items.
# expect-strict: contained
# expect-standard: contained
print("contained")
[0] * 1000000
