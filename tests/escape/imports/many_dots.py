# A name of a hundred thousand parts.
# option: --enable introspection
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
__import__(".".join(["a"] * 100000))
print("ESCAPED")
