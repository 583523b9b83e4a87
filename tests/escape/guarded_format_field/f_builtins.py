# A field of str.format that reads f_builtins.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

found = "{0.f_builtins}".format(victim)
print("contained")
