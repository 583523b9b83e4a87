# Assigning tb_next.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

victim.tb_next = None
print("contained")
