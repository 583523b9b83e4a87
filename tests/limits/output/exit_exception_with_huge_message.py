# The message of the uncaught exception is huge.
# option: --max-time 20
# expect: error:ValueError
raise ValueError("x" * 10 ** 7)
