# A built-in function takes no attributes: it is shared between sandboxes.
# expect-strict: AttributeError: 'builtin_function_or_method'
# expect-standard: AttributeError: 'builtin_function_or_method'
len.poison = 1
print("ESCAPED")
