# An int whose decimal text would take long.
# expect-strict: contained
# expect-standard: contained
print("contained")
1 << 10000
