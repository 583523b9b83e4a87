# getattr with tb_frame put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

name = "".join(map(chr, (
    116, 98, 95, 102, 114, 97, 109, 101)))
found = getattr(victim, name)
print("contained")
