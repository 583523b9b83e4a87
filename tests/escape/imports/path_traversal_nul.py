# A name with a NUL and slashes.
# option: --enable introspection --module-path .
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
__import__("/etc/passwd\0")
print("ESCAPED")
