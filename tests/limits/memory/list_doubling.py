# A list extended by itself.
# option: --max-time 20
# expect: error:MemoryError
values = [1]
while True:
    values.extend(values)
