# Modular powers of huge numbers, over and over.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
modulus = 10 ** 4000 + 1
while True:
    pow(3, 10 ** 3000, modulus)
