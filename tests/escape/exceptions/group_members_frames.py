# Exceptions within a group have tracebacks of their own.
# expect-strict: AttributeError: 'tb_frame'
# expect-standard: contained
def fail():
    1 / 0


try:
    try:
        fail()
    except ZeroDivisionError as error:
        raise ExceptionGroup("g", [error])
except ExceptionGroup as group:
    frame = group.exceptions[0].__traceback__.tb_frame
print("ESCAPED" if "open" in frame.f_builtins else "contained")
