# A field of str.format that reads __dict__.
# option: --allow-import=math
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import math

victim = math

found = "{0.__dict__}".format(victim)
print("contained")
