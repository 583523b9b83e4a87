# Deleting __loader__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

delattr(victim, "__loader__")
print("contained")
