# Names that would be paths.
# option: --enable introspection --module-path .
# expect-strict: ImportError: | ModuleNotFoundError: 
# expect-standard: ImportError: | ModuleNotFoundError: 
__import__("../features/math_open")
print("ESCAPED")
