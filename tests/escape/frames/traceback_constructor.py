# The type of tracebacks makes one from a frame; frames are not available.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
try:
    1 / 0
except ZeroDivisionError as error:
    T = type(error.__traceback__)
T(None, 1, 2, 3)
print("ESCAPED")
