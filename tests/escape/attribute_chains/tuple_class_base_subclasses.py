# The oldest chain: from a tuple to object, and from there to every class.
# expect-strict: AttributeError: '__base__'
# expect-standard: contained
found = ().__class__.__base__.__subclasses__()
bad = [c for c in found if c.__name__ in ("Popen", "FileLoader", "BuiltinImporter", "catch_warnings")]
print("ESCAPED" if bad else "contained")
