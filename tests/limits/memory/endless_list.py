# A list that grows forever.
# option: --max-memory 64 --max-time 20
# expect: memory_error
values = []
while True:
    values.append(0)
