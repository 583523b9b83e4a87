# A field of str.format that reads f_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_code = 'what a frame would tell'


victim = Frame()

found = "{0.f_code}".format(victim)
print("contained")
