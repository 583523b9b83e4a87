# The frames below the traceback's.
# expect-strict: AttributeError: tb_frame
# expect-standard: contained
def f():
    raise ValueError


try:
    f()
except ValueError as error:
    frame = error.__traceback__.tb_frame
    names = []
    while frame:
        names += list(frame.f_globals) + list(frame.f_locals)
        frame = frame.f_back
    print("ESCAPED" if "open" in names or "sys" in names else "contained")
