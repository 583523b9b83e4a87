# A Context of decimal takes its own fields only.
# option: --allow-import=decimal
# expect-strict: AttributeError: 'decimal.Context' object has no attribute
# expect-standard: AttributeError: 'decimal.Context' object has no attribute
import decimal

decimal.Context().__globals__x = 1
print("ESCAPED")
