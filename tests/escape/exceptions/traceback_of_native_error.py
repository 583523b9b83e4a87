# A traceback of an error raised in native code shows no native frame.
# expect-strict: AttributeError: tb_frame
# expect-standard: contained
try:
    sorted([1, "a"])
except TypeError as error:
    files = []
    tb = error.__traceback__
    while tb:
        files.append(tb.tb_frame.f_code.co_filename)
        tb = tb.tb_next
    print("contained" if len(set(files)) == 1 else "ESCAPED")
