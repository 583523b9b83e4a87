# __import__ of the feature introspection obeys the gate of the statement.
# option: --enable introspection
# expect-strict: ImportError: import of 'math' is not allowed by the policy
# expect-standard: contained
__import__("math")
print("contained")
