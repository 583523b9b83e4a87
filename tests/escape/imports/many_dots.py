# A name of a hundred thousand parts.
# option: --enable introspection
# expect-strict: ImportError: import of 'a' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ModuleNotFoundError: No module named 'a'
__import__(".".join(["a"] * 100000))
print("ESCAPED")
