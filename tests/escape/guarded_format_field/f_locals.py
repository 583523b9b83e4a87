# A field of str.format that reads f_locals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_locals = 'what a frame would tell'


victim = Frame()

found = "{0.f_locals}".format(victim)
print("contained")
