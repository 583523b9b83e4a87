# The frame of a traceback.
# expect-strict: AttributeError: tb_frame
# expect-standard: contained
try:
    1 / 0
except ZeroDivisionError as error:
    frame = error.__traceback__.tb_frame
    print("ESCAPED" if "open" in frame.f_globals or "open" in frame.f_builtins else "contained")
