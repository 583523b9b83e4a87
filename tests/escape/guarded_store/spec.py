# Assigning __spec__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

victim.__spec__ = None
print("contained")
