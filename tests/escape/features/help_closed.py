# Without the feature there is no help().
# option: --disable help
# expect-strict: NameError: help
# expect-standard: NameError: help
help
print("ESCAPED")
