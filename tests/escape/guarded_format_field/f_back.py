# A field of str.format that reads f_back.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_back = 'what a frame would tell'


victim = Frame()

found = "{0.f_back}".format(victim)
print("contained")
