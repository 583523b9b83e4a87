# In-place repetition of a list while it is iterated.
# option: --max-memory 64
# expect-strict: MemoryError: 
# expect-standard: MemoryError: 
x = [1]
for item in x:
    x *= 2
print("ESCAPED")
