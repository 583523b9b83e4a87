# The module traceback formats; it walks no frames for a guest.
# option: --allow-import=traceback
# expect-strict: AttributeError: 'walk_tb'
# expect-standard: AttributeError: 'walk_tb'
import traceback

try:
    1 / 0
except ZeroDivisionError as error:
    traceback.walk_tb(error.__traceback__)
print("ESCAPED")
