# A name of a million characters.
# option: --enable introspection
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
__import__("a" * 1000000)
print("ESCAPED")
