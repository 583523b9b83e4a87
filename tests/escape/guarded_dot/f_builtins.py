# Reading f_builtins with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
class Frame:
    f_builtins = 'what a frame would tell'


victim = Frame()

found = victim.f_builtins
print("contained")
