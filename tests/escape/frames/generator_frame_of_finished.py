# A finished generator has no frame; a running one is inspected from within.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
g = (x for x in (1,))
list(g)
print("contained" if g.gi_frame is None else "ESCAPED")
