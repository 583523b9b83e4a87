# Endless iterators that yield nothing use fuel too.
# option: --allow-import=itertools --max-steps=3000000
# expect: step_limit
# max-seconds: 5
import itertools
next(itertools.chain.from_iterable(itertools.repeat(())))
