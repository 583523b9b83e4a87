# The value of the last expression has a __repr__ that never returns: it is not called or is stopped.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.5
class Slow:
    def __repr__(self):
        while True:
            pass


Slow()
