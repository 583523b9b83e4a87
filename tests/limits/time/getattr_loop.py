# An attribute lookup that never ends.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
class Lost:
    def __getattr__(self, name):
        while True:
            pass


hasattr(Lost(), "x")
