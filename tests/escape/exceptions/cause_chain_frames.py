# __cause__ leads to the given exception.
# expect-strict: AttributeError: 'tb_frame'
# expect-standard: contained
try:
    try:
        1 / 0
    except ZeroDivisionError as first:
        raise ValueError from first
except ValueError as error:
    frame = error.__cause__.__traceback__.tb_frame
print("ESCAPED" if "open" in frame.f_builtins else "contained")
