# A dictionary that grows forever.
# option: --max-memory 64 --max-time 20
# expect: error:MemoryError
table = {}
i = 0
while True:
    table[i] = str(i)
    i += 1
