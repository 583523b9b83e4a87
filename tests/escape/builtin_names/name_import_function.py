# The builtin __import__ is denied by the strict policy.
# expect-strict: NameError: __import__
# expect-standard: contained | NameError: __import__ | ImportError: | ModuleNotFoundError: 
__import__("math")
print("contained")
