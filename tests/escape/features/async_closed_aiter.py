# The feature async closed: no aiter, no anext.
# option: --disable async
# expect-strict: NameError: aiter
# expect-standard: NameError: aiter
aiter
print("ESCAPED")
