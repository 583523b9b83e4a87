# getattr with tb_next put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

name = "".join(map(chr, (
    116, 98, 95, 110, 101, 120, 116)))
found = getattr(victim, name)
print("contained")
