# A name of a million characters.
# option: --enable introspection
# expect-strict: ImportError: import of
# expect-standard: ModuleNotFoundError: No module named
__import__("a" * 1000000)
print("ESCAPED")
