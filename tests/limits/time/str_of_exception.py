# The uncaught exception has a __str__ that never returns.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
class Slow(Exception):
    def __str__(self):
        while True:
            pass


raise Slow()
