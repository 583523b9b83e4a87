# Deleting __dict__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
import math

victim = math

delattr(victim, "__dict__")
print("contained")
