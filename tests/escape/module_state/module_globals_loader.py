# __loader__ and __spec__ among the globals.
# expect-strict: contained
# expect-standard: contained
found = []
try:
    found.append(__loader__)
except NameError:
    pass
try:
    found.append(__spec__)
except NameError:
    pass
print("contained" if all(x is None for x in found) else "ESCAPED")
