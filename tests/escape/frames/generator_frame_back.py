# The caller's frame of a running generator (the route of CVE-2023-37271).
# expect-strict: AttributeError: gi_frame
# expect-standard: contained
def run():
    frames = []

    def g():
        frames.append(me.gi_frame.f_back)
        yield 1
    me = g()
    next(me)
    names = []
    frame = frames[0]
    while frame is not None:
        names += list(frame.f_globals)
        frame = frame.f_back
    return names


names = run()
print("ESCAPED" if "open" in names or "sys" in names or "os" in names else "contained")
