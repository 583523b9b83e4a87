# __self__ of a method of a list is the list.
# expect-strict: contained | AttributeError: __self__
# expect-standard: contained
items = [1]
print("contained" if items.append.__self__ is items else "ESCAPED")
