# An item whose destruction… there is none: in-place repetition while it is iterated.
# option: --max-memory 64
# expect-strict: memory_error | MemoryError: 
# expect-standard: memory_error | MemoryError: 
x = [1]
for item in x:
    x *= 2
print("ESCAPED")
