# An iterator is reduced to the builtin iter of the run, not of the host.
# expect-strict: AttributeError: '__reduce__'
# expect-standard: contained
function = iter([1]).__reduce__()[0]
print("contained" if function is iter else "ESCAPED")
