# Reading tb_next with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

found = victim.tb_next
print("contained")
