# __import__ with a level and globals of the guest.
# option: --enable introspection
# expect-strict: ImportError: 
# expect-standard: ImportError: 
__import__("_parser", {"__package__": "tomllib"}, None, ("x",), 1)
print("ESCAPED")
