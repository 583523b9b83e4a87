# A field of str.format that reads f_globals.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_globals = 'what a frame would tell'


victim = Frame()

found = "{0.f_globals}".format(victim)
print("contained")
