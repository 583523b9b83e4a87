# A power with a hundred million digits.
# option: --allow-import *
# option: --max-time 1
# expect: timeout
# max-seconds: 2.5
x = 7 ** (10 ** 8)
print(x % 10)
