# __import__ of the feature introspection follows the rules of the import statement.
# option: --enable introspection
# expect-strict: ImportError: import of 'math' is not allowed by the policy
# expect-standard: contained
__import__("math")
print("contained")
