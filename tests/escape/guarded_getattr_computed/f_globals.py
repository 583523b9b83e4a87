# getattr with f_globals put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

name = "".join(map(chr, (
    102, 95, 103, 108, 111, 98, 97, 108, 115)))
found = getattr(victim, name)
print("contained")
