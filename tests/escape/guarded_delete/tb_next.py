# Deleting tb_next.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: TypeError: can't delete tb_next attribute
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

delattr(victim, "tb_next")
print("contained")
