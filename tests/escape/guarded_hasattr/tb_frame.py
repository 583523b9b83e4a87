# hasattr tells whether there is tb_frame.
# expect-strict: contained
# expect-standard: SystemError: seen
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

if hasattr(victim, "tb_frame"):
    raise SystemError("seen")
print("contained")
