# expect: timeout
# option: --allow-import decimal --max-time 0.2
# max-seconds: 2
# Work on a million digits ends soon after the time is up.
from decimal import *

getcontext().prec = 10**6
x = Decimal('7' * 100001)
while True:
    pow(x, x, x - 2)
