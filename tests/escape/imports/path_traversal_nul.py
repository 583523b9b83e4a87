# A name with a NUL and slashes.
# option: --enable introspection --module-path .
# expect-strict: ImportError: import of '/etc/passwd
# expect-standard: ModuleNotFoundError: No module named '/etc/passwd
__import__("/etc/passwd\0")
print("ESCAPED")
