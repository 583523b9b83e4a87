# getattr with f_code put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

name = "".join(map(chr, (
    102, 95, 99, 111, 100, 101)))
found = getattr(victim, name)
print("contained")
