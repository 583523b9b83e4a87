# A key whose __eq__ never returns, met by a dictionary lookup.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
class Key:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        while True:
            pass


{Key(): 1}[Key()]
