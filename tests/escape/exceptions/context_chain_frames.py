# __context__ leads to earlier exceptions, whose frames are guarded.
# expect-strict: AttributeError: 'tb_frame'
# expect-standard: contained
try:
    try:
        1 / 0
    except ZeroDivisionError:
        [][0]
except IndexError as error:
    frame = error.__context__.__traceback__.tb_frame
print("ESCAPED" if "open" in frame.f_builtins else "contained")
