# Names that would be paths.
# option: --enable introspection --module-path .
# expect-strict: ImportError: import of '' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named ''
__import__("../features/math_open")
print("ESCAPED")
