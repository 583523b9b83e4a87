# getattr with f_builtins put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

name = "".join(map(chr, (
    102, 95, 98, 117, 105, 108, 116, 105, 110, 115)))
found = getattr(victim, name)
print("contained")
