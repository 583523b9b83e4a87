# A frame kept after its function has ended shows the variables of that function, not of a later one.
# expect-strict: AttributeError: 'tb_next'
# expect-standard: contained
def first():
    x = "first"
    1 / 0


def second():
    x = "second"
    return x


try:
    first()
except ZeroDivisionError as error:
    frame = error.__traceback__.tb_next.tb_frame
second()
print("contained" if frame.f_locals["x"] == "first" else "ESCAPED")
