# The builtin __import__ is denied by the strict policy.
# expect-strict: NameError: __import__
# expect-standard: contained
__import__("math")
print("contained")
