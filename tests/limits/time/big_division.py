# Division of huge numbers in a loop.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
a = 1 << 2000000
b = (1 << 1000000) + 1
while True:
    a // b, a % b
