# Assigning __dict__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
import math

victim = math

victim.__dict__ = None
print("contained")
