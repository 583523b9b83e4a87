# Keys with equal hashes make a dictionary quadratic.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
d = {}
for i in range(10 ** 7):
    d[i * (2 ** 61 - 1)] = i
