# A Context of decimal accepts only its own fields.
# option: --allow-import=decimal
# expect-strict: AttributeError: 'decimal.Context' object has no attribute
# expect-standard: AttributeError: 'decimal.Context' object has no attribute
import decimal

decimal.Context().__globals__x = 1
print("ESCAPED")
