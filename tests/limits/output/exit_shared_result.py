# The value of the last expression shares its parts: as a tree it would be huge.
# option: --max-time 5
# expect: ok
# max-seconds: 8
value = [0]
for _ in range(64):
    value = [value, value]
value
