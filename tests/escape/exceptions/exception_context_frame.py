# The frame of the context of an exception.
# expect-strict: AttributeError: tb_frame
# expect-standard: contained
try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise ValueError
except ValueError as error:
    names = error.__context__.__traceback__.tb_frame.f_builtins
    print("ESCAPED" if "open" in names else "contained")
