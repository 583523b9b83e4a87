# next of a filter that never finds anything.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
next(filter(None, iter(int, 1)))
