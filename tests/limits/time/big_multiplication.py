# Squaring until it takes too long.
# option: --allow-import *
# option: --max-time 1 --max-memory 200
# expect: timeout
# max-seconds: 2.5
x = 3
while True:
    x = x * x
