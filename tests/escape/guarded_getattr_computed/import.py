# getattr with __import__ put together of numbers.
# option: --allow-import=builtins
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
import builtins

victim = builtins

name = "".join(map(chr, (
    95, 95, 105, 109, 112, 111, 114, 116, 95, 95)))
found = getattr(victim, name)
print("contained")
