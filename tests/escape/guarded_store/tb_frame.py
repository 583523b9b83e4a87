# Assigning tb_frame.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: readonly attribute
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

victim.tb_frame = None
print("contained")
