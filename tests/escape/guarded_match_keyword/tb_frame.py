# A class pattern that binds tb_frame.
# expect-strict: contained
# expect-standard: SystemError: matched
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

match victim:
    case object(tb_frame=found):
        raise SystemError("matched")
print("contained")
