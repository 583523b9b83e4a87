# Keys that are kept alive.
# option: --max-memory 64 --max-time 20
# expect: memory_error
table = {}
while True:
    table["k" * 1000 + str(len(table))] = None
