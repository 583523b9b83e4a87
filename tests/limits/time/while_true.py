# The shortest endless loop.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
while True:
    pass
