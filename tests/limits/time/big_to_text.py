# Hexadecimal text of a big number in a loop.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
a = (1 << 3000000) - 1
while True:
    hex(a), bin(a), int(hex(a), 16)
