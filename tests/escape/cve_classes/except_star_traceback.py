# The traceback of a matched part leads to frames like any other.
# expect-strict: AttributeError: 'tb_frame'
# expect-standard: contained
try:
    raise ExceptionGroup("g", [ValueError()])
except* ValueError as group:
    frame = group.__traceback__.tb_frame
    print("ESCAPED" if "open" in frame.f_builtins else "contained")
