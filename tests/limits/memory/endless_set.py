# A set that grows forever.
# option: --max-memory 64 --max-time 20
# expect: error:MemoryError
seen = set()
i = 0
while True:
    seen.add((i, i))
    i += 1
