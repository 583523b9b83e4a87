# Frames have no constructor.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: TypeError: cannot create 'frame' instances
g = (x for x in ())
type(g.gi_frame)()
print("ESCAPED")
