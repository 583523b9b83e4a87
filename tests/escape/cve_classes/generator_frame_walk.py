# CVE-2023-37271: a generator expression that reads its own frame and walks back.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: contained
g = (g.gi_frame.f_back.f_back for x in [1])
found = [x for x in g]
names = [] if found[0] is None else found[0].f_globals
print("ESCAPED" if "open" in names else "contained")
