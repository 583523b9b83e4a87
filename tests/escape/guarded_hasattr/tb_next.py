# hasattr tells whether there is tb_next.
# expect-strict: contained
# expect-standard: SystemError: seen
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

if hasattr(victim, "tb_next"):
    raise SystemError("seen")
print("contained")
