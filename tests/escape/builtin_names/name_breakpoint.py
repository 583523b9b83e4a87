# The builtin breakpoint does not exist.
# expect-strict: NameError: breakpoint
# expect-standard: NameError: breakpoint
breakpoint
print("ESCAPED")
