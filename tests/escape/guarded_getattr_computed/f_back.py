# getattr with f_back put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

name = "".join(map(chr, (
    102, 95, 98, 97, 99, 107)))
found = getattr(victim, name)
print("contained")
