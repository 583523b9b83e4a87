# Sorting with a comparison that never returns.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
class Evil:
    def __lt__(self, other):
        while True:
            pass


sorted([Evil(), Evil()])
