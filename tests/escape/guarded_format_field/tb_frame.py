# A field of str.format that reads tb_frame.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
try:
    1 / 0
except ZeroDivisionError as error:
    victim = error.__traceback__

found = "{0.tb_frame}".format(victim)
print("contained")
