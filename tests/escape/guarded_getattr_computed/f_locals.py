# getattr with f_locals put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

name = "".join(map(chr, (
    102, 95, 108, 111, 99, 97, 108, 115)))
found = getattr(victim, name)
print("contained")
