# A descriptor names the class that it belongs to; from there only guarded names lead on.
# expect-strict: AttributeError: '__subclasses__'
# expect-standard: contained
found = str.upper.__objclass__.__subclasses__()
print("ESCAPED" if any(c.__module__ == "os" for c in found) else "contained")
