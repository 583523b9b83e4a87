# Reading __spec__ with the dot.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

found = victim.__spec__
print("contained")
