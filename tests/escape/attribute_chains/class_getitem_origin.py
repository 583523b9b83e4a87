# A generic alias forwards attributes to its origin; guarded ones stay guarded.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
found = list[int].__subclasses__()
print("ESCAPED" if any(c.__module__ == "os" for c in found) else "contained")
