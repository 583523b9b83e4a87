# The parts of a bound method name getattr() only if the program has it.
# policy: {"builtins": {"remove": ["getattr"]}}
# expect-strict: AttributeError
# expect-standard: TypeError: cannot pickle builtin_function_or_method object without getattr()
[].append.__reduce__()
print("ESCAPED")
